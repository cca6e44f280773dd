struct Card<Content: Element>: ProxyElement {
    var title: String
    var content: Content

    init(title: String, content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var elementRepresentation: Element {
        Column(alignment: .leading, underflow: .justifyToStart) {
            Label(text: title)
            content
        }
    }
}

Card(title: "Top") {
    Label(text: "below").inset(uniform: 2)
}
// expect: Card 0,0 300×160
// expect:   Label 0,0 24×16
// expect:   Inset 0,16 44×20
// expect:     Label 2,2 40×16
