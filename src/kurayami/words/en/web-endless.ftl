web-endless-line = Five new stages a night, made by the machine. How dark do you want it?
web-endless-how = Difficulty
web-endless-very-easy = Very easy
web-endless-easy = Easy
web-endless-medium = Medium
web-endless-hard = Hard
web-endless-nightmare = Nightmare
web-endless-very-easy-line = It takes the long way round. You have time.
web-endless-easy-line = A little care gets you out.
web-endless-medium-line = Look a turn ahead, or it finds you.
web-endless-hard-line = It can be won. It rarely is.
web-endless-nightmare-line = Even perfect play loses some of these.
web-endless-careful = looking ahead
web-endless-strong = strong play
web-endless-limit = proven limit
web-endless-number = Night
web-endless-another = Another night
web-endless-same = The same number is the same night for everyone.
web-endless-proof = How often each bot wins a stage. Looking ahead: a bot that thinks one turn ahead. Strong play: our best bot. Proven limit: nobody can do better.
web-endless-edit = Open in the editor

# In the book editor
web-endless-suggest = Suggest a route
web-endless-harder = Make it harder
web-endless-easier = Make it easier
web-endless-trying = Bots try route { $done } of { $of } at most…
web-endless-none = Nothing found this time. Try again.
web-endless-made = There is a new route.
