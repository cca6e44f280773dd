import BlueprintInspector
import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import Testing

/// Warnings about overlapping and overflowing children depend on what elements state about their layout.
@Suite("Purposes of layouts")
struct LayoutPurposeTests {
    /// An element that places all children at its top left corner, and states a purpose.
    private struct Pile: Element {
        var purpose: LayoutPurpose
        var children: [any Element]

        var content: ElementContent {
            ElementContent(layout: PileLayout()) { for child in children { $0.add(element: child) } }
        }

        func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
        var _layoutPurpose: LayoutPurpose { purpose }
    }

    private struct PileLayout: Layout {
        func sizeThatFits(
            proposal: SizeConstraint,
            subelements: Subelements,
            environment: Environment,
            cache: inout ()
        ) -> CGSize {
            CGSize(width: 20, height: 20)
        }

        func placeSubelements(
            in size: CGSize,
            subelements: Subelements,
            environment: Environment,
            cache: inout ()
        ) {
            for child in subelements { child.place(at: .zero, size: child.sizeThatFits(.unconstrained)) }
        }
    }

    private func box(_ width: CGFloat, _ height: CGFloat) -> any Element {
        Box(backgroundColor: .red).constrainedTo(width: .absolute(width), height: .absolute(height))
    }

    /// Returns the names of the rules about overlap and overflow that find something in an element of 200 by 100.
    private func found(in element: any Element) throws -> [String] {
        let view = BlueprintView()
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        view.element = element.aligned(vertically: .top, horizontally: .leading)
        let recorder = RenderRecorder(view)
        recorder.record()
        let rules = WarningRule.warnings(in: try #require(WarningScene(recorder))).map(\.rule)
        return ["overflow", "overlap"].filter(rules.contains)
    }

    @Test("An element that states nothing gets both warnings")
    func stated() throws {
        let boxes = [box(10, 10), box(30, 10)]
        #expect(try found(in: Pile(purpose: [], children: boxes)) == ["overflow", "overlap"])
        #expect(try found(in: Pile(purpose: .overlapsChildren, children: boxes)) == ["overflow"])
        #expect(try found(in: Pile(purpose: .exceedsFrame, children: boxes)) == ["overlap"])
        #expect(try found(in: Pile(purpose: [.exceedsFrame, .overlapsChildren], children: boxes)).isEmpty)
    }

    @Test("Elements of the library state that children overlap")
    func overlapping() throws {
        let box = box(10, 10)
        #expect(
            try found(
                in: Overlay {
                    box; box
                }
            ).isEmpty
        )
        #expect(
            try found(
                in: Row(minimumSpacing: -5) {
                    box; box
                }
            ).isEmpty
        )
        #expect(
            try found(
                in: Column(minimumSpacing: -5) {
                    box; box
                }
            ).isEmpty
        )
        #expect(try found(in: box.decorate(layering: .above, position: .inset(0)) { box }).isEmpty)
        for element in [EqualStack(direction: .horizontal) {}, Flow {}, GridRow {}] as [any Element] {
            #expect(element._layoutPurpose.isSuperset(of: [.arrangesChildren, .overlapsChildren]))
        }
    }

    @Test("Elements of the library state that children extend beyond them")
    func overflowing() throws {
        let box = box(10, 10)
        #expect(try found(in: box.decorate(layering: .above, position: .corner(.topRight)) { box }).isEmpty)
        #expect(try found(in: box.inset(uniform: -4)).isEmpty)
        #expect(try found(in: ScrollView(.fittingHeight, wrapping: self.box(10, 300))).isEmpty)
    }

    /// An element that is represented by an overlay in another one.
    private struct Proxy: ProxyElement {
        struct Inner: ProxyElement {
            var children: [any Element]
            var elementRepresentation: any Element { Overlay(elements: children) }
        }

        var children: [any Element]
        var elementRepresentation: any Element { Inner(children: children) }
    }

    @Test("An element that is represented by another one has its purpose")
    func represented() throws {
        #expect(try found(in: Proxy(children: [box(10, 10), box(30, 10)])).isEmpty)
        #expect(Label(text: "a").centered()._layoutPurpose == Aligned(wrapping: Empty())._layoutPurpose)
        #expect(Proxy(children: [])._layoutPurpose == [.arrangesChildren, .overlapsChildren])
    }

    @Test("A record of an element has its purpose, tagged or not")
    func recorded() {
        let view = BlueprintView()
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        view.element = TaggedElement(Row { Label(text: "a") }, tag: 1)
        let elements = RenderRecorder(view).record().snapshot.elements
        #expect(elements.map(\.purpose) == [[.arrangesChildren, .overlapsChildren, .stacksChildren], .readsTextSizes])
        #expect(box(1, 1)._layoutPurpose == .limitsChild)
    }
}
