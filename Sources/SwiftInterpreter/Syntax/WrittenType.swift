/// A type as written, before its names are looked up.
package indirect enum WrittenType: Hashable, Sendable {
    /// A name with the generic arguments of each of its parts: `Box<Int>.Corner`.
    case named([Part])
    /// `T?`.
    case optional(WrittenType)
    /// `T!`.
    case implicitlyUnwrapped(WrittenType)
    /// `[T]`.
    case array(WrittenType)
    /// `[Key: Value]`.
    case dictionary(WrittenType, WrittenType)
    /// A tuple; `()` and `Void` have no elements.
    case tuple([Element])
    /// A function type.
    case function([Parameter], WrittenType, FunctionEffects)
    /// `T.Type`.
    case metatype(WrittenType)
    /// `T.Protocol`, or the type of a protocol itself.
    case any(WrittenType)
    /// `some P`.
    case some(WrittenType)
    /// `P & Q`.
    case composition([WrittenType])

    /// A part of a dotted name.
    package struct Part: Hashable, Sendable {
        var name: String
        var arguments: [WrittenType] = []
        var place = Place()
    }

    /// The place of a name in its source, for messages: the same name elsewhere is the same type.
    package struct Place: Hashable, Sendable {
        /// The UTF-8 offset; -1 for a name that no source contains.
        var offset = -1

        package static func == (left: Place, right: Place) -> Bool { true }
        package func hash(into hasher: inout Hasher) {}
    }

    /// An element of a tuple type.
    package struct Element: Hashable, Sendable {
        var label: String?
        var type: WrittenType
    }

    /// A parameter of a function type.
    package struct Parameter: Hashable, Sendable {
        var type: WrittenType
        package var isInout = false
        var isVariadic = false
        var isAutoclosure = false
    }

    /// Creates a type without generic arguments from a name, which may be dotted.
    package init(_ name: String) {
        self = .named(name.split(separator: ".").map { Part(name: String($0)) })
    }

    /// The empty tuple.
    package static let void = WrittenType.tuple([])

    /// True for `T!`.
    var isImplicitlyUnwrapped: Bool {
        if case .implicitlyUnwrapped = self { return true }
        return false
    }
}

extension WrittenType: CustomStringConvertible {
    /// The type as Swift source.
    package var description: String {
        switch self {
        case .named(let parts): return parts.map(\.description).joined(separator: ".")
        case .optional(let type): return Self.bracketed(type) + "?"
        case .implicitlyUnwrapped(let type): return Self.bracketed(type) + "!"
        case .array(let type): return "[\(type)]"
        case .dictionary(let key, let value): return "[\(key): \(value)]"
        case .tuple(let elements):
            return "(\(elements.map { ($0.label.map { $0 + ": " } ?? "") + "\($0.type)" }.joined(separator: ", ")))"
        case .function(let parameters, let result, let effects):
            let list = parameters.map(\.description).joined(separator: ", ")
            return "(\(list))\(effects.words) -> \(result == .void ? "Void" : "\(result)")"
        case .metatype(let type): return Self.bracketed(type) + ".Type"
        case .any(let type): return "any \(type)"
        case .some(let type): return "some \(type)"
        case .composition(let types): return types.map(\.description).joined(separator: " & ")
        }
    }

    private static func bracketed(_ type: WrittenType) -> String {
        switch type {
        case .function, .any, .some, .composition: "(\(type))"
        default: "\(type)"
        }
    }
}

extension WrittenType.Part: CustomStringConvertible {
    package var description: String {
        arguments.isEmpty ? name : "\(name)<\(arguments.map(\.description).joined(separator: ", "))>"
    }
}

extension WrittenType.Parameter: CustomStringConvertible {
    package var description: String { "\(isInout ? "inout " : "")\(type)\(isVariadic ? "..." : "")" }
}

/// The effects of a function, and the marks of a call that cover them.
package struct FunctionEffects: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It may be suspended: `async`, which `await` covers.
    static let async = FunctionEffects(rawValue: 1)
    /// It may throw an error: `throws`, which `try` covers.
    static let `throws` = FunctionEffects(rawValue: 2)
    /// Both effects.
    static let all: FunctionEffects = [.async, .throws]

    /// The words before the arrow of a function type, each with a space before it.
    var words: String { (contains(.async) ? " async" : "") + (contains(.throws) ? " throws" : "") }
}
