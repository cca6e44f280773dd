import Foundation
import HeadlessUIKit
import Testing

@Suite struct TextFieldViewTests {
    private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 20))

    @Test func typingTellsOfItself() {
        let log = EventLog(field)
        field.insertText("ab")
        field.insertText("c\nd")
        field.deleteBackward()
        #expect(field.text == "abc " && log.events == ["changed", "changed", "changed"])
        field.text = nil
        field.deleteBackward()
        #expect(field.text == "" && !field.hasText && log.events.count == 3)
        field.isEnabled = false
        field.insertText("x")
        #expect(field.text == "")
    }

    @Test func aTapGivesTheFocus() {
        let log = EventLog(field)
        #expect(field.tap(at: CGPoint(x: 5, y: 5)) && field.isEditing)
        #expect(field.becomeFirstResponder() && log.events == ["begin"])
        #expect(field.resignFirstResponder() && field.resignFirstResponder() && log.events == ["begin", "end"])
        field.becomeFirstResponder()
        field.isEnabled = false
        #expect(!field.isEditing && !field.becomeFirstResponder() && !field.tap(at: CGPoint(x: 5, y: 5)))
    }

    @Test func theReturnKeyEndsEditingForThoseWhoListen() {
        field.becomeFirstResponder()
        field.insertText("\n")
        #expect(field.isEditing && field.text == "")
        let log = EventLog(field)
        field.addAction(UIAction { _ in log.events.append("exit") }, for: .editingDidEndOnExit)
        field.insertText("\n")
        #expect(!field.isEditing && log.events == ["exit", "end"])
    }

    @Test func theDelegateDecides() {
        let delegate = Delegate()
        field.delegate = delegate
        field.text = "🎉"
        field.deleteBackward()
        field.insertText("b")
        #expect(field.text == "🎉" && delegate.calls == ["0+2 ''", "2+0 'b'"])
        field.insertText("\n")
        #expect(delegate.calls.last == "return")
        #expect(!field.becomeFirstResponder())
        delegate.allows = true
        #expect(field.becomeFirstResponder() && field.resignFirstResponder())
        #expect(delegate.calls.suffix(2) == ["did begin", "did end"])
    }

    @Test func theButtonClears() {
        field.text = "abc"
        field.clearButtonMode = .always
        #expect(field.textRect(forBounds: field.bounds).width == 64)
        #expect(field.clearButtonRect(forBounds: field.bounds) == CGRect(x: 64, y: 0, width: 16, height: 20))
        #expect(field.intrinsicContentSize == CGSize(width: 40, height: 16))
        let log = EventLog(field)
        field.tap(at: CGPoint(x: 70, y: 5))
        #expect(field.text == "" && log.events == ["changed"] && !field.isEditing)
        #expect(field.textRect(forBounds: field.bounds).width == 80)
    }

    @Test(arguments: [(UITextField.ViewMode.whileEditing, [false, true]), (.unlessEditing, [true, false])])
    func theButtonDependsOnTheFocus(mode: UITextField.ViewMode, shown: [Bool]) {
        field.text = "abc"
        field.clearButtonMode = mode
        let before = field.textRect(forBounds: field.bounds).width < 80
        field.becomeFirstResponder()
        #expect([before, field.textRect(forBounds: field.bounds).width < 80] == shown)
    }

    @Test func itShowsTextPlaceholderOrDots() throws {
        #expect(field.displayContent.text == nil && field.sizeThatFits(.zero) == CGSize(width: 0, height: 16))
        field.placeholder = "Name"
        let empty = field.displayContent
        #expect(empty.text?.string == "Name" && empty.text?.color == .placeholderText)
        #expect(empty.remarks == ["placeholder"])
        field.text = "secret one"
        field.isSecureTextEntry = true
        field.textAlignment = .right
        field.becomeFirstResponder()
        let content = field.displayContent
        #expect(content.text?.string == "••••••••••" && content.remarks == ["focused"])
        #expect(content.text?.lines.first?.frame == CGRect(x: 0, y: 2, width: 80, height: 16))
        #expect(!field.inspectedProperties.contains { $0.value.contains("secret") })
        #expect(field.inspectedProperties.contains(InspectedProperty(name: "isFirstResponder", value: "true")))
    }

    @Test func textTooLongIsCut() throws {
        field.text = "a long line of text"
        let text = try #require(field.displayContent.text)
        #expect(text.lines.map(\.text) == ["a long li…"] && text.isTruncated)
        field.text = "two\nlines"
        #expect(field.displayContent.text?.lines.map(\.text) == ["two lines"])
    }

    @Test(arguments: [CGFloat.nan, .infinity, 0, -5, .greatestFiniteMagnitude])
    func brokenBoundsAreHarmless(length: CGFloat) {
        field.text = "abc"
        field.clearButtonMode = .always
        field.bounds = CGRect(x: 0, y: 0, width: length, height: length)
        field.font = .systemFont(ofSize: length)
        _ = field.displayContent
        _ = field.sizeThatFits(CGSize(width: length, height: length))
        _ = field.tap(at: CGPoint(x: length, y: length))
    }
}

private final class EventLog {
    var events: [String] = []

    init(_ field: UITextField) {
        let names: [(UIControl.Event, String)] = [
            (.editingChanged, "changed"), (.editingDidBegin, "begin"), (.editingDidEnd, "end"),
        ]
        for (event, name) in names {
            field.addAction(UIAction { [unowned self] _ in events.append(name) }, for: event)
        }
    }
}

private final class Delegate: UITextFieldDelegate {
    var allows = false
    var calls: [String] = []

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { allows }
    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("did begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("did end") }

    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        calls.append("\(range.location)+\(range.length) '\(string)'")
        return allows
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        calls.append("return")
        return allows
    }
}
