// swift-format-ignore-file: AlwaysUseLowerCamelCase

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
