# Event Hold'em: what is said at the table, the clock, the charge and the points, the club and its shop.
# $you is "yes" or "no": whether the reader is the one who acts; $name is the player's name otherwise.

## Phrases and emoticons that can be sent (E-4.1)

talk-hello = Hello!
talk-good-luck = Good luck!
talk-nice-hand = Nice hand!
talk-well-played = Well played.
talk-thank-you = Thank you.
talk-sorry = Sorry!
talk-never-mind = Never mind.
talk-your-turn = It is your turn.
talk-wow = Wow!
talk-unlucky = That was unlucky.
talk-good-game = Good game.
talk-goodbye = Goodbye!
talk-smile = :-)
talk-wink = ;-)
talk-laugh = :-D
talk-cool = B-)
talk-surprised = :-O
talk-sad = :-(
talk-river = The river giveth, the river taketh away.
talk-bluff = Was that a bluff?
talk-patience = I can wait.
talk-math = I counted my outs.
talk-bow = I take my hat off.

## The log

log-talk = { $you ->
    [yes] You: { $phrase }
   *[no] { $name }: { $phrase }
  }
log-join = { $you ->
    [yes] You join the table with { $chips }
   *[no] { $name } joins the table with { $chips }
  }
log-charge-one = { $chips } of the pot are charged
log-charge-main = { $chips } of the main pot are charged
log-charge-side = { $chips } of side pot { $n } are charged
log-points = { $you ->
    [yes] { $points ->
        [one] You earn { $points } point
       *[other] You earn { $points } points
      }
   *[no] { $points ->
        [one] { $name } earns { $points } point
       *[other] { $name } earns { $points } points
      }
  }
log-lost = { $you ->
    [yes] The connection to this table was lost: you are out of the game (E-1.4)
   *[no] The connection of { $name } was lost
  }
time-up = { $you ->
    [yes] Your time is up
   *[no] The time of { $name } is up
  }
preselected = When your turn comes: { $what }
preselected-nothing = Nothing is chosen for your next turn
verdict-charged = { $why } · { $charge } charged, { $pays } paid out (E-5.2)
verdict-charged-alone = { $charge } charged, { $pays } paid out (E-5.2)

## The end for you

title-left = You are out
you-left = You have left the table. { $chips } went to your chip account.
