import Foundation
import HeadlessUIKit
import Testing

@Suite struct AutoresizingTests {
    private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    private let child = UIView(frame: CGRect(x: 10, y: 5, width: 40, height: 20))

    @Test func withoutAMaskTheFrameStays() {
        parent.addSubview(child)
        parent.frame.size = CGSize(width: 200, height: 100)
        #expect(child.frame == CGRect(x: 10, y: 5, width: 40, height: 20))
    }

    private static let cases: [(mask: UIView.AutoresizingMask, frame: CGRect)] = [
        ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 5, width: 140, height: 70)),
        (.flexibleLeftMargin, CGRect(x: 110, y: 5, width: 40, height: 20)),
        ([.flexibleRightMargin, .flexibleBottomMargin], CGRect(x: 10, y: 5, width: 40, height: 20)),
        (
            [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin],
            CGRect(x: 60, y: 30, width: 40, height: 20)
        ),
    ]

    @Test(arguments: cases)
    func flexibleLengthsShareTheChange(mask: UIView.AutoresizingMask, frame: CGRect) {
        parent.addSubview(child)
        child.autoresizingMask = mask
        parent.frame.size = CGSize(width: 200, height: 100)
        #expect(child.frame == frame)
    }

    @Test func aMaskThatIsSetBeforeTheViewIsAddedCounts() {
        child.autoresizingMask = .flexibleWidth
        parent.addSubview(child)
        parent.bounds.size.width = 20
        #expect(child.frame.width == 0)
        #expect(child.translatesAutoresizingMaskIntoConstraints)
        child.translatesAutoresizingMaskIntoConstraints = false
        #expect(!child.translatesAutoresizingMaskIntoConstraints)
    }
}
