struct Card {
    var title: String
    var width = 100
}

let first = Card(title: "a")
var second = first
second.width = 50
second.title += "b"
print(first.title, first.width)  // expect: a 100
print(second.title, second.width)  // expect: ab 50
