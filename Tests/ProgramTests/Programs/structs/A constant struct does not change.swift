struct Card {
    var title: String
}

let card = Card(title: "a")
card.title = "b"
// expect error: cannot assign to property: 'card' is a 'let' constant
