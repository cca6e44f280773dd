import Foundation
import HeadlessUIKit
import Testing

@Suite struct InputTraitTests {
    @Test func theTraitsOfAFieldAreKeptAndInspected() {
        let field = UITextField()
        let names: Set = [
            "autocapitalizationType", "autocorrectionType", "enablesReturnKeyAutomatically", "keyboardAppearance",
            "keyboardType", "returnKeyType", "spellCheckingType", "textContentType",
        ]
        func shown() -> [String] {
            field.inspectedProperties.filter { names.contains($0.name) }.map { "\($0.name) \($0.value)" }
        }
        #expect(shown() == [] && field.autocapitalizationType == .sentences)
        field.keyboardType = .emailAddress
        field.keyboardAppearance = .dark
        field.autocapitalizationType = .none
        field.autocorrectionType = .no
        field.spellCheckingType = .yes
        field.textContentType = .username
        field.returnKeyType = .next
        field.enablesReturnKeyAutomatically = true
        #expect(
            shown() == [
                "autocapitalizationType none", "autocorrectionType no", "enablesReturnKeyAutomatically true",
                "keyboardAppearance dark", "keyboardType emailAddress", "returnKeyType next", "spellCheckingType yes",
                "textContentType username",
            ]
        )
    }

    @Test func aScrollViewKeepsItsModeOfDismissal() {
        let view = UIScrollView()
        #expect(!view.inspectedProperties.contains { $0.name == "keyboardDismissMode" })
        view.keyboardDismissMode = .interactive
        #expect(view.inspectedProperties.contains { $0.name == "keyboardDismissMode" && $0.value == "interactive" })
    }

    @Test func traitsAreReadThroughTheProtocol() {
        let inputs: [any UITextInputTraits] = [UITextField(), UITextView()]
        for input in inputs {
            input.keyboardType = .URL
            #expect(input.keyboardType == .URL && input.returnKeyType == .default && !input.isSecureTextEntry)
        }
    }
}
