enum Store { nonisolated(unsafe) static var name = "one" }
struct Caption: UIViewElement {
    func makeUIView() -> UILabel { UILabel() }
    func updateUIView(_ view: UILabel, with context: UIViewElementContext) { view.text = Store.name }
}
struct Proxy: ProxyElement { var elementRepresentation: any Element { Label(text: Store.name) } }
struct Wrapper: Element {
    var content: ElementContent { ElementContent(child: Label(text: Store.name)) }
    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}
struct Counted: Element {
    var content: ElementContent {
        ElementContent { (constraint: SizeConstraint) -> CGSize in
            print("measured")
            return CGSize(width: 5, height: 5)
        }
    }
    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

func texts(in view: UIView) -> [String] {
    view.subviews.flatMap { [($0 as? UILabel)?.text].compactMap { $0 } + texts(in: $0) }
}
let trees: [() -> any Element] = [
    { Caption() }, { Proxy() }, { Wrapper() }, { Column { Proxy() } }, { Overlay { Caption() } },
    { Wrapper().inset(uniform: 3) }, { Proxy().centered() }, { Caption().box() }, { Proxy().tappable {} },
]
let views = trees.map { BlueprintView(element: $0()) }
for view in views {
    view.frame.size = CGSize(width: 90, height: 90)
    view.layoutIfNeeded()
}
Store.name = "twelve"
for (tree, view) in zip(trees, views) {
    view.element = tree()
    view.layoutIfNeeded()
}
print(views.map { texts(in: $0).joined() }.joined(separator: " "))
// expect: twelve twelve twelve twelve twelve twelve twelve twelve twelve

let view = BlueprintView(element: Counted().centered())
view.frame.size = CGSize(width: 90, height: 90)
for element in [Counted().centered(), Counted().centered()] {
    view.element = element
    view.layoutIfNeeded()
}
// expect: measured
// expect: measured
