import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import Testing

@Suite struct BoxTests {
    private let leaf = Spacer(width: 30, height: 10)

    @Test func theLayerHasTheLooksOfTheBox() throws {
        let box = Box(
            cornerStyle: .rounded(radius: 4, corners: .top),
            cornerCurve: .continuous,
            borderStyle: .solid(color: .red, width: 2),
            shadowStyle: .simple(radius: 3, opacity: 0.5, offset: CGSize(width: 1, height: 2), color: .blue)
        )
        let layer = try #require(Rendering(box, width: 40, height: 20).first(BoxView.self)).layer
        #expect(layer.cornerRadius == 4 && layer.cornerCurve == .continuous && layer.borderWidth == 2)
        #expect(layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(layer.borderColor == UIColor.red.cgColor && layer.shadowColor == UIColor.blue.cgColor)
        #expect(layer.shadowRadius == 3 && layer.shadowOpacity == 0.5)
        #expect(layer.shadowOffset == CGSize(width: 1, height: 2))
    }

    @Test func aBoxIsAsLargeAsItsChild() {
        #expect(leaf.box().content.measure(in: .unconstrained) == CGSize(width: 30, height: 10))
        #expect(leaf.inset(uniform: 5).box().content.measure(in: .unconstrained) == CGSize(width: 40, height: 20))
        #expect(Box().content.measure(in: SizeConstraint(CGSize(width: 50, height: 50))) == .zero)
        #expect(Box().content.childCount == 0 && leaf.box().content.childCount == 1)
    }

    @Test func itsChildFillsItAndLivesInTheContentView() {
        let rendering = Rendering(Label(text: "Hi").box(background: .blue).inset(uniform: 10), width: 100, height: 60)
        #expect(rendering.elements == ["Inset 0,0 100×60", "  Box 10,10 80×40", "    Label 0,0 80×40"])
        #expect(rendering.views == ["BoxView 10,10 80×40", "  ContentView 0,0 80×40", "    UILabel 0,0 80×40"])
    }

    @Test func theContentViewFollowsTheBox() throws {
        let rendering = Rendering(Label(text: "Hi").box(), width: 100, height: 60)
        let box = try #require(rendering.first(BoxView.self))
        rendering.view.frame.size = CGSize(width: 50, height: 20)
        rendering.view.layoutIfNeeded()
        #expect(rendering.first(BoxView.self) === box)
        #expect(box.contentView.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
        #expect(box.subviews.count == 1)
    }

    @Test func aBoxShowsItsLooks() throws {
        let element = Box(
            backgroundColor: .red,
            cornerStyle: .rounded(radius: 8),
            borderStyle: .solid(color: .black, width: 2),
            shadowStyle: .simple(radius: 3, opacity: 0.5, offset: CGSize(width: 1, height: 2), color: .gray),
            clipsContent: true,
            wrapping: leaf
        )
        let box = try #require(Rendering(element, width: 100, height: 60).first(BoxView.self))
        #expect(
            box.displayContent
                == DisplayContent(fill: .red, border: .init(color: .black, width: 2), cornerRadius: 8)
        )
        let properties = box.inspectedProperties.map { "\($0.name) \($0.value)" }
        #expect(
            properties.suffix(7) == [
                "cornerRadius 8", "borderWidth 2", "borderColor black", "shadowRadius 3", "shadowOpacity 0.5",
                "shadowOffset 1,2", "shadowColor gray",
            ]
        )
        #expect(box.clipsToBounds)
    }

    @Test func aReusedBoxForgetsItsOldLooks() throws {
        let rendering = Rendering(
            leaf.box(background: .red, corners: .capsule, borders: .solid(color: .red, width: 1), clipsContent: true),
            width: 100,
            height: 60
        )
        let box = try #require(rendering.first(BoxView.self))
        #expect(box.displayContent.cornerRadius == 30)
        rendering.view.element = Box(wrapping: leaf)
        rendering.view.layoutIfNeeded()
        #expect(rendering.first(BoxView.self) === box)
        #expect(box.displayContent == DisplayContent(fill: .clear))
        #expect(!box.clipsToBounds)
    }

    @Test(
        arguments: [
            (.square, 0), (.capsule, 10), (.rounded(radius: 4), 4), (.rounded(radius: 40), 10),
            (.rounded(radius: -4), 0),
            (.rounded(radius: 4, corners: [.topLeft]), 4), (.rounded(radius: 4, corners: []), 0),
            (.rounded(radius: .nan), 0), (.rounded(radius: .infinity), 10),
        ] as [(CornerStyle, CGFloat)]
    )
    func cornersAreRoundWithinReason(style: CornerStyle, radius: CGFloat) throws {
        let rendering = Rendering(Box(cornerStyle: style), width: 30, height: 20)
        let box = try #require(rendering.first(BoxView.self))
        #expect(box.displayContent.cornerRadius == radius)
    }

    @Test func aBorderOfNoWidthIsNone() throws {
        let rendering = Rendering(Box(borderStyle: .solid(color: .red, width: 0)), width: 30, height: 20)
        #expect(try #require(rendering.first(BoxView.self)).displayContent.border == nil)
    }

    @Test func cornersCombine() {
        #expect(CornerStyle.Corners.all == [.top, .bottom] && CornerStyle.Corners.all.rawValue == 15)
        #expect(CornerStyle.Corners.left.intersection(.top) == .topLeft)
    }

    @Test func boxesInBoxesAreFreedAtAnyDepth() {
        final class Witness: UIView {
            var onDeinit: () -> Void = {}
            deinit { onDeinit() }
        }
        var freed = false
        do {
            let root = BoxView()
            var innermost = root
            for _ in 0..<100_000 {
                let view = BoxView()
                innermost.contentView.addSubview(view)
                innermost = view
            }
            let witness = Witness()
            witness.onDeinit = { freed = true }
            innermost.contentView.addSubview(witness)
        }
        #expect(freed)
    }
}
