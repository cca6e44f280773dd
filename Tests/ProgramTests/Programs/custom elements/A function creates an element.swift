func makeHeader(image: UIImage?, text: String) -> Element {
    Overlay {
        Image(image: image)
        Label(text: text)
            .centered()
    }
}

makeHeader(image: UIImage(named: "sea@300x160"), text: "The sea")
// expect: Overlay 0,0 300×160
// expect:   Image 0,0 300×160
// expect:   Centered 0,0 300×160
// expect:     Label 122,72 56×16
