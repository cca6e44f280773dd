struct Card: ProxyElement {
    var number: Int
    var onTap: () -> Void
    var elementRepresentation: Element { Label(text: "\(number)") }
}
struct Dot: Element {
    var size: CGFloat
    var content: ElementContent { ElementContent(intrinsicSize: CGSize(width: size, height: size)) }
    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}
let view = BlueprintView(element: Card(number: 3) { print("tapped") })
print((view.element as? Card)?.number ?? 0, view.element is Dot)  // expect: 3 false
(view.element as? Card)?.onTap()  // expect: tapped
view.element = Dot(size: 4)
if case let dot as Dot = view.element { print(dot.size) }  // expect: 4.0
let handler: Element? = view.element
print(handler is Card, (handler as? Dot)?.size ?? 0)  // expect: false 4.0
