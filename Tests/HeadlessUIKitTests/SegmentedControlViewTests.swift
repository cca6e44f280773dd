import Foundation
import HeadlessUIKit
import Testing

@Suite struct SegmentedControlViewTests {
    @Test func itHasTheSizeOfItsTitles() {
        let control = UISegmentedControl(items: ["One", "Three", 3])
        // Three segments of 5 columns of 6.5 points, plus 16 points each.
        #expect(control.bounds.size == CGSize(width: 145.5, height: 32))
        #expect(control.numberOfSegments == 3 && control.titleForSegment(at: 2) == nil)
        control.setWidth(50, forSegmentAt: 1)
        #expect(control.intrinsicContentSize == CGSize(width: 50 + 2 * (19.5 + 16), height: 32))
        #expect(UISegmentedControl(items: nil).bounds.size == CGSize(width: 0, height: 32))
    }

    @Test func segmentsShareWhatIsLeft() {
        let control = UISegmentedControl(items: ["a", "b", "c"])
        control.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        control.setWidth(40, forSegmentAt: 1)
        #expect(control.segmentFrames.map(\.minX) == [0, 30, 70])
        control.frame.size.width = 20
        #expect(control.segmentFrames.map(\.width) == [0, 40, 0])
    }

    @Test func aTapChooses() {
        let control = UISegmentedControl(items: ["a", "b", "c"])
        control.frame = CGRect(x: 0, y: 0, width: 90, height: 40)
        var chosen: [Int] = []
        control.addAction(
            UIAction { [unowned control] _ in chosen.append(control.selectedSegmentIndex) },
            for: .valueChanged
        )
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.tap(at: CGPoint(x: 40, y: 5))
        control.tap(at: CGPoint(x: 40, y: 5))
        control.setEnabled(false, forSegmentAt: 2)
        control.tap(at: CGPoint(x: 80, y: 5))
        #expect(chosen == [1] && control.selectedSegmentIndex == 1 && !control.isEnabledForSegment(at: 2))
        control.isMomentary = true
        control.tap(at: CGPoint(x: 40, y: 5))
        #expect(chosen == [1, 1] && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func theSelectionFollowsItsSegment() {
        let control = UISegmentedControl(items: ["a", "b"])
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "0", at: -4, animated: false)
        control.insertSegment(withTitle: "z", at: 99, animated: true)
        #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 3) == "z")
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 2)
        control.selectedSegmentIndex = 0
        control.removeAllSegments()
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.displayContent.text == nil)
    }

    @Test(arguments: [-1, 2, Int.max, Int.min])
    func indexesWithoutASegmentAreHarmless(index: Int) {
        let control = UISegmentedControl(items: ["a", "b"])
        control.setTitle("x", forSegmentAt: index)
        control.setWidth(9, forSegmentAt: index)
        control.setEnabled(false, forSegmentAt: index)
        control.removeSegment(at: index, animated: false)
        control.selectedSegmentIndex = index
        #expect(control.numberOfSegments == 2 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(control.titleForSegment(at: index) == nil && control.widthForSegment(at: index) == 0)
        #expect(!control.isEnabledForSegment(at: index))
    }

    @Test func itShowsTitlesInTheMiddleOfSegments() throws {
        let control = UISegmentedControl(items: ["ab", "much too long"])
        control.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 10)], for: .normal)
        control.setTitleTextAttributes(
            [.font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.red],
            for: .selected
        )
        control.selectedSegmentIndex = 0
        let content = control.displayContent
        let text = try #require(content.text)
        #expect(text.string == "ab | much too long" && text.isTruncated && content.remarks == ["selected ab"])
        #expect(text.lines.map(\.text) == ["ab", "much too…"])
        #expect(
            text.lines.map(\.frame) == [
                CGRect(x: 20, y: 5, width: 10, height: 10), CGRect(x: 52.5, y: 5, width: 45, height: 10),
            ]
        )
        #expect(text.lines.map(\.spans.first?.color) == [.red, nil])
        #expect(
            control.inspectedProperties.suffix(3).map(\.value) == [
                "[\"ab\", \"much too long\"]", "0", "system 10",
            ]
        )
    }

    @Test(arguments: [CGFloat.nan, .infinity, 0, -5, .greatestFiniteMagnitude])
    func brokenNumbersAreHarmless(length: CGFloat) {
        let control = UISegmentedControl(items: ["a", "b"])
        control.setWidth(length, forSegmentAt: 0)
        control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: length)], for: .normal)
        control.bounds = CGRect(x: 0, y: 0, width: length, height: length)
        _ = control.displayContent
        _ = control.intrinsicContentSize
        _ = control.tap(at: CGPoint(x: length, y: 1))
    }
}
