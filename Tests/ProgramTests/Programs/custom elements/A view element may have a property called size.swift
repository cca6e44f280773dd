struct Caption: UIViewElement {
    var text: String
    var size: CGFloat

    func makeUIView() -> UILabel { UILabel() }

    func updateUIView(_ view: UILabel, with context: UIViewElementContext) {
        view.text = text
        view.font = .systemFont(ofSize: size)
    }
}

struct Tall: UIViewElement {
    var size = 8

    func makeUIView() -> UILabel { UILabel() }

    func updateUIView(_ view: UILabel, with context: UIViewElementContext) { view.text = "tall" }

    func size(_ size: CGSize, thatFits view: UILabel) -> CGSize {
        CGSize(width: min(size.width, 60), height: CGFloat(self.size) * 10)
    }
}

Column(alignment: .leading, underflow: .justifyToStart) {
    Caption(text: "hello", size: 20)
    Tall()
}
// expect: Column 0,0 300×160
// expect:   Caption 0,0 50×20
// expect:   Tall 0,20 60×80
