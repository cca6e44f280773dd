func card(title: String) -> String { title }

print(card(title: 12))
// expect error: cannot convert a value of type 'Int' to the expected type 'String'
