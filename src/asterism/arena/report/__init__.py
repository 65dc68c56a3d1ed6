"""A report on a game's balance: the experiment, its statistics, and the page that shows them."""
