struct Card {
    var title: String
}

let card = Card(title: "a")
print(card.tilte)
// expect error: value of type 'Card' has no member 'tilte'
