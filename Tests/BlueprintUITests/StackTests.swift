import BlueprintUI
import Foundation
import HeadlessUIKit
import Testing

@Suite struct StackTests {
    @Test func naturalSizeAddsUpAlongTheStack() {
        let row = Row(minimumSpacing: 5) {
            Block(10, 20)
            Block(30, 8)
        }
        #expect(row.content.measure(in: .unconstrained) == CGSize(width: 45, height: 20))
    }

    @Test func roomLeftGoesBetweenTheChildren() {
        let row = Row(alignment: .center) {
            Block(10, 20)
            Block(20, 10)
            Block(10, 40)
        }
        // 100 − 40 = 60 in two gaps of 30; the centres are at 50.
        #expect(frames(row) == [CGRect(0, 40, 10, 20), CGRect(40, 45, 20, 10), CGRect(90, 30, 10, 40)])
    }

    @Test func oneChildStaysAtTheStart() {
        #expect(frames(Row { Block(10, 10) }) == [CGRect(0, 0, 10, 10)])
    }

    @Test(arguments: [
        (StackLayout.UnderflowDistribution.justifyToStart, CGFloat(0), CGFloat(10)),
        (.justifyToCenter, 30, 40), (.justifyToEnd, 60, 70), (.spaceEvenly, 0, 70),
    ])
    func whereRoomLeftGoes(_ underflow: StackLayout.UnderflowDistribution, _ first: CGFloat, _ second: CGFloat) {
        let row = Row(underflow: underflow) {
            Block(10, 10)
            Block(30, 10)
        }
        #expect(frames(row).map(\.minX) == [first, second])
    }

    @Test func growingByNaturalLength() {
        let column = Column(underflow: .growProportionally) {
            Block(10, 10)
            Block(10, 30)
        }
        // 60 underflow, shared 1 to 3.
        #expect(frames(column) == [CGRect(0, 0, 10, 25), CGRect(0, 25, 10, 75)])
    }

    @Test func growingByPriorityOnly() {
        let column = Column(underflow: .growUniformly) {
            Block(10, 10)
            Block(10, 30).stackLayoutChild(priority: .fixed)
            Block(10, 20).stackLayoutChild(priority: .grows)
        }
        // 40 underflow: 20 each for the two that grow.
        #expect(frames(column).map(\.height) == [30, 30, 40])
    }

    @Test func missingRoomIsSharedByNaturalLength() {
        let row = Row {
            Block(80, 10)
            Block(120, 10)
        }
        // Each child is proposed all of the remaining width, so they measure 80 and 120; 100 overflow, shared 2 to 3.
        #expect(frames(row).map(\.width) == [40, 60])
    }

    @Test func fixedChildrenStickOut() {
        let row = Row {
            Block(80, 10).stackLayoutChild(priority: .fixed)
            Block(120, 10).stackLayoutChild(priority: .fixed)
        }
        #expect(frames(row).map(\.width) == [80, 120])
    }

    @Test func aChildIsNotCutBelowZero() {
        let row = Row(overflow: .condenseUniformly) {
            Block(10, 10)
            Block(150, 10)
        }
        // 60 overflow, 30 each: the first child is only 10 wide, and the rest of its share is not passed on.
        #expect(frames(row) == [CGRect(0, 0, 0, 10), CGRect(0, 0, 120, 10)])
    }

    @Test func negativeSpacingOverlaps() {
        let row = Row(underflow: .justifyToStart, minimumSpacing: -4) {
            Block(10, 10)
            Block(10, 10)
        }
        #expect(frames(row).map(\.minX) == [0, 6])
    }

    @Test func fillStretchesAcross() {
        #expect(frames(Column(alignment: .fill) { Block(10, 10) }) == [CGRect(0, 0, 100, 10)])
    }

    @Test func guidesAlignChildrenToEachOther() {
        let row = Row(alignment: .top) {
            Block(10, 10)
            Block(10, 30).stackLayoutChild(alignmentGuide: { $0[VerticalAlignment.bottom] })
        }
        // The second child's bottom is aligned with the first child's top, and the group of height 40 with the top of
        // the row.
        #expect(frames(row).map(\.minY) == [30, 0])
    }

    @Test func aCustomAlignment() {
        let row = Row(alignment: .align(to: VerticalAlignment(Third.self))) { Block(10, 30) }
        // A third of 90 minus a third of 30.
        #expect(frames(row, height: 90).map(\.minY) == [20])
    }

    @Test func anEmptyStackIsNothing() {
        #expect(Row {}.content.measure(in: .unconstrained) == .zero)
        #expect(frames(Column {}).isEmpty)
    }

    @Test func hugeAndUndefinedNumbersDoNotTrap() {
        for value in [CGFloat.infinity, -.infinity, .nan, .greatestFiniteMagnitude, -1, 0] {
            let row = Row(minimumSpacing: value) {
                Block(value, 10)
                Block(10, value)
            }
            _ = frames(row)
            _ = frames(row, width: value, height: value)
        }
    }
}

private enum Third: AlignmentID {
    static func defaultValue(in context: ElementDimensions) -> CGFloat { context.height / 3 }
}
