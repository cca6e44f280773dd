import BlueprintUI
import Foundation
import HeadlessUIKit
import Testing

@Suite struct ContentTests {
    @Test func allMakersOfLeaves() {
        let size = CGSize(width: 3, height: 4)
        let contents: [ElementContent] = [
            ElementContent(intrinsicSize: size), .leaf(intrinsicSize: size),
            ElementContent(measurable: Fixed(size: size)), .leaf(measurable: Fixed(size: size)),
            ElementContent { _ in size }, .leaf { _ in size },
            ElementContent(measureFunction: { _, _ in size }),
            ElementContent(measuring: Block(3, 4)),
        ]
        for content in contents {
            #expect(content.measure(in: .unconstrained) == size)
            #expect(content.childCount == 0)
        }
    }

    @Test func allMakersOfContainers() {
        let child = Block(3, 4)
        let contents: [ElementContent] = [
            ElementContent(child: child), .container(element: child),
            ElementContent(child: child, layout: Doubling()), .container(element: child, layout: Doubling()),
            ElementContent(child: child, key: "a", layout: Doubling()),
            ElementContent(layout: Piling()) { $0.add(child: child) },
            .container(layout: Piling()) { $0.add(element: child) },
            ElementContent(build: { _, _ in child }),
            ElementContent(child: child, environment: { $0.displayScale = 2 }),
        ]
        for content in contents { #expect(content.childCount == 1) }
        #expect(contents[2].measure(in: .unconstrained) == CGSize(width: 6, height: 8))
    }

    @Test func aMeasureFunctionSeesTheEnvironment() {
        let content = ElementContent { (_: SizeConstraint, environment: Environment) -> CGSize in
            CGSize(width: environment.displayScale, height: 0)
        }
        var environment = Environment.empty
        environment.displayScale = 3
        #expect(content.measure(in: .unconstrained, environment: environment).width == 3)
    }

    @Test func contentThatIsBuiltKnowsItsConstraintAndItsSize() {
        let wide = ElementContent { constraint, _ in
            constraint.width.maximum >= 50 ? Block(40, 10) : Block(5, 10)
        }
        #expect(wide.measure(in: SizeConstraint(width: 50)).width == 40)
        #expect(wide.measure(in: SizeConstraint(width: 49)).width == 5)
    }

    @Test func aCacheLastsForOneRender() {
        let counter = Counter()
        let element = Custom(content: ElementContent(layout: Counting(counter: counter)) { $0.add(child: Block(1, 1)) })
        _ = render(Row { element })
        #expect(counter.made == 1)
    }

    @Test func aChildThatIsNotPlacedFillsItsParent() {
        let element = Custom(content: ElementContent(layout: Negligent()) { $0.add(child: Block(1, 1)) })
        #expect(frames(element) == [CGRect(0, 0, 100, 100)])
    }

    @Test func traitsReachTheLayout() {
        let element = Custom(
            content: ElementContent(layout: Weighing()) { builder in
                builder.add(traits: 30, element: Block(1, 1))
                builder.add(element: Block(1, 1))
                builder.add(traitsType: Height.self, traits: 9, element: Block(1, 1))
            }
        )
        #expect(frames(element) == [CGRect(0, 0, 30, 2), CGRect(30, 0, 10, 2), CGRect(40, 0, 10, 9)])
    }

    @Test func theBuilderTakesConditionsAndLoops() {
        func row(_ isOn: Bool, _ label: String?) -> Row {
            Row {
                if isOn { Block(1, 1) } else { Block(2, 2) }
                if let label { Block(CGFloat(label.count), 3) }
                for width in 4...5 { Block(CGFloat(width), 4) }
                [Block(6, 6), Block(7, 7)]
                Optional<Block>.none
            }
        }
        #expect(row(true, "abc").children.count == 6)
        #expect(row(false, nil).children.count == 5)
    }

    @Test func theSameQuestionIsAnsweredOnce() {
        let counter = Counter()
        let probe = Custom(
            content: ElementContent { _ -> CGSize in
                counter.made += 1
                return CGSize(width: 1, height: 1)
            }
        )
        // Both alignments propose their whole area, as each is as large as its parent.
        _ = render(
            probe.aligned(vertically: .fill, horizontally: .fill).aligned(vertically: .fill, horizontally: .fill)
        )
        #expect(counter.made == 1)
    }
}

private struct Custom: Element {
    var content: ElementContent
    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

private struct Fixed: Measurable {
    var size: CGSize
    func measure(in constraint: SizeConstraint) -> CGSize { size }
}

private final class Counter {
    var made = 0
}

private struct Doubling: SingleChildLayout {
    func sizeThatFits(
        proposal: SizeConstraint,
        subelement: Subelement,
        environment: Environment,
        cache: inout ()
    ) -> CGSize {
        let size = subelement.sizeThatFits(proposal)
        return CGSize(width: size.width * 2, height: size.height * 2)
    }

    func placeSubelement(in size: CGSize, subelement: Subelement, environment: Environment, cache: inout ()) {
        subelement.place(at: CGPoint(x: size.width, y: size.height), anchor: .bottomTrailing, size: size)
    }
}

private struct Piling: Layout {
    func sizeThatFits(
        proposal: SizeConstraint,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) -> CGSize {
        subelements.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubelements(in size: CGSize, subelements: Subelements, environment: Environment, cache: inout ()) {
        for subelement in subelements { subelement.place(filling: size) }
    }
}

private struct Negligent: Layout {
    func sizeThatFits(
        proposal: SizeConstraint,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) -> CGSize { .zero }

    func placeSubelements(in size: CGSize, subelements: Subelements, environment: Environment, cache: inout ()) {}
}

private struct Counting: Layout {
    let counter: Counter

    func makeCache(subelements: Subelements, environment: Environment) -> Int {
        counter.made += 1
        return subelements.count
    }

    func sizeThatFits(
        proposal: SizeConstraint,
        subelements: Subelements,
        environment: Environment,
        cache: inout Int
    ) -> CGSize {
        CGSize(width: CGFloat(cache), height: 1)
    }

    func placeSubelements(in size: CGSize, subelements: Subelements, environment: Environment, cache: inout Int) {}
}

private enum Height: LayoutTraitsKey {
    static var defaultValue: CGFloat { 2 }
}

/// A row with lengths given as traits.
private struct Weighing: Layout, SingleTraitLayout {
    static var defaultTraits: CGFloat { 10 }

    func sizeThatFits(
        proposal: SizeConstraint,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) -> CGSize { .zero }

    func placeSubelements(in size: CGSize, subelements: Subelements, environment: Environment, cache: inout ()) {
        var x: CGFloat = 0
        for subelement in subelements {
            let width = subelement.traits(forLayoutType: Weighing.self)
            subelement.place(at: CGPoint(x: x, y: 0), size: CGSize(width: width, height: subelement[Height.self]))
            x += width
        }
    }
}
