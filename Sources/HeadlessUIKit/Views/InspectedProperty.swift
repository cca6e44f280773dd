import Foundation

/// One property of a view as text, for those who look at what an update changed.
///
/// A value is kept as it was read: spelling it takes much longer than comparing it, and most values are never shown.
public struct InspectedProperty: Hashable, Sendable {
    /// The property's name in Swift.
    public let name: String
    private let form: Form
    // What a form does not need is empty: parts that are compared one by one are faster than an enumeration's.
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

    /// Makes a property of its name and its value.
    public init(name: String, value: String) {
        self.init(name, .text, text: value)
    }

    /// A property that is a number: a length, or an opacity.
    package static func number(_ name: String, _ value: CGFloat) -> InspectedProperty {
        InspectedProperty(name, .number, bits: Double(value).bitPattern)
    }

    /// A property that is so or not.
    package static func flag(_ name: String, _ value: Bool) -> InspectedProperty {
        InspectedProperty(name, .flag, bits: value ? 1 : 0)
    }

    /// A property that is a whole number.
    package static func count(_ name: String, _ value: Int) -> InspectedProperty {
        InspectedProperty(name, .count, bits: UInt64(bitPattern: Int64(value)))
    }

    /// A property that is a colour, or none.
    package static func color(_ name: String, _ value: UIColor?) -> InspectedProperty {
        InspectedProperty(name, .object, object: value)
    }

    static func font(_ name: String, _ value: UIFont) -> InspectedProperty {
        InspectedProperty(name, .object, object: value)
    }

    /// A property that is a text in quotes, or none.
    static func quoted(_ name: String, _ value: String?) -> InspectedProperty {
        InspectedProperty(name, .quoted, bits: value == nil ? 1 : 0, text: value ?? "")
    }

    /// The value as text that does not change from run to run.
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

    /// Properties are equal if name and value are.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.name == rhs.name && lhs.value == rhs.value
    }

    /// Hashes name and value.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(value)
    }

    /// The first position where a list differs from another as it was read; nil if none does.
    ///
    /// Values that differ as they were read may still be spelt the same.
    package static func difference(
        from old: [InspectedProperty],
        to new: [InspectedProperty],
        startingAt start: Int
    ) -> Int? {
        // In place: a copy of each property would cost more than the comparison.
        old.withUnsafeBufferPointer { old in
            new.withUnsafeBufferPointer { new in
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
    }
}

extension NSTextAlignment {
    /// The name, told without looking it up in the program.
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
    /// The name, told without looking it up in the program.
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
