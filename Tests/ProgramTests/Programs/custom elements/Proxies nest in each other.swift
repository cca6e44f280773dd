struct Cell: ProxyElement {
    var text: String
    var elementRepresentation: Element { Label(text: text).inset(uniform: 4) }
}

struct List: ProxyElement {
    var items: [String]

    var elementRepresentation: Element {
        Column(underflow: .justifyToStart) {
            for item in items { Cell(text: item) }
        }
    }
}

List(items: ["a", "bc"])
// expect: List 0,0 300×160
// expect:   Cell 0,0 16×24
// expect:     Label 4,4 8×16
// expect:   Cell.2 0,24 24×24
// expect:     Label 4,4 16×16
