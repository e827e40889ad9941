# What only a replay says: branches, lists of hands, details of a step, and the hand as text.

branch-move = { $name }: { $action }
branch-cards = Other cards
branch-cards-move = { $name }: { $action }, other cards
branch-anew = What you could not see was dealt anew.
hand-line = Hand { $hand }: { $players } players
hand-line-named = Hand { $hand }: { $players } players, { $title }

## The hand as text, outside the frame of a page

page-title = A hand to step through
page-text = The hand as text
page-how = To step through it here, trust this notebook (command palette: Trust Notebook), or open the page that was exported with it.
page-question = Question: { $text }
page-rest = What follows the question is not told here.
page-hand = Hand { $hand }

## In the front end

ui-study = This step
ui-hands = Hands
ui-hand-of = Hand { $hand } of { $hands }
ui-hand-next = Next hand
ui-hand-previous = Previous hand
ui-hand-here = shown now
ui-questions = { $count ->
    [one] { $count } question
   *[other] { $count } questions
  }
ui-score = { $right } of { $asked } right
ui-show-everything = Show everything
ui-viewpoint = Seen by
ui-viewpoint-all = Everybody
ui-reckon = Reckon this step
ui-shares = Shares of the pot
ui-shares-exact = Exact, deals counted: { $deals }
ui-shares-drawn = About, deals drawn at random: { $deals }
ui-shares-none = Fewer than two hands are live.
ui-share-unknown = cards not known
ui-odds = { $name } pays { $call } into { $pot } and needs { $needs } %.
ui-odds-none = There is nothing to call.
ui-price = The price
ui-decided = Why { $name } did this
ui-decided-none = There is no record of a decision at this step.
ui-option = Option
ui-option-share = How often
ui-option-value = Chips
ui-lines = What if
ui-line-main = Back to the hand as played
ui-mark = Mark
ui-mark-none = nothing
ui-mark-pot = Pot
ui-help-hand = one hand
