struct Caption: UIViewElement {
    var text: String

    func makeUIView() -> UILabel { UILabel() }

    func updateUIView(_ view: UILabel, with context: UIViewElementContext) {
        view.text = text
        view.textColor = .red
    }
}

Caption(text: "hello").centered()
// expect: Centered 0,0 300×160
// expect:   Caption 130,72 40×16
// expect view: UILabel 130,72 40×16 isUserInteractionEnabled true, text "hello", textColor red
