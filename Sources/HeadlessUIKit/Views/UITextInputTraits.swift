// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The keyboard that an object asks for while its text is edited.
///
/// - Note: There is no keyboard here: the values are kept for code that reads them, and shown by inspection. In UIKit all
///   of them are optional requirements.
public protocol UITextInputTraits: AnyObject {
    /// The rule for capital letters.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// The correction of words while they are typed.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// The marking of misspelled words.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// The keyboard.
    var keyboardType: UIKeyboardType { get set }
    /// The appearance of the keyboard.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// The title of the return key.
    var returnKeyType: UIReturnKeyType { get set }
    /// True if the return key is disabled while there is no text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// True if the text is hidden.
    var isSecureTextEntry: Bool { get set }
    /// The meaning of the text, for automatic filling; nil for none.
    var textContentType: UITextContentType? { get set }
}

/// The values of the input traits that a view stores.
struct StoredInputTraits {
    var autocapitalizationType = UITextAutocapitalizationType.sentences
    var autocorrectionType = UITextAutocorrectionType.default
    var spellCheckingType = UITextSpellCheckingType.default
    var keyboardType = UIKeyboardType.default
    var keyboardAppearance = UIKeyboardAppearance.default
    var returnKeyType = UIReturnKeyType.default
    var enablesReturnKeyAutomatically = false
    var textContentType: UITextContentType?

    /// The values that differ from the defaults.
    var inspectedProperties: [InspectedProperty] {
        var result: [InspectedProperty] = []
        func add<Value: Equatable>(_ name: String, _ value: Value, unless preset: Value) {
            if value != preset { result.append(InspectedProperty(name: name, value: "\(value)")) }
        }
        add("autocapitalizationType", autocapitalizationType, unless: .sentences)
        add("autocorrectionType", autocorrectionType, unless: .default)
        add("enablesReturnKeyAutomatically", enablesReturnKeyAutomatically, unless: false)
        add("keyboardAppearance", keyboardAppearance, unless: .default)
        add("keyboardType", keyboardType, unless: .default)
        add("returnKeyType", returnKeyType, unless: .default)
        add("spellCheckingType", spellCheckingType, unless: .default)
        if let textContentType { add("textContentType", textContentType.rawValue, unless: "") }
        return result
    }
}

/// The rule for capital letters in typed text.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable, CaseIterable {
    /// No capital letters.
    case none
    /// A capital letter at the start of each word.
    case words
    /// A capital letter at the start of each sentence.
    case sentences
    /// Only capital letters.
    case allCharacters
}

/// The correction of words while they are typed.
public enum UITextAutocorrectionType: Int, Hashable, Sendable, CaseIterable {
    /// Corrected where it makes sense for the keyboard.
    case `default`
    /// Not corrected.
    case no
    /// Corrected.
    case yes
}

/// The marking of misspelled words.
public enum UITextSpellCheckingType: Int, Hashable, Sendable, CaseIterable {
    /// Marked where words are corrected.
    case `default`
    /// Not marked.
    case no
    /// Marked.
    case yes
}

/// The kind of keyboard for a text.
public enum UIKeyboardType: Int, Hashable, Sendable, CaseIterable {
    /// The keyboard of the language.
    case `default`
    /// Letters and signs of ASCII.
    case asciiCapable
    /// Numbers and punctuation.
    case numbersAndPunctuation
    /// Web addresses.
    case URL
    /// Digits, for PINs.
    case numberPad
    /// Digits, for phone numbers.
    case phonePad
    /// Names and phone numbers.
    case namePhonePad
    /// Email addresses.
    case emailAddress
    /// Digits and a decimal point.
    case decimalPad
    /// Text with easy access to `@` and `#`.
    case twitter
    /// Search terms and web addresses.
    case webSearch
    /// Digits of ASCII.
    case asciiCapableNumberPad

    /// The same as `asciiCapable`.
    public static let alphabet = UIKeyboardType.asciiCapable
}

/// The appearance of the keyboard.
public enum UIKeyboardAppearance: Int, Hashable, Sendable, CaseIterable {
    /// The appearance of the interface.
    case `default`
    /// Dark keys.
    case dark
    /// Light keys.
    case light

    /// The same as `dark`.
    public static let alert = UIKeyboardAppearance.dark
}

/// The title of the return key.
public enum UIReturnKeyType: Int, Hashable, Sendable, CaseIterable {
    /// “return”.
    case `default`
    /// “Go”.
    case go
    /// “Google”.
    case google
    /// “Join”.
    case join
    /// “Next”.
    case next
    /// “Route”.
    case route
    /// “Search”.
    case search
    /// “Send”.
    case send
    /// “Yahoo”.
    case yahoo
    /// “Done”.
    case done
    /// “Emergency Call”.
    case emergencyCall
    /// “Continue”.
    case `continue`
}
