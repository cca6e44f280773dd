import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import Testing

@Suite struct TextFieldTests {
    private let font = UIFont.systemFont(ofSize: 16)

    @Test func itIsMeasuredOnOneLine() {
        let field = TextField(text: "one two") { $0.font = font }
        #expect(field.content.measure(in: .unconstrained) == CGSize(width: 56, height: 16))
        #expect(field.content.measure(in: SizeConstraint(width: 30)) == CGSize(width: 30, height: 16))
        #expect(field.content.measure(in: SizeConstraint(width: -30)) == CGSize(width: 0, height: 16))
        #expect(field.content.measure(in: SizeConstraint(width: .nan)).height == 16)
        let empty = TextField(text: "") {
            $0.font = font
            $0.placeholder = "Name"
        }
        #expect(empty.content.measure(in: .unconstrained) == CGSize(width: 32, height: 16))
        #expect(TextField(text: "").content.measure(in: .unconstrained) == CGSize(width: 0, height: 17))
        let clearable = TextField(text: "ab") {
            $0.font = font
            $0.clearButtonMode = .always
        }
        #expect(clearable.content.measure(in: .unconstrained) == CGSize(width: 32, height: 16))
    }

    @Test(arguments: [CGFloat.nan, .infinity, 0, -4])
    func brokenFontsHaveNoSize(size: CGFloat) {
        let field = TextField(text: "one two") { $0.font = .systemFont(ofSize: size) }
        #expect(field.content.measure(in: .unconstrained) == .zero)
    }

    @Test func theViewShowsWhatTheElementSays() throws {
        let field = TextField(text: "abc") {
            $0.secure = true
            $0.isEnabled = false
            $0.textAlignment = .right
            $0.textColor = .red
            $0.font = font
            $0.placeholder = "Password"
            $0.clearButtonMode = .whileEditing
        }
        let view = try #require(Rendering(field, width: 100, height: 20).first(UITextField.self))
        #expect(view.isSecureTextEntry && !view.isEnabled && view.textAlignment == .right && view.font == font)
        #expect(view.placeholder == "Password" && view.clearButtonMode == .whileEditing && view.text == "abc")
        #expect(view.displayContent.text?.lines.first?.text == "•••" && view.displayContent.text?.color == .red)
        #expect(view.displayContent.remarks == ["disabled"])
    }

    @Test func typingReachesTheClosures() throws {
        var changes: [String] = []
        var returns = 0
        let field = TextField(text: "a") {
            $0.onChange = { changes.append($0) }
            $0.onReturn = { returns += 1 }
        }
        let rendering = Rendering(field, width: 100, height: 20)
        let view = try #require(rendering.first(UITextField.self))
        view.becomeFirstResponder()
        view.insertText("b")
        view.insertText("\n")
        #expect(changes == ["ab"] && returns == 1 && view.isFirstResponder && view.text == "ab")
        rendering.view.element = TextField(text: "A")
        rendering.view.layoutIfNeeded()
        #expect(rendering.first(UITextField.self) === view && view.text == "A")
        view.insertText("c")
        #expect(changes == ["ab"])
    }

    @Test func theFocusMovesBothWays() throws {
        enum Name { case first, last }
        @FocusState var focus: Name?
        func element() -> any Element {
            Column {
                TextField(text: "one").focused(when: $focus, equals: .first)
                TextField(text: "two") { $0.onReturn = { focus = .first } }.focused(when: $focus, equals: .last)
            }
        }
        let rendering = Rendering(element(), width: 100, height: 50)
        let views = rendering.view.subviews.compactMap { $0 as? UITextField }
        try #require(views.count == 2)
        rendering.view.tap(at: views[1].center)
        #expect(focus == .last && views.map(\.isEditing) == [false, true])
        views[1].insertText("\n")
        #expect(focus == .first && views.map(\.isEditing) == [true, false])
        rendering.view.element = element()
        rendering.view.layoutIfNeeded()
        focus = .last
        #expect(views.map(\.isEditing) == [false, true])
        focus = nil
        #expect(views.map(\.isEditing) == [false, false])
    }

    @Test func aFieldThatGoesGivesTheFocusAway() throws {
        @FocusState var isFocused: Bool
        let field = TextField(text: "one").focused(when: $isFocused)
        let rendering = Rendering(field.box(), width: 100, height: 50)
        isFocused = true
        #expect(rendering.first(UITextField.self)?.isEditing == true)
        rendering.view.element = Empty()
        rendering.view.layoutIfNeeded()
        #expect(!isFocused)
    }

    @Test func aFieldTakesTheFocusAsItAppears() throws {
        @FocusState var isFocused: Bool
        let field = TextField(text: "one").focused(when: $isFocused).onAppear { isFocused = true }
        #expect(Rendering(field, width: 100, height: 50).first(UITextField.self)?.isEditing == true)
    }
}
