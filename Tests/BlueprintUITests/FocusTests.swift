import BlueprintUI
import Foundation
import HeadlessUIKit
import Testing

@Suite struct FocusTests {
    @Test func theStateFollowsTheViews() throws {
        @FocusState var focus: Int?
        let view = render(Row { for index in 0..<2 { Field(binding: $focus.binding(for: index)) } })
        let fields = view.contentViews
        try #require(fields.count == 2)
        #expect(focus == nil)
        #expect(fields[0].becomeFirstResponder() && focus == 0)
        #expect(fields[1].becomeFirstResponder() && focus == 1)
        #expect(!fields[0].isFirstResponder)
        #expect(fields[1].resignFirstResponder() && focus == nil)
        #expect(!fields[1].isFirstResponder)
    }

    @Test func theViewsFollowTheState() throws {
        @FocusState var focus: Int?
        let view = render(Row { for index in 0..<2 { Field(binding: $focus.binding(for: index)) } })
        let fields = view.contentViews
        focus = 1
        #expect(fields.map(\.isFirstResponder) == [false, true])
        focus = 0
        #expect(fields.map(\.isFirstResponder) == [true, false] && focus == 0)
        focus = nil
        #expect(fields.map(\.isFirstResponder) == [false, false] && focus == nil)
        focus = 7
        #expect(fields.map(\.isFirstResponder) == [false, false] && focus == 7)
    }

    @Test func aStateOfOneElementIsABool() throws {
        @FocusState var isFocused: Bool
        let view = render(Field(binding: $isFocused.binding()))
        let field = try #require(view.contentViews.first)
        isFocused = true
        #expect(field.isFirstResponder)
        isFocused = false
        #expect(!field.isFirstResponder)
        field.becomeFirstResponder()
        #expect(isFocused)
    }

    @Test func newElementsKeepTheConnection() throws {
        @FocusState var isFocused: Bool
        let view = render(Field(binding: $isFocused.binding()))
        let field = try #require(view.contentViews.first)
        for _ in 0..<3 {
            view.element = Field(binding: $isFocused.binding())
            view.layoutIfNeeded()
        }
        #expect(view.contentViews.first === field)
        isFocused = true
        #expect(field.isFirstResponder)
        view.element = Field(binding: nil)
        view.layoutIfNeeded()
        isFocused = false
        #expect(field.isFirstResponder)
    }

    @Test func twoTreesShareAState() throws {
        @FocusState var focus: String?
        let views = ["a", "b"].map { render(Field(binding: $focus.binding(for: $0))) }
        let fields = views.flatMap(\.contentViews)
        focus = "a"
        focus = "b"
        #expect(fields.map(\.isFirstResponder) == [false, true])
    }

    @Test func whatRefusesTheFocusDoesNotGetIt() throws {
        @FocusState var isFocused: Bool
        let view = render(Field(binding: $isFocused.binding()))
        let field = try #require(view.contentViews.first as? FieldView)
        field.accepts = false
        isFocused = true
        #expect(!field.isFirstResponder && !field.becomeFirstResponder())
    }

    @Test func aTriggerWithoutAViewDoesNothing() {
        var calls: [String] = []
        let binding = FocusBinding(onFocus: { calls.append("focus") }, onBlur: { calls.append("blur") })
        binding.trigger.focus()
        binding.trigger.blur()
        #expect(calls.isEmpty)
        binding.trigger.focusAction = binding.onFocus
        binding.trigger.blurAction = binding.onBlur
        binding.trigger.focus()
        binding.trigger.blur()
        #expect(calls == ["focus", "blur"])
    }
}

private struct Field: Element {
    var binding: FocusBinding?

    var content: ElementContent { ElementContent(intrinsicSize: CGSize(width: 10, height: 10)) }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        FieldView.describe { config in config[\.binding] = binding }
    }
}

private final class FieldView: UIView {
    var accepts = true
    var binding: FocusBinding? {
        didSet {
            oldValue?.trigger.focusAction = nil
            oldValue?.trigger.blurAction = nil
            binding?.trigger.focusAction = { [unowned self] in _ = becomeFirstResponder() }
            binding?.trigger.blurAction = { [unowned self] in _ = resignFirstResponder() }
        }
    }

    override var canBecomeFirstResponder: Bool { accepts }

    override func becomeFirstResponder() -> Bool {
        let had = isFirstResponder
        let has = super.becomeFirstResponder()
        if has, !had { binding?.onFocus() }
        return has
    }

    override func resignFirstResponder() -> Bool {
        let had = isFirstResponder
        let gone = super.resignFirstResponder()
        if had, gone { binding?.onBlur() }
        return gone
    }
}
