struct Person {
    var id: String
    var name: String
}

let people = [Person(id: "a1", name: "Ada"), Person(id: "b2", name: "Alan")]
Column(underflow: .justifyToStart) {
    for person in people {
        Label(text: person.name).keyed(person.id)
    }
}
// expect: Column 0,0 300×160
// expect:   Label.a1 0,0 24×16
// expect:   Label.b2 0,16 32×16
