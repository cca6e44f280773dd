let card = MarketCard(title: "a")
// expect error: cannot find 'MarketCard' in scope
