func card(title: String) -> String { title }

print(card(heading: "A"))
// expect error: extra argument 'heading' in call
