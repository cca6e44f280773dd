struct Shelf: Layout {
    private var stack: StackLayout {
        var stack = StackLayout(axis: .horizontal, alignment: .fill)
        stack.minimumSpacing = 5
        return stack
    }

    func sizeThatFits(
        proposal: SizeConstraint,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) -> CGSize {
        let size = stack.sizeThatFits(
            proposal: proposal,
            subelements: subelements,
            environment: environment,
            cache: &cache
        )
        print("a stack is \(size.width)×\(size.height)")
        return CGSize(width: size.width, height: size.height + 10)
    }

    func placeSubelements(
        in size: CGSize,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) {
        let inner = CGSize(width: size.width, height: size.height - 10)
        stack.placeSubelements(in: inner, subelements: subelements, environment: environment, cache: &cache)
    }
}

struct Books: Element {
    var content: ElementContent {
        ElementContent(layout: Shelf()) { builder in
            builder.add(element: Spacer(width: 10, height: 20))
            builder.add(element: Spacer(width: 30, height: 8))
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

Books().aligned(vertically: .top, horizontally: .leading)
// expect: a stack is 45.0×20.0
// expect: Aligned 0,0 300×160
// expect:   Books 0,0 45×30
// expect:     Spacer 0,0 10×20
// expect:     Spacer.2 15,0 30×20
