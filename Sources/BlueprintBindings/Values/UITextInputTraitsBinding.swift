import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    /// The types of the properties for a keyboard, of text fields and text views.
    static let uiTextInputTraits = Binding("UITextInputTraits") { table in
        describeTyping(in: table)
        describeKeyboards(in: table)
        table.register(
            UITextContentType.self,
            as: "UITextContentType",
            summary: "The meaning of a text, for automatic filling; nothing is filled in here."
        ) { type in
            for (name, value, summary) in contentTypes { type.staticProperty(name, summary: summary, value) }
        }
    }

    /// Adds the properties for a keyboard to a class of views.
    static func describeInputTraits<View: UITextInputTraits>(of view: TypeRegistration<View>) {
        view.property("autocapitalizationType", \.autocapitalizationType, summary: "The rule for capital letters.")
        view.property("autocorrectionType", \.autocorrectionType, summary: "The correction of typed words.")
        view.property(
            "enablesReturnKeyAutomatically",
            \.enablesReturnKeyAutomatically,
            summary: "True if the return key is disabled while there is no text."
        )
        view.property("keyboardAppearance", \.keyboardAppearance, summary: "The appearance of the keyboard.")
        view.property("keyboardType", \.keyboardType, summary: "The kind of keyboard.")
        view.property("returnKeyType", \.returnKeyType, summary: "The title of the return key.")
        view.property("spellCheckingType", \.spellCheckingType, summary: "The marking of misspelled words.")
        view.property("textContentType", \.textContentType, summary: "The meaning of the text, for automatic filling.")
    }

    private static func describeTyping(in table: BindingTable) {
        table.registerCases(
            of: UITextAutocapitalizationType.self,
            as: "UITextAutocapitalizationType",
            summary: "The rule for capital letters."
        )
        table.registerCases(
            of: UITextAutocorrectionType.self,
            as: "UITextAutocorrectionType",
            summary: "The correction of words while they are typed."
        )
        table.registerCases(
            of: UITextSpellCheckingType.self,
            as: "UITextSpellCheckingType",
            summary: "The marking of misspelled words."
        )
    }

    private static func describeKeyboards(in table: BindingTable) {
        table.registerCases(
            of: UIKeyboardType.self,
            as: "UIKeyboardType",
            summary: "The kind of keyboard; there is no keyboard here, so the value is only kept."
        )
        table.registerCases(
            of: UIKeyboardAppearance.self,
            as: "UIKeyboardAppearance",
            summary: "The appearance of the keyboard."
        )
        table.registerCases(
            of: UIReturnKeyType.self,
            as: "UIReturnKeyType",
            summary: "The title of the return key."
        )
    }

    private static var contentTypes: [(name: String, value: UITextContentType, summary: String)] {
        [
            ("URL", .URL, "A web address."), ("addressCity", .addressCity, "The city of an address."),
            ("addressCityAndState", .addressCityAndState, "The city and the state of an address."),
            ("addressState", .addressState, "The state of an address."),
            ("countryName", .countryName, "The country of an address."),
            ("creditCardNumber", .creditCardNumber, "The number of a credit card."),
            ("emailAddress", .emailAddress, "An email address."), ("familyName", .familyName, "The family name."),
            ("fullStreetAddress", .fullStreetAddress, "A whole postal address."),
            ("givenName", .givenName, "The given name."), ("jobTitle", .jobTitle, "The title of a position."),
            ("location", .location, "A place on a map."), ("middleName", .middleName, "The middle name."),
            ("name", .name, "The name of a person."), ("namePrefix", .namePrefix, "The title before a name."),
            ("nameSuffix", .nameSuffix, "The suffix of a name."),
            ("newPassword", .newPassword, "A password that is being chosen."),
            ("nickname", .nickname, "The nickname."), ("oneTimeCode", .oneTimeCode, "A code that is valid once."),
            ("organizationName", .organizationName, "The name of an organization."),
            ("password", .password, "A password."), ("postalCode", .postalCode, "The postal code of an address."),
            ("streetAddressLine1", .streetAddressLine1, "The first line of an address."),
            ("streetAddressLine2", .streetAddressLine2, "The second line of an address."),
            ("sublocality", .sublocality, "The district of an address."),
            ("telephoneNumber", .telephoneNumber, "A telephone number."),
            ("username", .username, "The name for an account."),
        ]
    }
}
