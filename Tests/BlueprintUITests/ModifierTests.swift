import BlueprintUI
import Foundation
import HeadlessUIKit
import Testing

@Suite struct ModifierTests {
    @Test func centeredPlacesTheNaturalSizeInTheMiddle() {
        #expect(frames(Block(20, 10).centered()) == [CGRect(40, 45, 20, 10)])
    }

    @Test func centeredNeverSticksOut() {
        #expect(frames(Block(200, 10).centered()) == [CGRect(0, 45, 100, 10)])
    }

    @Test(arguments: [
        (Aligned.VerticalAlignment.top, Aligned.HorizontalAlignment.leading, CGRect(0, 0, 20, 10)),
        (.bottom, .trailing, CGRect(80, 90, 20, 10)), (.center, .fill, CGRect(0, 45, 100, 10)),
        (.fill, .center, CGRect(40, 0, 20, 100)),
    ])
    func alignedAtEdges(
        _ vertical: Aligned.VerticalAlignment,
        _ horizontal: Aligned.HorizontalAlignment,
        _ frame: CGRect
    ) {
        #expect(frames(Block(20, 10).aligned(vertically: vertical, horizontally: horizontal)) == [frame])
    }

    @Test func insetTakesFromEachSide() {
        let inset = Block(20, 10).inset(top: 1, bottom: 2, left: 3, right: 4)
        #expect(frames(inset) == [CGRect(3, 1, 93, 97)])
        #expect(inset.content.measure(in: .unconstrained) == CGSize(width: 27, height: 13))
    }

    @Test func insetSpellings() {
        let element = Block(0, 0)
        func size(_ element: any Element) -> CGSize { element.content.measure(in: .unconstrained) }
        #expect(size(element.inset(uniform: 5)) == CGSize(width: 10, height: 10))
        #expect(size(element.inset(horizontal: 5, vertical: 1)) == CGSize(width: 10, height: 2))
        #expect(
            size(element.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))) == CGSize(width: 6, height: 4)
        )
        #expect(size(Inset(sideInsets: 3, wrapping: element)) == CGSize(width: 6, height: 0))
        #expect(size(Inset(vertical: 3, wrapping: element)) == CGSize(width: 0, height: 6))
        #expect(size(Inset(uniformInset: 3, wrapping: element)) == CGSize(width: 6, height: 6))
    }

    @Test func insetMayLeaveLessThanNothing() {
        let tree = frames(Block(10, 10).inset(uniform: 80))
        #expect(tree[0].origin == CGPoint(x: 80, y: 80))
        #expect(tree[0].size == CGSize(width: -60, height: -60))
        // Rounding standardizes the negative size.
        let view = render(Block(10, 10).inset(uniform: 80)).contentViews[0]
        #expect(view.center == CGPoint(x: 50, y: 50))
        #expect(view.bounds.size == CGSize(width: 60, height: 60))
    }

    @Test func overlayIsAsLargeAsTheLargestAndAllFillIt() {
        let overlay = Overlay {
            Block(30, 10)
            Block(10, 40)
        }
        #expect(overlay.content.measure(in: .unconstrained) == CGSize(width: 30, height: 40))
        #expect(frames(overlay) == [CGRect(0, 0, 100, 100), CGRect(0, 0, 100, 100)])
    }

    @Test func spacerTakesRoomWithoutAView() {
        #expect(
            Spacer(size: CGSize(width: 3, height: 4)).content.measure(in: .unconstrained) == CGSize(width: 3, height: 4)
        )
        #expect(Spacer(7).content.measure(in: .unconstrained) == CGSize(width: 7, height: 7))
        #expect(Spacer(width: 2).content.measure(in: .unconstrained) == CGSize(width: 2, height: 0))
        #expect(render(Spacer(7)).contentViews.isEmpty)
    }

    @Test(arguments: [
        (ConstrainedSize.Constraint.unconstrained, 50.0), (.atMost(20), 20), (.atMost(80), 50), (.atLeast(80), 80),
        (.atLeast(20), 50), (.within(60...70), 60), (.absolute(12), 12),
    ])
    func constrainedLengths(_ constraint: ConstrainedSize.Constraint, _ expected: Double) {
        let element = Block(50, 10).constrainedTo(width: constraint)
        #expect(element.content.measure(in: .unconstrained) == CGSize(width: expected, height: 10))
    }

    @Test func theConstraintIsMappedOnTheWayDown() {
        func asked(_ constraint: ConstrainedSize.Constraint) -> SizeConstraint.Axis? {
            var asked: SizeConstraint.Axis?
            let probe = Probe { asked = $0.width }
            _ = probe.constrainedTo(width: constraint).content.measure(
                in: SizeConstraint(CGSize(width: 100, height: 100))
            )
            return asked
        }
        #expect(asked(.atLeast(300)) == .atMost(300))
        #expect(asked(.atMost(30)) == .atMost(30))
        #expect(asked(.within(30...60)) == .atMost(60))
        #expect(asked(.absolute(7)) == .atMost(7))
        #expect(asked(.unconstrained) == .atMost(100))
    }

    @Test func twoAbsoluteLengthsAskNothing() {
        var isAsked = false
        let probe = Probe { _ in isAsked = true }
        #expect(
            probe.constrainedTo(width: 3, height: 4).content.measure(in: .unconstrained) == CGSize(width: 3, height: 4)
        )
        #expect(!isAsked)
    }

    @Test func opacityAndHiddenReachTheViewsBelow() {
        let view = render(Row { Block(10, 10).opacity(0.5).hidden() }.opacity(0.5)).contentViews[0]
        #expect(view.alpha == 0.25)
        #expect(view.isHidden)
    }

    @Test func nothingPassesThroughAView() {
        let outer = render(Frame(wrapped: Block(10, 10)).opacity(0.5)).contentViews[0]
        #expect(outer.alpha == 0.5)
        #expect(outer.subviews[0].alpha == 1)
    }

    @Test func keyedGoesToTheChildOfAStackAndStaysInsideElsewhere() {
        func identifiers(_ element: any Element) -> [String] {
            // Paths are read from the layout nodes, which the view retains.
            let view = render(element)
            return withExtendedLifetime(view) {
                view.viewTree.roots.map { $0.path.map(\.description).joined(separator: "/") }
            }
        }
        #expect(identifiers(Row { Block(1, 1).keyed("a") }) == ["Block.a.1"])
        #expect(identifiers(Column { Block(1, 1).keyed("a") }) == ["Block.a.1"])
        #expect(identifiers(Overlay { Block(1, 1).keyed("a") }) == ["Block.a.1"])
        #expect(identifiers(Block(1, 1).keyed("a").centered()) == ["Keyed.1/Block.a.1"])
    }

    @Test func adaptedEnvironmentsInsideEachOtherAreOneNode() {
        var scales: [CGFloat] = []
        let reader = EnvironmentReader {
            scales.append($0.displayScale)
            return Block($0.displayScale, 1)
        }
        let view = render(
            reader
                .adaptedEnvironment(keyPath: \.displayScale, value: 2)
                .adaptedEnvironment(keyPath: \.displayScale, value: 3)
                .adaptedEnvironment(keyPath: \.layoutDirection, value: .rightToLeft)
        )
        var identifiers: [String] = []
        view.dumpLayoutResult { _, identifier, _ in identifiers.append(identifier) }
        #expect(identifiers == ["AdaptedEnvironment.1", "EnvironmentReader.1", "Block.1"])
        #expect(Set(scales) == [2])
    }

    @Test func emptyIsNothing() {
        #expect(Empty().content.measure(in: .unconstrained) == .zero)
        #expect(render(Empty()).contentViews.isEmpty)
    }
}

/// An element that reports the constraints proposed to it.
private struct Probe: Element {
    var asked: (SizeConstraint) -> Void

    var content: ElementContent {
        ElementContent { constraint -> CGSize in
            asked(constraint)
            return .zero
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}
