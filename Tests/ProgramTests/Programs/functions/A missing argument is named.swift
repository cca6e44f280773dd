func card(title: String, subtitle: String) -> String { title + subtitle }

print(card(title: "A"))
// expect error: the argument 'subtitle' of type 'String' is missing in the call of 'card(title:subtitle:)'
