struct Contact {
    var name: String
    var number: String
}

let contacts = [Contact(name: "Ada", number: "12"), Contact(name: "Alan", number: "345")]
Column(alignment: .fill, underflow: .justifyToStart) {
    for contact in contacts {
        Row(underflow: .spaceEvenly) {
            Label(text: contact.name)
            Label(text: contact.number)
        }
    }
}
// expect: Column 0,0 300×160
// expect:   Row 0,0 300×16
// expect:     Label 0,0 24×16
// expect:     Label.2 284,0 16×16
// expect:   Row.2 0,16 300×16
// expect:     Label 0,0 32×16
// expect:     Label.2 276,0 24×16
