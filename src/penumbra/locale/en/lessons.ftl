### The guided first games and the coach at a real table. A lesson's ids come from its script
### (src/penumbra/table/scripts): lesson-GAME-SCENE-WORD. Variables: $one, $two… are the names of
### the players in seat 1, seat 2…, never to be inflected; the learner sits in seat 0.

## The page

lesson-page-loading = Setting the table…
lesson-page-failed = The lesson could not be loaded.
lesson-page-retry = Try again
lesson-page-coach = The coach
lesson-page-on = Go on
lesson-page-next = Next scene
lesson-page-finish = Finish
lesson-page-back = Back
lesson-page-leave = Leave the lesson
lesson-page-choose = Your choice
lesson-page-wait = Watch…
lesson-page-scene = Scene { $number } of { $count }
lesson-page-scenes = Scenes
lesson-page-resume = You have been here before: the lesson goes on where you left it.
lesson-page-restart = From the beginning
lesson-page-done = You can play now
lesson-page-done-help = A real table with bots is the best second lesson. The coach stays at your side and gives a tip when something is new.
lesson-page-play = Play with a coach
lesson-page-rules = Read the rules

## The coach at a real table

coach-title = A tip
coach-understood = Understood
coach-off = No more tips
