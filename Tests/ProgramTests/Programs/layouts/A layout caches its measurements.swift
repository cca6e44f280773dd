struct Widest: Layout {
    struct Cache {
        var widths: [CGFloat]
        var asked = 0
    }

    func makeCache(subelements: Subelements, environment: Environment) -> Cache {
        Cache(widths: subelements.map { $0.sizeThatFits(.unconstrained).width })
    }

    func sizeThatFits(
        proposal: SizeConstraint,
        subelements: Subelements,
        environment: Environment,
        cache: inout Cache
    ) -> CGSize {
        cache.asked += 1
        return CGSize(width: cache.widths.max() ?? 0, height: CGFloat(subelements.count) * 20)
    }

    func placeSubelements(
        in size: CGSize,
        subelements: Subelements,
        environment: Environment,
        cache: inout Cache
    ) {
        for (index, subelement) in subelements.enumerated() {
            let width = cache.widths[index]
            subelement.place(
                in: CGRect(x: size.width - width, y: CGFloat(index) * 20, width: width, height: 20)
            )
        }
    }
}

struct Ragged: Element {
    var words: [String]

    var content: ElementContent {
        ElementContent(layout: Widest()) { builder in
            for word in words { builder.add(element: Label(text: word)) }
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

Ragged(words: ["one", "seventeen", "four"]).centered()
// expect: Centered 0,0 300×160
// expect:   Ragged 114,50 72×60
// expect:     Label 48,0 24×20
// expect:     Label.2 0,20 72×20
// expect:     Label.3 40,40 32×20
