# Asterism, English

play-opponents = Your opponents: { $bots }.
list-and = { $rest } and { $last }
list-you = You

play-prompt = Your move (? for help):
play-help =
    Type a move in the game's notation, for example { $example }.
      l        list all legal moves; #3 then plays the third
      b        show the table again
      r { $rule }    read a rule
      u        take back your last move, if nothing hidden has been revealed since
      q        save and quit; you can continue later
play-not-on-the-list = { $count ->
    [one] There is only one move, #1; there is no #{ $number }.
   *[other] There are { $count } moves; there is no #{ $number }.
}
play-no-such-rule = There is no rule { $rule }.
play-taken-back = Taken back: { $move }.
play-nothing-to-take-back = You have not moved yet.
play-too-late-to-take-back = Something hidden has been revealed since your last move, so it stands.
play-saved = Saved. Continue with:  asterism play --resume { $path }
play-over = The match is over.
play-drawn = The match is a draw.
play-result = { $rank }. { $player }: { $score }
play-watch-again = Watch it again with:  asterism replay { $path }
play-look-back = See which decisions cost the most:  asterism review { $path }
play-preparing = Preparing the game (only the first time)…

app-home = Asterism, home
app-language = Language
app-rules = The rules
app-loading = One moment…
app-unreachable = The server cannot be reached.
app-comes-back = This page tries again by itself.
app-again = Try again
app-cancel = Cancel
app-no-such-page = There is no such page.

# Tables that are played in the browser itself, without a server.
local-offline = No connection: matches against bots, alone and on this device run in your browser. Invitations, public tables, accounts and ratings wait for the network.
local-needs-server = This needs a server, and this page has none.
local-loading = Loading the games: { $percent } %
local-starting = Starting the games…
local-missing = The games could not be loaded into your browser. This needs the network once.
local-updated = Asterism has been updated. Your matches are kept: reload the page to go on.
local-reload = Reload
local-not-kept = This window keeps nothing: the match is gone when you close it. The record can be saved when it is over.
local-here = in this browser
local-delete = Delete
local-delete-sure = Delete this match from this browser for good?
local-invite-later = Invitations wait for the network

setting-theme = Appearance
setting-theme-system = Same as the device
setting-theme-light = Light
setting-theme-dark = Dark
setting-motion = Motion
setting-motion-system = Same as the device
setting-motion-reduced = Reduced
setting-motion-full = Full
setting-speed = Speed of turns
setting-speed-calm = Calm
setting-speed-normal = Normal
setting-speed-fast = Fast
setting-sound = Sounds
setting-sound-off = Off
setting-sound-on = On

link-title = Another device
link-note = Continue here as the person who made this link, with the same name, tables and matches. The link works only once.
link-claim = Continue here
link-done = You are now the same person on this device.
link-done-as = You are now { $name } on this device too.
link-used = This link has been used or is too old. Make a new one on the other device.
device-title = Continue on another device
device-note = Go on playing on your phone or tablet, with the same name, tables and matches, without an account.
device-make = Make a link
device-again = Make a new link
device-link = Link for the other device
device-how = Open this link on the other device, or scan it with its camera. It works once, for { $minutes } minutes. Do not show it to anybody else.

account-title = Account
account-none = You play without an account: this browser remembers you.
account-signed-in = Signed in as { $login }.
account-open = Create an account
account-open-note = A name and a password with which you can sign in on any device. Your tables and matches stay yours.
account-sign-in = Sign in
account-sign-in-note = From then on you play as the owner of this account. What you have played here without it does not come along.
account-sign-out = Sign out
account-sign-out-everywhere = Sign out on all devices
account-login = Account name
account-password = Password
account-old-password = Current password
account-new-password = New password (at least 8 characters)
account-change-password = Change the password
account-password-note = All other devices have to sign in again.
account-data = Your data
account-data-note = Everything this server knows about you, to take with you or to erase.
account-export = Download
account-erase = Erase everything
account-erase-note = Your name and your chat disappear from every table, bots take over your seats, and the account is gone. This cannot be undone.
account-erase-sure = Yes, erase everything

# Notifications: what they say, and where they are turned on

push-turn = { $count ->
    [0] It is your turn.
   *[other] It is your turn, at the table with { $others }.
}
    .club = { $concerned }: it is your turn.
push-reminder = { $hours ->
    [one] You have an hour left for your move.
   *[other] You have { $hours } hours left for your move.
}
    .club = { $hours ->
    [one] { $concerned }: an hour is left for your move.
   *[other] { $concerned }: { $hours } hours are left for your move.
}
push-deal = Everybody is seated. The deal waits for your browser: open the table once.
    .club = Everybody is seated. The deal waits for the browser of { $concerned }.
push-invitation = { $count ->
    [0] A seat at a new table is kept for you.
   *[other] A seat is kept for you at a new table with { $others }.
}
    .club = A seat at a new table is kept for { $concerned }.
push-over = { $count ->
    [0] The match is over.
   *[other] The match with { $others } is over.
}
    .club = The match is over.
push-evening = An evening of { $game } is open, and everybody can join.
push-round = Round { $round } of { $rounds } has begun.
push-standings = The evening is over. Its page has the standings.
push-test = This is what a notification looks like.

push-ask = Notify me when it is my turn
push-ask-on = You will be notified when it is your turn.
push-title = Notifications
push-note = When it is your turn at a table with days per move, when your time is running out, and when a seat is kept for you. Never what is hidden.
push-enable = Turn on in this browser
push-disable = Turn off in this browser
push-blocked = This browser blocks notifications from this page. Allow them in the browser’s settings for this site, then try again.
push-unsupported = This browser cannot receive notifications from web pages.
push-insecure = Notifications need an encrypted address (https), and this page has none.
push-install = On this device notifications need the app: choose Share, then “Add to Home Screen”, and open Asterism from there.
push-failed = The browser could not reach its push service. Try again later.
push-devices = Who is notified
push-this-device = this browser
push-club = for a club
push-remove = Remove
push-remove-label = Remove { $name }
push-sample = Test
push-sample-label = Test { $name }
push-sample-sent = Sent to { $name }. It should arrive in a moment.
push-error-unreachable = The last notification did not arrive: the address cannot be reached.
push-error-slow = The last notification did not arrive: the answer took too long.
push-error-private = The last notification did not arrive: the address is in a private network.
push-error-status = The last notification did not arrive: the answer was { $status }.
push-quiet = Quiet hours
push-quiet-note = Nothing arrives during these hours. Afterwards you get one notification per table, if there is still something to tell.
push-quiet-begins = From
push-quiet-ends = To
push-quiet-zone = Time zone: { $zone }
push-quiet-save = Save
push-quiet-saved = Saved.
push-webhook = Webhook
push-webhook-note = The server can also send a message to an address of yours, such as a channel of a chat program.
push-webhook-url = Address (https://…)
push-webhook-for = Who it is for
push-webhook-webhook = For me
push-webhook-webhook-note = What you are notified of in your browsers, too.
push-webhook-club = For a club
push-webhook-club-note = Whose turn it is, for everybody at your tables with days per move; and the evenings that you organise: when one is open, when a round begins, when it is over.
push-webhook-add = Add
push-webhook-secret = Every message is signed with this secret. It is shown only once:

settings-title = Settings
settings-note = They take effect at once, in this browser only.

texts-title = Texts of this server
texts-terms = Terms of use
texts-imprint = Imprint

lobby-welcome = Games under the night sky
lobby-lead = Play against bots right away, or send friends a link. No account needed.
lobby-lead-alone = Play against bots right away, in this browser. No account needed.
lobby-name = Your name
lobby-guest = Guest
lobby-seats = Players
lobby-play = Play
lobby-play-note = { $bots ->
    [0] right away, on your own
    [one] right away, against { $bots } bot
   *[other] right away, against { $bots } bots
}
lobby-invite = Invite friends
lobby-friends-label = How many friends; bots take the other seats
lobby-friends = { $count ->
    [one] { $count } friend
   *[other] { $count } friends
}
lobby-options = Options
lobby-advanced = Advanced: every option
lobby-recommended = { $seats ->
    [one] recommended for one player
   *[other] recommended for { $seats } players
}
lobby-start-with = New here? Start with { $game }:
lobby-start-lesson = learn it in a few minutes
lobby-facts = About this game
lobby-players = { $from ->
    [1] { $to ->
        [1] 1 player
       *[other] 1 to { $to } players
    }
   *[other] { $from } to { $to } players
}
lobby-minutes = { $from }–{ $to } minutes
lobby-difficulty = { $difficulty ->
    [easy] easy to learn
    [medium] a few rules to learn
   *[demanding] takes a match to learn
}
lobby-continue = Continue: { $game }
lobby-under-way = { $count ->
    [one] One match in progress
   *[other] { $count } matches in progress
}
option-seat = { $seat ->
    [1] The host
   *[other] Player { $seat }
}
lobby-learn = Learn to play
lobby-rules = Rules with pictures
lobby-bots = Bots
lobby-bots-mixed = Mixed
lobby-presets = Ways to play suggested by the rule sheet
lobby-options-changed = { $count ->
    [one] { $count } changed
   *[other] { $count } changed
}
lobby-sheet-says = Rule sheet: { $choice }
lobby-reset = Back to the rule sheet
lobby-file = Use your own file…
lobby-file-understood = Read from your file { $name }:
lobby-file-drop = Play without this file
lobby-file-template = Download a template
lobby-file-format = How such a file is written
format-title = Your own boards, tiles or cards
format-lead = Ours are a reconstruction. If you own a printed copy of { $game }, you can write what is printed there into a file and play with it.
format-change = Open it in any text editor and change it. Lines that begin with # are remarks.
format-use = Choose the file in the lobby, under the game’s advanced options. Everybody at the table then plays with it.
format-file = The file
format-check = Check your file
format-choose = Choose a file…

bot-twinkle = Twinkle: gentle
bot-star = Star: medium
bot-nova = Nova: strong
bot-supernova = Supernova: as strong as it gets
bot-greedy = Greedy: takes what it can
bot-random = Random: any move
level-twinkle = gentle
level-star = medium
level-nova = strong
level-supernova = master

table-to-lobby = Home
table-players = Players
table-bot-level = Bot: { $level }
table-open-seat = Free seat
table-to-move = to move
table-self = you
table-your-turn = Your turn.
table-wait-for = { $count ->
    [one] { $player } is thinking…
   *[other] { $player } are thinking…
}
table-sending = Your move is on its way…
table-refused = That move was refused: { $reason }
table-not-here = That is not possible here.
table-over = The match is over.
table-lost = Connection lost. Trying to reconnect…
table-kept-aside = Something in the game failed here. Nothing is lost, but this table cannot go on until the server is restarted.
table-found = Connected again.
table-connecting = Connecting…
table-log = What happened
table-panel = Log and chat
table-log-empty = Nothing has happened yet.
table-why = Why?
table-why-label = Why? Read rule { $rule }
table-replay = Show again
table-skip = Skip
table-close = Close
table-clock-days = { $days } d { $hours } h
table-waiting = Waiting for { $count ->
    [one] { $count } more player
   *[other] { $count } more players
}
table-dealing = Everybody is seated. The deal is waiting for the browser of { $names }.
table-invite-note = Anyone with this link can take a free seat.
table-invite-link = Link to this table
table-copy = Copy
table-copied = Copied
table-take-seat = Take a seat
table-take-seat-note = A seat is free for you. What is your name?
table-watching = You are watching.
table-full = All seats are taken.
notice-seat-taken = { $player } has joined.
notice-seat-left = { $player } has left the table.
notice-bot-took-over = A bot is now playing for { $player }.
notice-player-resigned = { $player } has resigned. A bot plays on in that seat.
notice-player-returned = { $player } is back in their seat.
notice-overdue = { $player } ran out of time.
notice-away = { $player } is away. The seat is kept.
notice-back = { $player } is here again.
watch-pause = Pause
watch-resume = Go on
watch-newest = To the newest move
table-rank = { $rank }.
table-play-again = Play again

rule-source = { $source ->
    [sheet] From the rule sheet
    [inferred] Our reading of the sheet
    [outside] From another source
   *[house] Our ruling: the sheet is silent
}
rule-missing = The text of rule { $rule } is not available.
rule-in-the-book = Read it in the rules

rules-title = { $game }: the rules
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [0] No rule found
    [one] { $count } rule
   *[other] { $count } rules
}
rules-sources = These are all the rules in our own words. Most are on the printed sheet. Where the sheet leaves a question open, we answer it and mark the answer: as our reading where it follows from the sheet, as our ruling where the sheet is silent.
rules-print = Print
rules-play = Play { $game }
rules-other = Rules of the other games
rules-unknown = There is no game called “{ $game }”.
rules-link = Link to rule { $rule }
print-title = { $game }: print and play
print-link = Print and play
print-lead = Boards, tiles, cards and tokens to cut out, in real size, with a short rule sheet. They are our own reconstruction, drawn as in the app; the printed game looks different.
print-paper = Paper
print-paper-a4 = A4
print-paper-letter = Letter
print-what = What to print
print-size = { $count ->
    [one] one piece, { $width } × { $height } mm
   *[other] { $count } pieces, { $width } × { $height } mm
}
print-rules = Short rule sheet
print-backs = Backs
print-backs-how = for printing on both sides, turned over the long edge
print-all-rules = All rules
print-sheets = { $count ->
    [0] No sheet of components is chosen.
    [one] One page of components.
   *[other] { $count } pages of components.
}
print-scale = In the print dialog choose actual size (100%), without headers and footers.
print-sheet = { $side ->
    [back] Page { $number }: { $part }, backs
   *[front] Page { $number }: { $part }
}
print-source = These are the rules of the printed sheet in our own words. Boards, tiles and cards are our reconstruction. Asterism answers open questions on its rules page.
picture-playing = { $turns ->
    [0] About to begin
    [one] After one turn
   *[other] After { $turns } turns
}
picture-over = { $turns ->
    [one] The end, after one turn
   *[other] The end, after { $turns } turns
}
picture-winners = Winner: { $players }
picture-drawn = A draw
preview-title = Asterism
preview-description = Tabletop games about the night sky, against bots or with friends.
preview-invited = { $game }: you are invited
preview-invited-note = Somebody invites you to a table. { $tagline }
preview-free = { $game }: a seat is free
preview-free-note = Waiting for players: { $players }. { $tagline }
preview-playing = { $game }: { $players }
preview-playing-note = A match is being played. Watch it live.
preview-over = { $game }: { $players }
preview-over-note = { $outcome }. Watch the match move by move.
preview-over-alone = A match to watch, move by move.
preview-daily = { $game }: the daily challenge
preview-daily-note = The same deal and the same bots for everybody, and one try. { $tagline }
preview-puzzle = A puzzle in { $game }
preview-puzzle-note = Find the one best move on the board, judged on what you can know.
preview-evening = A games evening
preview-evening-note = The same deals for everybody, several rounds, live standings. Join in.
preview-rules-note = All rules, illustrated and searchable. { $tagline }
preview-learn = { $game }: learn it by playing
preview-print-note = Boards, tiles, cards and tokens to cut out, with a short rule sheet.
table-rematch-ready = To the next match
table-stand-in = bot
table-stand-in-note = { $bot } is playing in this seat for now.
table-away = away
table-let-bot = Let a bot play
table-time-left = Time left
table-offer = A question to the table
table-offer-waits = You have asked the others. Waiting for their answers…
table-offer-take-back = { $player } would like to take back a move.
table-offer-draw = { $player } offers a draw.
table-agree = Agree
table-decline = Decline
table-withdraw = Withdraw the request
table-declined = { $player } declined.

menu-title = More at this table
menu-come-back = Take your seat back
menu-come-back-other = { $player } takes the seat back
menu-take-back = Take back
menu-take-back-ask = Ask to take it back
menu-take-back-never = Something hidden has been revealed since.
menu-take-back-daily = In the daily challenge no move can be taken back.
menu-hint = Hint
menu-hint-comes = Thinking…
menu-hints = Hints
menu-chance = { $chance } chance of winning
menu-play-this = Play this move
menu-hide-hints = Hide the hints
hint-number = Hint { $rank }
hint-on-board = { $count ->
    [one] One hint is marked on the board.
   *[other] { $count } hints are marked on the board, the best one first.
}
menu-draw = Offer a draw
menu-bot-plays = Let a bot play for me
menu-resign = Resign
menu-resign-note = A bot plays on in your place until the end. You cannot come back to this seat.
menu-resign-sure = Yes, resign
menu-spectators = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}

chat-title = Chat
chat-empty = Nobody has written anything yet.
chat-mute = Mute
chat-muted = You do not see what the others write.
chat-words = Write a message
chat-send = Send
chat-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
chat-hello = Hello!
chat-good-luck = Good luck!
chat-your-turn = Your turn!
chat-one-moment = One moment, please.
chat-nice-move = Nice move!
chat-oops = Oops!
chat-thanks = Thank you!
chat-sorry = Sorry!
chat-well-played = Well played!
chat-goodbye = Goodbye!
table-seat-bot = Add a bot
table-qr = The link as a QR code
table-qr-missing = The QR code could not be drawn; the link still works.
reach-here = Other devices cannot open this link yet.
reach-here-how = The server listens to this computer only. To let others in your home network join, start it like this:
reach-here-checkout = In a checkout:
reach-here-meaning = Then everybody in the same network can open the page, and nothing is encrypted: fine at home, not in a café. Your tables stay.
reach-unknown = Other devices may not be able to open this link.
reach-unknown-how = It leads every device to itself. Open this page under the address of the server’s computer in your network instead, such as http://192.168.1.20:8000, and invite from there.
table-leave = Leave the table
table-close-table = Close the table
table-closed = This table was closed before the match began.
table-closed-why = The hosts of this server have closed this table: { $why }

handover-title = Hand over the device
handover-hand-over = It is { $player }’s turn. Hand over the device.
handover-here = I am { $player }
handover-take-back = { $player }: take the move back

lobby-here = Pass and play
lobby-here-title = Who plays?
lobby-here-note = Everybody plays on this device, one after the other
lobby-watch = Watch
lobby-watch-note = Bots play, you watch
lobby-player = Player { $number }
lobby-clock = Time per move (with friends)
lobby-clock-none = no limit
lobby-clock-move-30 = 30 seconds
lobby-clock-move-120 = 2 minutes
lobby-clock-move-600 = 10 minutes
lobby-clock-days-1 = one day
lobby-clock-days-3 = three days
lobby-listed = List the table for everyone on this server (with friends)

tables-title = My matches
tables-open = In progress
tables-over = Finished
tables-listed = Open tables
tables-none = You have not played here yet.
tables-your-turn = Your turn
tables-waiting = Waiting for players
tables-playing = Others to move
tables-join = A seat is free
tables-watch = Watch
tables-place = Place { $rank }
tables-resigned = Resigned
tables-statistics = Results
tables-game = Game
tables-against = Against
tables-against-nobody = alone
tables-against-people = people
tables-played = Played
tables-won = Won
tables-drawn = { $count ->
    [one] one drawn
   *[other] { $count } drawn
}
tables-shared = { $count ->
    [one] one of them shared
   *[other] { $count } of them shared
}

ratings-title = Ratings
ratings-take-part = Take part in ratings
ratings-meaning = Your matches then give you a rating for each game that shows how strong you are. Everybody here sees it next to your name; you can opt out at any time.
ratings-none = You have not yet finished a match with people or bots.
ratings-note = The ± shows how certain a rating is. Bots are listed for comparison.
ratings-place = Place
ratings-name = Name
ratings-rating = Rating
ratings-matches = Matches
ratings-bot = bot
ratings-provisional = provisional
ratings-missing = { $count ->
    [one] Not yet rated: one more match to go
   *[other] Not yet rated: { $count } more matches to go
}

learn-title = Learn { $game }
learn-lesson = Lesson
learn-coach = Lesson
learn-text = What to do
learn-progress = Step { $step } of { $steps }
learn-next = Next
learn-finish = Done
learn-show = Show me
learn-back = One step back
learn-restart = Start again
learn-nudge = Not that one yet: choose what is outlined.
learn-none = There is no such lesson.
learn-done = Well done!
learn-done-note = Now you know how to play { $game }. Ready for a first real match? The bots are patient.
learn-first-game = Play a first match
learn-rules = Read all the rules

replay-title = Replay
replay-of = Replay of { $game }
replay-lead = Step through a saved match: forward, back, and from any player’s point of view.
replay-open = Open a saved match
replay-drop = or drop its file here
replay-controls = Replay controls
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-forward = One move forward
replay-last = To the end
replay-move = Move
replay-at = Move { $move } of { $moves }
replay-begin = The match begins.
replay-perspective = Point of view
replay-spectator = Spectator
replay-perspective-of = As { $player }
replay-reveal-all = Reveal all
replay-speed = Speed
replay-more = More
replay-share = Share
share-title = Share this match
share-link = Link to the replay
share-embed = Code for your own page
share-embed-note = It shows the replay in a frame, where visitors can watch and nothing else.
share-picture = The end of the match
share-picture-save = Save the picture
share-film-save = Save the match as a moving picture
share-copy-code = Copy the code
embed-open = Open the replay
replay-download = Save the match

verify-title = Verify the deal
verify-lead = Your browser has checked all of this itself, using what the server shows now and what the browser stored when it joined the table.
verify-holds = Confirmed:
verify-fails = Failed:
verify-unknown = Unknown:
verify-secret-holds = The server’s secret has the hash that was published.
verify-secret-fails = The server’s secret does not have the hash that was published: it is not the secret that was promised and may have been chosen later.
verify-seen-holds = That hash is the one this browser saw before the secret was revealed.
verify-seen-fails = This browser saw a different hash when it joined the table: the promise was not kept.
verify-seen-unknown = This browser did not see the table before the end, so it cannot say whether this hash was shown then.
verify-nonce-holds = The random number that this browser added is one of those from which the deal was made.
verify-nonce-fails = The random number that this browser added is missing: the deal was made without you, so somebody else could have chosen it.
verify-nonce-unknown = This browser added no random number to this deal.
verify-order-holds = What was shuffled is what was agreed beforehand, in the same printed order.
verify-order-fails = What was shuffled is not what was agreed beforehand: in a different printed order, the same random numbers make a different deal.
verify-order-unknown = This browser does not know the printed order of things before they were shuffled; it takes the server’s word for it.
verify-deal-holds = The secret and everybody’s random numbers make exactly the deal of this match.
verify-deal-fails = The secret and everybody’s random numbers make a different deal from that of this match: the deal was changed.
verify-fair = The deal was fair: nobody could choose it.
verify-partly = Nothing contradicts a fair deal, but this browser cannot vouch for what it did not see itself.
verify-unfair = This deal was not made as promised. Do not rely on it.
verify-no-proof = There is no proof that this deal was fair: only matches that a server dealt for their own table have one.
review-title = Review
review-of = Review of { $game }
review-lead = How the chances changed, which decisions cost the most, and what a bot would have played instead.
review-counted = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}
review-how = Each decision is judged by what its player knew at the time. Luck and the other players’ moves do not count.
review-player = Player
review-chance = Chance of winning
review-score = Expected score
review-move = Move
review-played = Played
review-better = Better
review-cost = Cost
review-first = First
review-last = Last
review-costliest = The costliest decisions
review-nothing-lost = No decision clearly cost anything.
review-amount = { $value }
review-working = { $planned ->
    [one] Judging { $planned } decision…
   *[other] { $done } of { $planned } decisions judged…
}
review-busy = Other matches are being reviewed. Yours starts as soon as there is room.
review-lines = Each line shows what a player could expect: before and after each of their decisions, and in between what the others and luck made of it.
review-decision = Decision
review-at = Move { $move }, { $player }
review-it-cost = Cost: { $amount }
review-expected = { $best } with the best move, { $played } with this one
review-none-better = { $played }; nothing clearly better was found
review-instead = Better:
review-retry = Play on from before this move
review-watch = Watch move { $move }
review-whose = Whose decisions
review-everybody = All players
review-table = All decisions as a table
review-no-decisions = There was nothing to decide in this match.

verify-day-holds = Your browser has recomputed the deal from its date alone: on that day it is the same for everybody.
verify-day-fails = The deal is not the one that follows from its date: it was changed.
verify-daily = This is the deal of a daily challenge. It was never secret; only players who have seen it before have an advantage.

play-on-title = Play on from here
play-on-lead = { $moves ->
    [0] A new table begins with this deal, before the first move.
    [one] A new table begins with this position, after { $moves } move.
   *[other] A new table begins with this position, after { $moves } moves.
} You know what has happened so far; from here on, everybody sees only what their own seat may see.
play-on-me = You
play-on-friend = A friend, by link
play-on-go = Open the table

origin-forked = { $moves ->
    [0] a known deal
   *[other] from move { $moves } on
}
origin-forked-note = { $moves ->
    [0] An earlier match is being played again with the same deal. The deal was known, so there is no fairness to verify, and the result does not count in the statistics.
    [one] An earlier match is being continued after its first move. Its deal was known, so there is no fairness to verify, and the result does not count in the statistics.
   *[other] An earlier match is being continued after its first { $moves } moves. Its deal was known, so there is no fairness to verify, and the result does not count in the statistics.
}
origin-daily-note = The daily challenge of { $day }: the same for everybody.

daily-play = Daily challenge: { $day }
daily-play-note = the same for everybody · one try
daily-under-way = your try is under way
daily-done = finished
daily-title = Daily challenge
daily-none = There is no game of this name, so there is no daily challenge.
table-best-comes = A solver is looking for the best possible result…

# The end of a match

result-title = Result
result-you-win = You win!
result-wins = { $player } wins
result-win-together = { $players } win together
result-you-win-together = You win together with { $players }
result-draw = Draw
result-draw-agreed = The players agreed on a draw.
result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-hide = Look at the board
result-show = Show the result
result-share = Share
result-copied = Link copied
result-share-failed = The link could not be copied: { $link }
result-other-game = Another game
result-replay = Replay
result-rematch = Rematch
result-again = New deal
daily-first = You are the first to finish this challenge.
daily-gave-up = You left this try to a bot, so it is not compared. Tomorrow there is a new challenge.
daily-alone = This match is in your browser only, so it is not compared with others.
daily-compared = { $others ->
    [one] One other person has finished this challenge:
   *[other] { $others } other people have finished this challenge:
} { $better } better, { $equal } the same, { $worse } not as well.
daily-given-up = { $people ->
    [one] { $people } person gave up.
   *[other] { $people } people gave up.
}
daily-everybody = What everybody made of this challenge
daily-place = Place { $rank } of { $players }
daily-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
daily-best = the best that the solver finds
daily-bot = { $bot } in your seat:
daily-bot-comes = { $bot } is playing the same challenge in your seat…
daily-share = Share result
daily-share-text = Asterism · { $game } · daily challenge of { $day }
daily-share-better = better than { $worse } of { $others } others
daily-share-copied = Copied: the text does not give anything away.
daily-share-failed = The text could not be copied:
daily-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
daily-yesterday = Yesterday:
puzzles-link = Puzzles
puzzles-title = Puzzles: { $game }
puzzles-lead = In each of these positions one move is clearly the best, judged only on what you can know. Find it on the board.
puzzles-progress = { $solved } of { $count } solved
puzzles-none = There are no puzzles for this game.
puzzles-give-title = Puzzles from my matches
puzzles-give = My finished matches may become puzzles
puzzles-give-meaning = Whoever runs this server may then take positions from your finished matches and publish them as puzzles, without names, if everybody else at the table has allowed it too; you can withdraw this for all later puzzles at any time.
puzzle-title = Puzzle
puzzle-of-day = Puzzle of the day
puzzle-of-day-named = Puzzle of the day: { $name }
puzzle-number = Puzzle { $number }
puzzle-missing = There is no such puzzle.
puzzle-difficulty = { $difficulty ->
    [easy] easy
    [medium] medium
   *[hard] hard
}
puzzle-solved = solved
puzzle-task = Find the best move. Only what you can know counts.
puzzle-shown = This is the solution. You can try moves and see what they are worth.
puzzle-right = Right! This is clearly the best move.
puzzle-wrong = There is a better move. Try another one, or look at the solution.
puzzle-worse = That is not the best move.
puzzle-yours = Yours: { $worth }.
puzzle-your-move = your move
puzzle-expects = { $score } expected
puzzle-show = Show solution
puzzle-again = Start again
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-solution = What the moves are worth
puzzle-method = Estimated by a large search from what this seat knows. Moves that it hardly tried are not listed.

sky-tonight = Tonight’s sky at { $time }, at { $degrees }° { $side ->
    [south] south, looking north
   *[north] north, looking south
}
sky-latitude = Your latitude

# Evenings and leagues

menu-take-back-evening = At an evening no move can be taken back.
origin-evening = Round { $round }
origin-evening-note = Round { $round } of an evening. Everybody’s result counts for it.
origin-evening-sealed-note = Others may still play this deal, so it is shown to nobody else until the round is over.
evening-back = Back to the evening
evening-link = An evening for a club
evening-lead = Several rounds for as many people as come. With duplicate scoring everybody plays the same deals, so luck matters less.
evening-name = Name of the evening
evening-name-usual = Game night
evening-game = Game
evening-seats = Seats at a table
evening-people = People at a table
evening-people-note = Bots sit in the other seats.
evening-rounds = Rounds
evening-scoring = Scoring
evening-scoring-duplicate = Duplicate
evening-scoring-duplicate-note = All tables play the same deal. Your result is compared with those of everybody who held the same seat.
evening-scoring-plain = Plain
evening-scoring-plain-note = Every table has a deal of its own. A win is one point; those who share it share the point.
evening-system = Who meets whom
evening-system-swiss = Swiss
evening-system-swiss-note = Those with about equal points sit together, if possible without meeting again.
evening-system-round-robin = Round robin
evening-system-round-robin-note = Everybody meets everybody as evenly as possible.
evening-leftover = If the people do not fill all tables
evening-leftover-bots = bots take the free seats
evening-leftover-smaller = tables are smaller
evening-leftover-byes = some have a bye
evening-clock = Time per move
evening-league = League
evening-league-none = none
evening-league-new = a new one
evening-league-name = Name of the league
evening-league-best = Evenings that count for each player (empty: all)
evening-open = Open the evening
evening-mine = My evenings
evening-past = Earlier evenings
evening-leagues = My leagues
evening-by = organised by { $name }
evening-round-of = Round { $round } of { $planned }
evening-planned = { $planned ->
    [one] One round
   *[other] { $planned } rounds
}
evening-phase-gathering = { $players ->
    [0] Nobody has joined yet.
    [one] One person has joined.
   *[other] { $players } people have joined.
}
evening-phase-playing = Round { $round } is being played. Tables that are over: { $over } of { $tables }.
evening-phase-between = Round { $round } is over.
evening-phase-over = The evening is over.
evening-join = Join
evening-join-late = You play from the next round on. Rounds that you have missed count nothing.
evening-joined = You are in. The organiser starts the round.
evening-to-table = To my table
evening-done = Your table is over. The round ends when all the others are, too.
evening-has-bye = You have a bye in this round. It counts like an average result.
evening-next = You play in the next round.
evening-left = You have left this evening.
evening-return = Take part again
evening-your-place = Your place: { $place }, of { $players ->
    [one] one player
   *[other] { $players } players
}
evening-leave = Leave the evening
evening-leave-question = Leave the evening?
evening-leave-about = You have no seat in further rounds. If you are playing, a bot plays on, and you get no points for this round.
evening-invite = Invite others
evening-invite-link = The link to this evening
evening-lead-title = Lead the evening
evening-start = Start round { $round }
evening-end-round = End this round
evening-end-round-question = End round { $round } now?
evening-end-round-about = Tables that are not over count as unfinished, like an average result. It ends by itself when all tables are over.
evening-end = End the evening
evening-end-question = End the evening now?
evening-end-about = Nobody can join or play another round after that.
evening-remove = Remove { $name }
evening-remove-question = Remove { $name } from the evening?
evening-remove-about = They have no seat in further rounds and cannot come back. If they are playing, a bot plays on.
evening-standings = Standings
evening-players = Who takes part
evening-standings-wait = A round counts when it is over.
evening-column-place = Place
evening-column-name = Name
evening-column-points = Points
evening-column-ahead = Ahead
evening-column-opponents = Opponents
evening-has-left = has left
evening-somebody = somebody
evening-bot-seat = bot
evening-your-results = Your results
evening-result-round = Round { $round }: { $points }
evening-result-compared = { $others ->
    [one] { $beaten ->
        [0] { $equalled ->
            [0] One other held the same cards and was better.
           *[other] One other held the same cards and was level with you.
        }
       *[other] One other held the same cards: you were better.
    }
   *[other] { $others } others held the same cards: you were better than { $beaten } and level with { $equalled }.
}
evening-result-alone = Nobody else finished with the same cards, so this counts half.
evening-result-rank = Place { $rank } at the table, with a score of { $score }.
evening-outcome-playing = You are still playing.
evening-outcome-bye = A bye, like an average result.
evening-outcome-unfinished = The table was not over, which counts like an average result.
evening-outcome-given-up = A bot played to the end, so there are no points.
evening-outcome-missed = You were not there, so there are no points.
evening-tables = Tables by round
evening-table = Table { $number }
evening-table-playing = being played
evening-table-over = over
evening-table-unfinished = unfinished
evening-watch = Watch
evening-byes = Bye: { $names }
evening-how = How points and places are made
evening-how-duplicate = For each other person or bot who held the same seat in the same deal, you get 2 matchpoints if your score is higher and 1 if it is equal. Your share of all that could be had is your result for the round. The results of all rounds are added.
evening-how-plain = A win is one point. Those who share the first place share the point.
evening-how-rest = A bye and an unfinished table count like an average result. You get no points for a round that you miss or that a bot plays to its end for you.
evening-how-ties = On equal points, those come first who left more of the others at their tables behind them (“ahead”), then those whose opponents have more points. Who is still equal shares the place.
evening-how-deals = The deals were fixed before anybody joined: these are the hashes of their secrets, and each secret is published after its round.
evening-of-league = League: { $name }
league-all = All evenings count.
league-best = { $best ->
    [one] The best evening of each player counts.
   *[other] The best { $best } evenings of each player count.
}
league-how = Each evening counts by the share of its points that a player got, so that long and short evenings count alike.
league-empty = No round of an evening is over yet.
league-evenings = Evenings
league-uncounted = does not count
league-absent = was not there

# Why something was refused

refused-by-rule = The rules do not allow that now.
refused-full = All seats are taken. You can watch.
refused-bot-there = A bot plays there already.
refused-seat-taken = This seat is taken.
refused-here = { $player } is here.
refused-back-soon = { $player } may be back soon. Wait another { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
refused-offer-first = { $player } has asked the table something. Answer that first.
refused-offer-gone = There is nothing to answer any more.
refused-chat = That was a lot at once. Please wait a few seconds before you write more.
refused-hint-comes = A hint is on its way.
refused-no-hint = No hint could be found here.
refused-daily-hint = In the daily challenge there are no hints.
refused-daily-draw = In the daily challenge no draw is agreed: it is played to the end.
refused-daily-return = In the daily challenge a bot plays to the end, once it has taken over.
refused-daily-again = You have had your try at this daily challenge. It is among your matches.
refused-not-over = This match is still being played. It can be looked at again when it is over.
refused-account-twice = You have an account already.
refused-account-short = The name of an account has at least { $least } characters.
refused-account-taken = Somebody else has the account “{ $login }”. Choose another name.
refused-sign-in = There is no account with this name and password.
refused-password = This is not your password.
refused-too-fast = That was too often. Try again in { $wait } { $wait ->
    [one] second
   *[other] seconds
}.
refused-server-full = This server is full at the moment. Try again later.
refused-many-tables = You have { $tables } unfinished tables. Finish or leave one of them first.
refused-push-address = Notifications cannot be sent to this address.
refused-push-https = The address has to begin with https://.
refused-push-private = This server sends nothing into private networks.
refused-push-many = You have { $limit } of these already. Remove one first.
refused-quiet-hours = Quiet hours need a beginning and an end that differ.
refused-time-zone = The server does not know this time zone.
refused-file = This file cannot be used: { $detail }
refused-record = This file cannot be opened as a saved match: { $detail }
refused-sealed = Others may still play this deal. Everything is shown when the round is over.
refused-hint-evening = At an evening there are no hints.
refused-bot-evening = At an evening everybody plays their own seat. Resign if you have to go.
refused-rematch-evening = The evening seats everybody for its next round.
refused-no-table = There is no such table. It may have been deleted.
refused-no-evening = There is no evening at this address.
refused-no-league = There is no league at this address.
refused-no-text = The host of this server has published no such text.
refused-gone = That is no longer there. Reload the page to see what has changed.
refused-evening-organiser = Only the organiser of the evening can do that.
refused-league-organiser = Only the organiser of a league adds evenings to it.
refused-evening-over = This evening is over.
refused-evening-removed = The organiser has removed you from this evening.
refused-evening-name = Somebody at this evening is called { $name } already. Choose another name.
refused-evening-full = An evening has room for { $count } players.
refused-evening-stranger = You do not take part in this evening.
refused-evening-running = A round is being played. End it first.
refused-evening-played = All rounds of this evening have been played.
refused-evening-empty = A round needs at least one player.
refused-evening-few = A round needs at least { $needed } players.
refused-evening-sizes = { $count } players cannot be divided into tables of this game. Let bots take the free seats.
refused-evening-alone = This game is played alone. An evening is for games of several.
refused-evening-smaller = With duplicate scoring there are no smaller tables, because their deals would differ. Choose bots or byes.
refused-many-evenings = You organise { $count } evenings that are not over. End one of them first.
refused-many-leagues = You organise { $count } leagues. That is as many as there may be.
refused-not-admin = This is for the admins of this server.
refused-admin-link = This link has been used or is too old. The command “asterism admin-link” on the server’s machine makes a new one.
refused-banned = The hosts of this server have banned you.
refused-banned-why = The hosts of this server have banned you: { $why }
refused-muted = The hosts of this server do not let you chat at the moment.
refused-muted-why = The hosts of this server do not let you chat at the moment: { $why }
refused-ban-self = You cannot ban yourself.
refused-report-own = Only what other people do can be reported.
refused-report-line = This line is no longer in the chat.
refused-reports = { $count } of your reports are still to be read. The hosts will come to them.
refused-table-over = This table is over or closed already.

# Reports to the admins

report-title = Report to the hosts
report-open = Report something
report-note = The hosts of this server read it, with the chat around it. Nobody at the table is told.
report-what = What do you want to report?
report-name = The name “{ $name }”
report-line = { $name }: “{ $line }”
report-more = Do you want to add something?
report-send = Send the report
report-sent = Thank you. The hosts of this server will read it.

# The page of the admins

admin-title = Looking after this server
admin-claim-note = With this link you become an admin of this server: you see all its tables and people, and can close tables, mute and ban. The link works only once.
admin-claim = Become an admin
admin-only = This page is for the admins of this server.
admin-how = The host makes a link for a new admin with “asterism admin-link”, on the server’s machine.
admin-sections = Sections
admin-reports = Reports
admin-reports-waiting = Reports ({ $count })
admin-tables = Tables
admin-people = People
admin-server = Server
admin-acts = Admins and their acts
admin-none = Nothing here.
admin-with-detail = { $what }: { $detail }
admin-search-table = Id of the table
admin-search-person = Name or account
admin-search = Search
admin-game = Game
admin-phase = Phase
admin-any-game = all
admin-any-phase = all
admin-phase-waiting = waiting
admin-phase-playing = playing
admin-phase-over = over
admin-phase-closed = closed
admin-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
admin-watch = Watch
admin-close = Close
admin-close-title = Close this table?
admin-close-note = Nobody can play on here. Everybody at the table reads your sentence.
admin-cut = Only the latest 100 are shown. Search for others.
admin-why = Why? This is shown to the people concerned.
admin-why-log = Why? This is kept in the list of acts.
admin-account = Account: { $login }
admin-table-changed = Last change at their tables: { $date }
admin-tables-count = Tables: { $count }
admin-no-name = without a name
admin-program = program
admin-muted = muted until { $until }
admin-banned = banned
admin-mute = Mute
admin-unmute = Unmute
admin-ban = Ban
admin-unban = Lift the ban
admin-mute-title = Mute { $name }?
admin-mute-note = { $name } reads a sentence instead of chatting, at every table, until the time is over.
admin-mute-time = For how long?
admin-mute-hour = an hour
admin-mute-day = a day
admin-mute-week = a week
admin-unmute-title = Let { $name } chat again?
admin-unmute-note = { $name } can write at every table again, at once.
admin-ban-title = Ban { $name }?
admin-ban-note = { $name } is thrown out of all tables, bots play on, and programs with their tokens are refused. A ban is of a guest or an account: whoever has no account can come back as another guest.
admin-unban-title = Lift the ban of { $name }?
admin-unban-note = { $name } has the same account as before, and can take the seats back from the bots.
admin-report-done = Done
admin-report-settled = Done on { $date }
admin-report-done-title = Is this report done?
admin-report-done-note = It stays in the list, marked as done.
admin-context = The chat around it
admin-storage = Storage
admin-storage-place = Place
admin-storage-size = Size
admin-storage-free = Free on the disk
admin-storage-week = In the last seven days
admin-storage-growth = New tables: { $tables }. Events at the tables that were played: { $events }.
admin-rows = Rows
admin-versions = Versions
admin-database = Database
admin-schema = Schema
admin-rules = Rules
admin-settings = Settings in force
admin-setting = Setting
admin-value = Value
admin-source = From
admin-source-default = default
admin-source-flag = flag
admin-source-environment = environment
admin-hidden = set, hidden
admin-yes = yes
admin-no = no
admin-admins = Admins
admin-since = since { $date }
admin-you = you
admin-remove = Remove
admin-remove-title = Remove this admin?
admin-remove-note = { $name } is an ordinary guest again.
admin-invite = Name another admin
admin-invite-how = Whoever opens this link within an hour becomes an admin. It works once.
admin-act-became-admin = { $admin } became an admin
admin-act-removed-admin = { $admin } removed the admin { $subject }
admin-act-made-link = { $admin } made a link for another admin
admin-act-closed-table = { $admin } closed the table { $subject }
admin-act-muted = { $admin } muted { $subject }
admin-act-unmuted = { $admin } unmuted { $subject }
admin-act-banned = { $admin } banned { $subject }
admin-act-unbanned = { $admin } lifted the ban of { $subject }
admin-act-settled-report = { $admin } marked a report about { $subject } as done
admin-somebody = Somebody
admin-acts-done = What admins did
