struct Card {
    var title: String
}

let card = Card(title: "a")
card.title = "b"
// expect error: 'card' cannot be changed: it is a constant
