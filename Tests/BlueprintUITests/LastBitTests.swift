import BlueprintUI
import Foundation
import Testing

/// Layouts compute in a fixed order, since the last bit of a length may decide the pixel to which an edge is rounded,
/// and a length that is not a number stays so.
@Suite struct LastBitTests {
    /// Widths of which the quotient and the product round in different directions.
    private static let widths: [(CGFloat, CGFloat)] = [(16, 14.3333), (7, 45.8), (3.1, 0.7), (52.97, 33.3333)]

    @Test(arguments: widths)
    func aGrowingItemAddsItsShareToItsWidth(_ first: CGFloat, _ second: CGFloat) {
        let flow = Flow {
            Block(57, 3)
            Block(first, 15).flowChild(priority: .grows)
            Block(second, 55.5).flowChild(priority: .grows)
        }
        let free = 235.4 - (57 + first + second)
        let grown = first + second
        let widths = frames(flow, width: 235.4).map(\.size.width)
        #expect(widths == [57, first + free * (first / grown), second + free * (second / grown)])
    }

    @Test(arguments: [3.14, 2, 1.06, 0.3, 4.5] as [CGFloat])
    func anItemAtTheBottomIsMovedByTheLackOfItsHeight(_ height: CGFloat) {
        let flow = Flow(lineSpacing: 8, itemAlignment: .bottom) {
            Block(100, 24)
            Block(100, 7.99)
            Block(10, 24)
            Block(10, height)
        }
        let top: CGFloat = 0 + (24 + 8) + (7.99 + 8)
        #expect(frames(flow)[3].origin.y == top + (24 - height))
    }

    @Test func aspectRatiosKeepWhatIsNotANumber() {
        func measured(_ width: CGFloat, _ height: CGFloat, _ mode: ConstrainedAspectRatio.ContentMode) -> CGSize {
            Block(width, height).constrainedTo(aspectRatio: AspectRatio(ratio: 2), contentMode: mode)
                .content.measure(in: .unconstrained)
        }
        for mode in [ConstrainedAspectRatio.ContentMode.fitContent, .shrinkContent] {
            #expect(measured(.nan, 20, mode).width.isNaN)
            #expect(measured(.nan, 20, mode).height == 20)
            #expect(measured(20, .nan, mode).width == 20)
            #expect(measured(20, .nan, mode).height.isNaN)
        }
        let fitting = Block(1, 1).constrainedTo(aspectRatio: AspectRatio(ratio: 2), contentMode: .fitParent)
        let size = fitting.content.measure(in: SizeConstraint(width: .unconstrained, height: .atMost(.nan)))
        #expect(size.height.isNaN)
    }
}
