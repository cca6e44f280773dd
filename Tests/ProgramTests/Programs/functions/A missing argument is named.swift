func card(title: String, subtitle: String) -> String { title + subtitle }

print(card(title: "A"))
// expect error: missing argument for parameter 'subtitle' in call
