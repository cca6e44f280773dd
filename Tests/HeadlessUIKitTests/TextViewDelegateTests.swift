import Foundation
import HeadlessUIKit
import Testing

@Suite struct TextViewDelegateTests {
    private let view = UITextView()

    private final class Log: UITextViewDelegate {
        var lines: [String] = []
        var allows = true

        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { allows }
        func textViewDidBeginEditing(_ textView: UITextView) { lines.append("begin") }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool { allows }
        func textViewDidEndEditing(_ textView: UITextView) { lines.append("end") }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            lines.append("\(range.location) \(range.length) \(text)")
            return allows
        }
        func textViewDidChange(_ textView: UITextView) { lines.append("changed") }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("scroll") }
    }

    @Test func theDelegateIsAskedAndTold() {
        let log = Log()
        view.delegate = log
        view.becomeFirstResponder()
        view.insertText("a👍")
        view.deleteBackward()
        view.contentOffset.y = 1
        view.resignFirstResponder()
        #expect(log.lines == ["begin", "0 0 a👍", "changed", "1 2 ", "changed", "scroll", "end"])
        #expect(view.text == "a")
    }

    @Test func theDelegateMayRefuse() {
        let log = Log()
        view.delegate = log
        log.allows = false
        #expect(!view.becomeFirstResponder())
        view.insertText("a")
        #expect(view.text.isEmpty)
        log.allows = true
        view.becomeFirstResponder()
        log.allows = false
        #expect(!view.resignFirstResponder() && view.isFirstResponder)
        #expect(view.endEditing(true) && !view.isFirstResponder)
    }

    @Test func attributesLastUntilTheTextIsSet() {
        view.attributedText = NSAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        #expect(view.text == "ab" && view.sizeThatFits(CGSize(width: 200, height: 0)).height == 46)
        view.text = "c"
        #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == 32)
    }

    @Test func theContainerLimitsTheLines() {
        view.text = "one\ntwo\nthree"
        view.textContainer.maximumNumberOfLines = 2
        view.textContainer.lineFragmentPadding = 0
        #expect(view.sizeThatFits(CGSize(width: 200, height: 0)) == CGSize(width: 24, height: 48))
    }
}
