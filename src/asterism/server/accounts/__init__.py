"""Who people are: guests, accounts, links and tokens, and what is kept about them."""
