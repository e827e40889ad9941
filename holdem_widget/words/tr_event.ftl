# Event Hold'em, in Turkish: what is said at the table, the clock, the charge and the points, the club and its shop.
# Not proofread by a native speaker yet.
# $you is "yes" or "no": whether the reader is the one who acts; $name is the player's name otherwise, never with a suffix.

## Phrases and emoticons that can be sent (E-4.1)

talk-hello = Merhaba!
talk-good-luck = Bol şans!
talk-nice-hand = Güzel el!
talk-well-played = İyi oynadın.
talk-thank-you = Teşekkürler.
talk-sorry = Pardon!
talk-never-mind = Önemli değil.
talk-your-turn = Sıra sende.
talk-wow = Vay be!
talk-unlucky = Şanssızlık oldu.
talk-good-game = İyi oyundu.
talk-goodbye = Hoşça kal!
talk-smile = :-)
talk-wink = ;-)
talk-laugh = :-D
talk-cool = B-)
talk-surprised = :-O
talk-sad = :-(
talk-river = River verir, river alır.
talk-bluff = Bu blöf müydü?
talk-patience = Beklerim, acelem yok.
talk-math = Bana yarayan kartları saydım.
talk-bow = Şapka çıkarıyorum.

## The log

log-talk = { $you ->
    [yes] Sen: { $phrase }
   *[no] { $name }: { $phrase }
  }
log-join = { $you ->
    [yes] Masaya { $chips } fişle oturdun
   *[no] { $name } masaya { $chips } fişle oturdu
  }
log-charge-one = Pottan kesilen: { $chips }
log-charge-main = Ana pottan kesilen: { $chips }
log-charge-side = Yan pot { $n } kesintisi: { $chips }
log-points = { $you ->
    [yes] { $points } puan kazandın
   *[no] { $name } { $points } puan kazandı
  }
log-lost = { $you ->
    [yes] Bu masayla bağlantın koptu: oyundan çıktın (E-1.4)
   *[no] { $name } bağlantısını kaybetti
  }
time-up = { $you ->
    [yes] Süren doldu
   *[no] { $name } süresini doldurdu
  }
preselected = Sıran gelince: { $what }
preselected-nothing = Sıradaki hamlen için bir şey seçilmedi
verdict-charged = { $why } · kesinti { $charge }, ödenen { $pays } (E-5.2)
verdict-charged-alone = kesinti { $charge }, ödenen { $pays } (E-5.2)

## The end for you

title-left = Oyundan çıktın
you-left = Masadan ayrıldın. Fiş hesabına geçen: { $chips }.
