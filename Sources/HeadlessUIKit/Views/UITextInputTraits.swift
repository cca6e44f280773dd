// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

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

/// The traits of a view, which has the usual ones until they are set.
extension UITextInputTraits where Self: UIView {
    /// The rule for capital letters; at the start of each sentence by default.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { inputTraits.autocapitalizationType }
        set { inputTraits.autocapitalizationType = newValue }
    }

    /// The correction of words while they are typed.
    public var autocorrectionType: UITextAutocorrectionType {
        get { inputTraits.autocorrectionType }
        set { inputTraits.autocorrectionType = newValue }
    }

    /// The marking of misspelled words.
    public var spellCheckingType: UITextSpellCheckingType {
        get { inputTraits.spellCheckingType }
        set { inputTraits.spellCheckingType = newValue }
    }

    /// The keyboard.
    public var keyboardType: UIKeyboardType {
        get { inputTraits.keyboardType }
        set { inputTraits.keyboardType = newValue }
    }

    /// The appearance of the keyboard.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { inputTraits.keyboardAppearance }
        set { inputTraits.keyboardAppearance = newValue }
    }

    /// The title of the return key.
    public var returnKeyType: UIReturnKeyType {
        get { inputTraits.returnKeyType }
        set { inputTraits.returnKeyType = newValue }
    }

    /// True if the return key is disabled while there is no text.
    public var enablesReturnKeyAutomatically: Bool {
        get { inputTraits.enablesReturnKeyAutomatically }
        set { inputTraits.enablesReturnKeyAutomatically = newValue }
    }

    /// The meaning of the text, for automatic filling; nil for none.
    public var textContentType: UITextContentType? {
        get { inputTraits.textContentType }
        set { inputTraits.textContentType = newValue }
    }
}

extension UIView {
    /// The input traits of a view with text that is edited.
    final var inputTraits: StoredInputTraits {
        get { rare?.kept.inputTraits ?? StoredInputTraits() }
        set {
            guard rare != nil || newValue != StoredInputTraits() else { return }
            let state = rare ?? UIViewRareState()
            rare = state
            state.kept.inputTraits = newValue
        }
    }
}

/// The values of the input traits that a view stores.
struct StoredInputTraits: Equatable {
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

/// The meaning of a text, which lets a system fill it in.
///
/// - Note: Nothing fills in text here; the value is kept.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name of the meaning.
    public let rawValue: String

    /// Creates a meaning from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The name of a person.
    public static let name = UITextContentType(rawValue: "name")
    /// The title before a name.
    public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
    /// The given name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// The middle name.
    public static let middleName = UITextContentType(rawValue: "additional-name")
    /// The family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// The suffix of a name.
    public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
    /// The nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// The title of a position.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// The name of an organization.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A place on a map.
    public static let location = UITextContentType(rawValue: "location")
    /// A whole postal address.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of an address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of an address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// The city of an address.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// The state or province of an address.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// The city and the state of an address.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// The district of an address.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// The country of an address.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// The postal code of an address.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An email address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A web address.
    public static let URL = UITextContentType(rawValue: "url")
    /// The number of a credit card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// The name for an account.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is being chosen.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is valid once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// The names of the notifications of a keyboard, and the keys of what they tell.
///
/// - Note: No keyboard is shown here, so nothing posts them but an app's own code, such as its tests.
extension UIResponder {
    /// The keyboard is about to be shown.
    public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// The keyboard was shown.
    public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// The keyboard is about to be hidden.
    public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// The keyboard was hidden.
    public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// The frame of the keyboard is about to change.
    public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    /// The frame of the keyboard has changed.
    public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")

    /// The key of the keyboard's frame at the start of the change.
    public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the keyboard's frame at the end of the change.
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the duration of the change, in seconds.
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the timing curve of the change.
    public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}
