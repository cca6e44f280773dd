func card(title: String) -> String { title }

print(card(heading: "A"))
// expect error: incorrect argument label in call (have 'heading:', expected 'title:')
