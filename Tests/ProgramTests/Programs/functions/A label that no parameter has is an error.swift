func card(title: String) -> String { title }

print(card(heading: "A"))
// expect error: 'card(title:)' has no parameter 'heading'
