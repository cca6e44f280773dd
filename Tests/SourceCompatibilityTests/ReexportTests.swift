import BlueprintUI
import Testing

/// In an app, BlueprintUI alone gives UIKit and Foundation.
@Suite struct ReexportTests {
    @Test func blueprintAloneGivesUIKitAndFoundation() {
        let formatter = NumberFormatter()
        formatter.minimumFractionDigits = 2
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.backgroundColor = UIColor.red
        #expect(view.frame.maxX == 40)
        #expect(formatter.minimumFractionDigits == 2)
        #expect("a b".components(separatedBy: .whitespaces).count == 2)
    }
}
