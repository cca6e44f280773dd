struct Pair: Element {
    var content: ElementContent {
        let stack = Row(underflow: .justifyToStart) {
            Label(text: "a")
            Label(text: "bc")
        }
        return stack.content
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

let content = Pair().content
print(content.childCount)  // expect: 2
print(content.measure(in: .unconstrained, environment: .empty).width)  // expect: 24.0
