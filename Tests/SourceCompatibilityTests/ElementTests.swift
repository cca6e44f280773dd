import BlueprintUI
import BlueprintUICommonControls
import Testing
import UIKit

/// Elements and layouts composed by an app.
@Suite("Elements in an app's source")
struct ElementTests {
    private func frames(_ element: Element, width: CGFloat = 100, height: CGFloat = 40) -> [CGRect] {
        let view = BlueprintView(element: element)
        view.frame = CGRect(x: 0, y: 0, width: width, height: height)
        view.layoutIfNeeded()
        var frames: [CGRect] = []
        view.dumpLayoutResult { depth, _, frame in
            if depth == 1 { frames.append(frame) }
        }
        return frames
    }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    @Test("A layout reads its own trait")
    func singleTrait() {
        let row = WeightedRow(children: [(1, Spacer(10)), (3, Spacer(10))])
        #expect(frames(row) == [rect(0, 0, 25, 40), rect(25, 0, 75, 40)])
        #expect(
            row.content.measure(in: SizeConstraint(width: 60), environment: .empty) == CGSize(width: 60, height: 10)
        )
    }

    @Test("A layout reads traits by key, keeps a cache and sets attributes")
    func traitsByKey() {
        let board = Board(pins: [
            (nil, Spacer(width: 10, height: 5)),
            (.bottomTrailing, Spacer(width: 20, height: 8)),
            (.center, Box(backgroundColor: .red, wrapping: Spacer(width: 10, height: 10))),
        ])
        #expect(frames(board) == [rect(0, 0, 10, 5), rect(80, 32, 20, 8), rect(45, 15, 10, 10)])
        #expect(board.content.measure(in: .unconstrained, environment: .empty) == CGSize(width: 40, height: 10))
        let view = BlueprintView(element: board)
        view.frame = rect(0, 0, 100, 40)
        view.layoutIfNeeded()
        #expect(view.subviews[0].subviews[0].subviews[0].alpha == 0.5)
    }

    @Test("A layout of one child")
    func singleChild() {
        let square = Square(wrapped: Label(text: "abc"))
        #expect(frames(square) == [rect(30, 0, 40, 40)])
        #expect(square.content.measure(in: .unconstrained, environment: .empty) == CGSize(width: 24, height: 24))
    }

    @Test("Children of stacks, flows, grids and overlays with their traits")
    func containerChildren() {
        let column = Column { column in
            column.horizontalAlignment = .trailing
            column.verticalOverflow = .condenseUniformly
            column.minimumVerticalSpacing = 2
            column.addFixed(child: Spacer(width: 10, height: 10))
            column.add(growPriority: 0, shrinkPriority: 1, key: "a", child: Spacer(width: 20, height: 40))
        }
        #expect(frames(column) == [rect(90, 0, 10, 10), rect(80, 12, 20, 28)])

        let flow = Flow(lineAlignment: .trailing, lineSpacing: 1, itemAlignment: .bottom, itemSpacing: 2) {
            Spacer(width: 60, height: 4)
            for width in [30, 20] {
                Spacer(width: CGFloat(width), height: 10)
            }
            Spacer(width: 40, height: 5).flowChild(priority: .grows, key: "last")
        }
        #expect(
            frames(flow) == [rect(8, 6, 60, 4), rect(70, 0, 30, 10), rect(0, 11, 20, 10), rect(22, 16, 78, 5)]
        )

        // 100 minus two gaps and 30 leaves 50: shares of 1.5 and 1.
        let grid = GridRow(verticalAlignment: .center, spacing: 10) {
            Spacer(width: 1, height: 20).gridRowChild(width: .absolute(30))
            Spacer(width: 1, height: 10).gridRowChild(key: "share", width: .proportional(1.5))
            Spacer(width: 1, height: 40)
        }
        #expect(frames(grid).map(\.minX) == [0, 40, 80])
        #expect(frames(grid).map(\.width) == [30, 30, 20])
        #expect(frames(grid).map(\.minY) == [10, 15, 0])

        let overlay = Overlay {
            Spacer(5).overlayChild(key: "back")
            if frames(grid).isEmpty {
                Spacer(7)
            } else {
                Spacer(9).keyed("front")
            }
        }
        #expect(overlay.children.map(\.key) == ["back", "front"])
        #expect(frames(overlay) == [rect(0, 0, 100, 40), rect(0, 0, 100, 40)])

        let equal = EqualStack(direction: .horizontal, spacing: 4) {
            Spacer(1)
            Spacer(2)
        }
        #expect(frames(equal) == [rect(0, 0, 48, 40), rect(52, 0, 48, 40)])
    }

    @Test("Conditions on elements", arguments: [true, false])
    func conditions(_ isOn: Bool) {
        let width: CGFloat? = isOn ? 30 : nil
        func measured(_ element: Element) -> CGSize {
            element.content.measure(in: .unconstrained, environment: .empty)
        }
        let base = Spacer(width: 10, height: 10)
        #expect(measured(base.if(isOn) { $0.inset(uniform: 1) }).width == (isOn ? 12 : 10))
        #expect(
            measured(
                base.if(isOn) {
                    $0.inset(uniform: 1)
                } else: {
                    $0.inset(uniform: 2)
                }
            ).width == (isOn ? 12 : 14)
        )
        #expect(measured(base.if(let: width) { $1.constrainedTo(width: .absolute($0)) }).width == (isOn ? 30 : 10))
        let other = base.if(
            let: width,
            then: { width, spacer in spacer.inset(horizontal: width) },
            else: { _ in Empty() }
        )
        #expect(measured(other).width == (isOn ? 70 : 0))
        #expect(measured(base.map { Column.init(elements: [$0, $0]) }).height == 20)
        #expect(measured(base.modify { $0.size.width = 4 }).width == 4)
        #expect(measured(base.constrained(to: SizeConstraint(width: 7))) == CGSize(width: 7, height: 10))
    }

    @Test("Writers, readers and decorations")
    func computed() {
        let writer = LayoutWriter { context, layout in
            layout.sizing = .fixed(CGSize(width: 50, height: 10))
            let half = context.phase.onMeasure({ 0 }, onLayout: { $0.width / 2 })
            layout.add(with: CGRect(x: half, y: 0, width: 10, height: 10), child: Empty())
            layout.modifyEach { $0.frame.origin.y += 3 }
        }
        let inner = BlueprintView(element: writer)
        inner.frame = rect(0, 0, 60, 20)
        inner.layoutIfNeeded()
        #expect(inner.sizeThatFits(SizeConstraint.unconstrained) == CGSize(width: 50, height: 10))

        let reader = GeometryReader { geometry in
            geometry.constraint.width.maximum > 50 ? Spacer(50) : Spacer(width: 5, height: 1)
        }
        #expect(reader.content.measure(in: SizeConstraint(width: 40), environment: .empty).width == 5)
        #expect(reader.content.measure(in: .unconstrained, environment: .empty).width == 50)

        let badge = Label(text: "inbox").decorate(
            layering: .above,
            position: .corner(.topRight, UIOffset(horizontal: 1, vertical: 0))
        ) {
            Spacer(4).box(background: .red, corners: .capsule)
        }
        #expect(badge.content.measure(in: .unconstrained, environment: .empty) == CGSize(width: 40, height: 16))
    }

    @Test("Sizes and numbers")
    func numbers() {
        #expect(CGFloat(1.26).rounded(.toNearestOrAwayFromZero, by: 2) == 1.5)
        var number = CGFloat(1.2)
        number.round(.up, by: 4)
        #expect(number == 1.25)
        #expect(CGFloat.infinity.replacingInfinity(with: 3) == 3)
        #expect((-CGFloat.infinity).replacingInfinity(with: 3) == -.infinity)
        let size = CGSize(width: CGFloat.infinity, height: 2)
        #expect(size.replacingInfinity(with: CGSize(width: 7, height: 8)) == CGSize(width: 7, height: 2))
        #expect(SizeConstraint(.infinity) == .unconstrained)
        var axis = SizeConstraint.Axis.atMost(10)
        axis += 2
        axis *= 3
        axis -= 6
        axis /= 5
        #expect(axis == .atMost(6))
        #expect((axis - 7).constrainedValue == -1)
        #expect((SizeConstraint.Axis.unconstrained / 2) == .unconstrained)
    }
}

extension Column {
    fileprivate init(elements: [Element]) {
        self.init { column in
            elements.forEach { column.add(child: $0) }
        }
    }
}
