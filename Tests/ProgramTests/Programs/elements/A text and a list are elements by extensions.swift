extension String: @retroactive ProxyElement {
    /// A label.
    public var elementRepresentation: any BlueprintUI.Element { Label(text: self) }
}
extension Array: @retroactive BlueprintUI.Element where Element == Label {
    /// A row.
    public var content: ElementContent { ElementContent(child: Row { for label in self { label } }) }
    /// None.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

func width(_ element: any BlueprintUI.Element) -> CGFloat { element.content.measure(in: .unconstrained).width }
func height(_ element: some BlueprintUI.Element) -> CGFloat { element.content.measure(in: .unconstrained).height }

print(width("abc"))  // expect: 24.0
print(width([Label(text: "a"), Label(text: "b")]))  // expect: 16.0
print(height("abc".inset(uniform: 10)))  // expect: 36.0
let elements: [any BlueprintUI.Element] = ["one", Label(text: "two"), [Label(text: "x"), Label(text: "yz")]]
print(elements.map(width))  // expect: [24.0, 24.0, 24.0]
let list: any BlueprintUI.Element = [Label(text: "a")]
print(type(of: list), (list as? [Label])?.count ?? 0, list is String)  // expect: Array<Label> 1 false
let column = Column {
    "a heading"
    [Label(text: "x"), Label(text: "y")].inset(uniform: 3)
}
print(height(column))  // expect: 38.0
let numbers: Any = [1, 2]
print(numbers is any BlueprintUI.Element)  // expect: false
