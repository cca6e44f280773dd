final class TagView: UILabel {
    var padding: CGFloat = 4
    var updates = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = super.sizeThatFits(size)
        return CGSize(width: text.width + 2 * padding, height: text.height + 2 * padding)
    }
}

struct Tag: UIViewElement {
    var text: String
    var padding: CGFloat = 4

    func makeUIView() -> TagView {
        let view = TagView()
        view.textColor = .red
        return view
    }

    func updateUIView(_ view: TagView, with context: UIViewElementContext) {
        view.text = text
        view.padding = padding
        view.updates += 1
    }
}

func size(_ padding: CGFloat) -> CGSize {
    Tag(text: "new", padding: padding).content.measure(in: .unconstrained)
}

print(size(4).width - size(0).width, size(4).height - size(1).height)  // expect: 8.0 6.0

func update() {
    let view = BlueprintView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.element = Tag(text: "a")
    view.layoutIfNeeded()
    let tag = view.subviews[0].subviews[0] as? TagView
    view.element = Tag(text: "b")
    view.layoutIfNeeded()
    print(view.subviews[0].subviews[0] === tag, tag?.text ?? "", tag?.updates ?? 0, tag?.textColor == .red)
}

update()  // expect: true b 2 true
