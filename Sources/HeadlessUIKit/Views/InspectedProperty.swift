import Foundation

/// A property of a view, shown as text to report what an update changed.
///
/// The value is stored as it was read. Formatting it costs much more than comparing it, and most values are never
/// shown.
public struct InspectedProperty: Hashable, Sendable {
    /// The property's name in Swift.
    public let name: String
    private let form: Form
    // Fields that a form does not need are empty: comparing them one by one is faster than comparing an enumeration.
    private let bits: UInt64
    private let object: (any AnyObject & CustomStringConvertible & Sendable)?
    private let text: String

    private enum Form: UInt8 {
        case text
        case quoted
        case number
        case flag
        case count
        case object
    }

    private init(
        _ name: String,
        _ form: Form,
        bits: UInt64 = 0,
        object: (any AnyObject & CustomStringConvertible & Sendable)? = nil,
        text: String = ""
    ) {
        self.name = name
        self.form = form
        self.bits = bits
        self.object = object
        self.text = text
    }

    /// Creates a property from its name and value.
    public init(name: String, value: String) {
        self.init(name, .text, text: value)
    }

    /// Creates a property with a number, such as a length or an opacity.
    package static func number(_ name: String, _ value: CGFloat) -> InspectedProperty {
        InspectedProperty(name, .number, bits: Double(value).bitPattern)
    }

    /// Creates a Boolean property.
    package static func flag(_ name: String, _ value: Bool) -> InspectedProperty {
        InspectedProperty(name, .flag, bits: value ? 1 : 0)
    }

    /// Creates a property with an integer.
    package static func count(_ name: String, _ value: Int) -> InspectedProperty {
        InspectedProperty(name, .count, bits: UInt64(bitPattern: Int64(truncatingIfNeeded: value)))
    }

    /// Creates a property with an optional colour.
    package static func color(_ name: String, _ value: UIColor?) -> InspectedProperty {
        InspectedProperty(name, .object, object: value)
    }

    static func font(_ name: String, _ value: UIFont) -> InspectedProperty {
        InspectedProperty(name, .object, object: value)
    }

    /// Creates a property with an optional text, shown in quotes.
    package static func quoted(_ name: String, _ value: String?) -> InspectedProperty {
        InspectedProperty(name, .quoted, bits: value == nil ? 1 : 0, text: value ?? "")
    }

    /// The value as text; the same in every run.
    public var value: String {
        switch form {
        case .text: text
        case .quoted: bits == 0 ? "\"\(text)\"" : "nil"
        case .number: CGFloat(Double(bitPattern: bits)).shortDescription
        case .flag: (bits != 0).description
        case .count: Int64(bitPattern: bits).description
        case .object: object?.description ?? "nil"
        }
    }

    /// Returns true if name and value are equal.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.name == rhs.name && lhs.value == rhs.value
    }

    /// Hashes the name and the value.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(value)
    }

    /// Returns the first position from `start` where two lists of stored values differ, or nil if they do not.
    ///
    /// Values that differ may still be formatted as the same text.
    package static func difference(
        from old: [InspectedProperty],
        to new: [InspectedProperty],
        startingAt start: Int
    ) -> Int? {
        var index = start
        while index < old.count, index < new.count, old[index].bits == new[index].bits,
            old[index].form == new[index].form, old[index].object === new[index].object,
            old[index].name == new[index].name, old[index].text == new[index].text
        {
            index += 1
        }
        return index < max(old.count, new.count) ? index : nil
    }
}

extension NSTextAlignment {
    /// The case name, without reflection.
    var word: String {
        switch self {
        case .left: "left"
        case .center: "center"
        case .right: "right"
        case .justified: "justified"
        case .natural: "natural"
        }
    }
}

extension NSLineBreakMode {
    /// The case name, without reflection.
    var word: String {
        switch self {
        case .byWordWrapping: "byWordWrapping"
        case .byCharWrapping: "byCharWrapping"
        case .byClipping: "byClipping"
        case .byTruncatingHead: "byTruncatingHead"
        case .byTruncatingTail: "byTruncatingTail"
        case .byTruncatingMiddle: "byTruncatingMiddle"
        }
    }
}
