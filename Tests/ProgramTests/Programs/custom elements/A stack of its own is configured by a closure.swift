struct Pile: StackElement {
    var layout = StackLayout(axis: .vertical, alignment: .fill)
    var children: [(element: Element, traits: StackLayout.Traits, key: AnyHashable?)] = []
    init() {}
}
let pile = Pile {
    $0.layout.minimumSpacing = 4
    $0.addFixed(child: Spacer(width: 10, height: 6))
    $0.add(child: Spacer(width: 20, height: 8))
}
print(pile.children.count)  // expect: 2
print(pile.content.measure(in: .unconstrained))  // expect: CGSize(width: 20.0, height: 18.0)
