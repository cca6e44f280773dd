import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import Testing

@Suite struct TextFieldTests {
    private let font = UIFont.systemFont(ofSize: 16)

    @Test func itIsAsWideAsItsConstraintAndAtLeast44PointsLarge() {
        for field in [TextField(text: ""), TextField(text: "one two") { $0.font = font }] {
            func size(_ constraint: SizeConstraint) -> CGSize { field.content.measure(in: constraint) }
            #expect(size(.unconstrained) == CGSize(width: CGFloat.infinity, height: 44))
            #expect(size(SizeConstraint(width: 300)) == CGSize(width: 300, height: 44))
            #expect(size(SizeConstraint(CGSize(width: 44, height: 10))) == CGSize(width: 44, height: 44))
            #expect(size(SizeConstraint(CGSize(width: 30, height: 10))) == CGSize(width: 44, height: 44))
            #expect(size(SizeConstraint(width: 0)) == CGSize(width: 44, height: 44))
            #expect(size(SizeConstraint(width: -9)) == CGSize(width: 44, height: 44))
        }
    }

    @Test func aNarrowColumnIsNoLimit() {
        let rendering = Rendering(Column { TextField(text: "x") }, width: 20, height: 100)
        #expect(rendering.elements == ["Column 0,0 20×100", "  TextField 0,0 44×44"])
    }

    @Test func aBindingThatIsSetTellsItsStateOfTheFocus() throws {
        var calls: [String] = []
        func field() -> TextField {
            TextField(text: "") {
                $0.focusBinding = FocusBinding(onFocus: { calls.append("focus") }, onBlur: { calls.append("blur") })
            }
        }
        let rendering = Rendering(field(), width: 100, height: 50)
        #expect(calls == ["blur"])
        let view = try #require(rendering.first(UITextField.self))
        view.becomeFirstResponder()
        rendering.view.element = field()
        rendering.view.layoutIfNeeded()
        #expect(calls == ["blur", "focus", "focus"])
    }

    @Test func theReturnKeyKeepsItsEffect() throws {
        let field = TextField(text: "") { $0.onReturn = {} }
        let view = try #require(Rendering(field, width: 100, height: 50).first(UITextField.self))
        #expect(view.delegate?.textFieldShouldReturn(view) == true)
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

    @Test func theViewHasTheTraitsOfTheKeyboard() throws {
        let plain = try #require(Rendering(TextField(text: ""), width: 100, height: 50).first(UITextField.self))
        #expect(plain.keyboardType == .default && plain.autocapitalizationType == .sentences)
        let field = TextField(text: "") {
            $0.keyboardType = .emailAddress
            $0.keyboardAppearance = .dark
            $0.autocapitalizationType = .none
            $0.autocorrectionType = .no
            $0.spellCheckingType = .no
            $0.textContentType = .emailAddress
            $0.returnKeyType = .done
            $0.enablesReturnKeyAutomatically = true
        }
        let view = try #require(Rendering(field, width: 100, height: 50).first(UITextField.self))
        #expect(view.keyboardType == .emailAddress && view.keyboardAppearance == .dark)
        #expect(view.autocapitalizationType == .none && view.autocorrectionType == .no)
        #expect(view.spellCheckingType == .no && view.textContentType == .emailAddress)
        #expect(view.returnKeyType == .done && view.enablesReturnKeyAutomatically)
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
        let views = rendering.view.contentViews.compactMap { $0 as? UITextField }
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
