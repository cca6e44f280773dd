func card(title: String) -> String { title }

print(card(title: 12))
// expect error: cannot convert value of type 'Int' to expected argument type 'String'
