func card(title: String, @ElementBuilder<Overlay.Child> content: () -> [Overlay.Child]) -> Element {
    Column(underflow: .justifyToStart) {
        Label(text: title)
        Overlay(elements: content)
    }
}

card(title: "Card") {
    Label(text: "behind")
    Label(text: "in front")
}
// expect: Column 0,0 300×160
// expect:   Label 0,0 32×16
// expect:   Overlay 0,16 64×16
// expect:     Label 0,0 64×16
// expect:     Label.2 0,0 64×16
