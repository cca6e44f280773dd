import BlueprintUI
import Foundation
import HeadlessUIKit

/// A JSON value whose members keep their order, so that equal values have equal text.
public enum JSONValue: Hashable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number; one that is not finite is printed as the string `"inf"`, `"-inf"` or `"nan"`.
    case number(Double)
    /// A string.
    case string(String)
    /// A list.
    case array([JSONValue])
    /// A list whose values are made when they are written.
    case list(JSONList)
    /// Members in order.
    case object([Member])

    /// A member of an object.
    public struct Member: Hashable, Sendable {
        /// The name.
        public var name: String
        /// The value.
        public var value: JSONValue

        /// Creates a member with a name and a value.
        public init(_ name: String, _ value: JSONValue) {
            self.name = name
            self.value = value
        }
    }

    /// Returns an object with members in order, without those whose value is nil.
    public static func members(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
        .object(members.compactMap { name, value in value.map { Member(name, $0) } })
    }

    /// Returns a whole number.
    public static func integer(_ value: Int) -> JSONValue { .number(Double(value)) }

    /// Returns a list of a number of values, each made by a function when it is written.
    public static func list(count: Int, _ value: @escaping @Sendable (Int) -> JSONValue) -> JSONValue {
        .list(JSONList(count: count, value))
    }

    /// The value on one line, without spaces; everything outside ASCII is kept, control characters are escaped.
    public var text: String {
        var text = ""
        write { text += $0 }
        return text
    }

    /// Calls a function with the pieces of the text, one after another.
    public func write(_ put: (String) throws -> Void) rethrows {
        var writer = JSONWriter(self)
        while let piece = writer.next() { try put(piece) }
    }
}

/// A list of JSON values that are made one after another, each when it is written.
///
/// A list of all steps of a large render would take more memory than the render.
public struct JSONList: Hashable, Sendable {
    /// The number of values.
    public let count: Int
    private let value: @Sendable (Int) -> JSONValue

    /// Creates a list of a number of values; the function returns the value at a position from 0 on, always the same.
    ///
    /// A count below 0 counts as 0.
    public init(count: Int, _ value: @escaping @Sendable (Int) -> JSONValue) {
        self.count = max(0, count)
        self.value = value
    }

    /// Returns the value at a position; `null` outside the list.
    public subscript(position: Int) -> JSONValue { (0..<count).contains(position) ? value(position) : .null }

    /// True if both lists have equal values.
    public static func == (one: Self, other: Self) -> Bool {
        one.count == other.count && (0..<one.count).allSatisfy { one[$0] == other[$0] }
    }

    /// Hashes the number of values, which is the same for equal lists.
    public func hash(into hasher: inout Hasher) { hasher.combine(count) }
}

extension JSONValue {
    /// Returns a size in points: `{"width":…,"height":…}`.
    public static func size(_ size: CGSize) -> JSONValue {
        .members(["width": .number(size.width), "height": .number(size.height)])
    }

    /// Returns a point: `{"x":…,"y":…}`.
    public static func point(_ point: CGPoint) -> JSONValue {
        .members(["x": .number(point.x), "y": .number(point.y)])
    }

    /// Returns a frame in points: `{"x":…,"y":…,"width":…,"height":…}`.
    public static func rect(_ rect: CGRect) -> JSONValue {
        .members([
            "x": .number(rect.origin.x), "y": .number(rect.origin.y), "width": .number(rect.size.width),
            "height": .number(rect.size.height),
        ])
    }

    /// Returns a constraint: `{"width":…,"height":…}`, with null for an unconstrained length.
    public static func constraint(_ constraint: SizeConstraint) -> JSONValue {
        .members([
            "width": constraint.width.constrainedValue.map { .number($0) } ?? .null,
            "height": constraint.height.constrainedValue.map { .number($0) } ?? .null,
        ])
    }

    /// Returns the layout attributes that do not have their defaults; nil if all have.
    public static func attributes(_ attributes: ShownAttributes) -> JSONValue? {
        guard !attributes.isDefault else { return nil }
        return .members([
            "alpha": attributes.alpha == 1 ? nil : .number(attributes.alpha),
            "hidden": attributes.isHidden ? .bool(true) : nil,
            "interaction": attributes.isUserInteractionEnabled ? nil : .bool(false),
            "tintAdjustmentMode": attributes.tintAdjustmentMode == "automatic"
                ? nil : .string(attributes.tintAdjustmentMode),
            "transform": attributes.transform.isEmpty ? nil : .array(attributes.transform.map(JSONValue.number)),
        ])
    }

    /// Returns the directions in which text does not fit, each with the needed and the available length.
    private static func truncation(_ truncation: TextTruncation) -> JSONValue {
        .array(
            truncation.excesses.map { excess in
                .members([
                    "direction": .string(excess.direction.rawValue), "needed": .number(excess.needed),
                    "available": .number(excess.available), "part": excess.part.map(JSONValue.string),
                ])
            }
        )
    }

    /// Returns properties as one object; nil if there are none.
    private static func properties(_ properties: [InspectedProperty]) -> JSONValue? {
        properties.isEmpty ? nil : .object(properties.map { JSONValue.Member($0.name, .string($0.value)) })
    }

    /// Returns the content of a view; nil if it draws nothing.
    public static func content(_ content: ShownContent) -> JSONValue? {
        guard
            !content.isEmpty || !content.remarks.isEmpty || !content.accessibility.isEmpty || !content.input.isEmpty
                || content.contentOrigin != .zero
        else { return nil }
        return .members([
            "text": content.text.map(JSONValue.string),
            "lines": content.lines.isEmpty ? nil : .array(content.lines.map { .string($0.text) }),
            "lineFrames": content.lines.isEmpty ? nil : .array(content.lines.map { .rect($0.frame) }),
            "truncated": content.truncation.map(truncation),
            "fill": content.fill.map(JSONValue.string),
            "border": content.border.map {
                .members(["colour": .string($0.colour), "width": .number($0.width)])
            },
            "cornerRadius": content.cornerRadius == 0 ? nil : .number(content.cornerRadius),
            "image": content.image.map(JSONValue.string),
            "contentOrigin": content.contentOrigin == .zero ? nil : .point(content.contentOrigin),
            "accessibility": properties(content.accessibility),
            "input": properties(content.input),
            "remarks": content.remarks.isEmpty ? nil : .array(content.remarks.map(JSONValue.string)),
        ])
    }
}

extension JSONValue {
    /// The longest list or object that stays on one line, in characters.
    private static let lineLength = 100

    /// The value for a reader: lists and objects that are longer than a line have a line for each part.
    ///
    /// The value must not be nested deeply.
    public var indentedText: String { indented("") }

    private func indented(_ margin: String) -> String {
        let line = text
        let inner = margin + "  "
        let (parts, brackets): ([String], (String, String))
        switch self {
        case .array(let values) where line.count > Self.lineLength:
            (parts, brackets) = (values.map { $0.indented(inner) }, ("[", "]"))
        case .object(let members) where line.count > Self.lineLength:
            parts = members.map { JSONValue.string($0.name).text + ": " + $0.value.indented(inner) }
            brackets = ("{", "}")
        default: return line
        }
        return brackets.0 + "\n" + parts.map { inner + $0 }.joined(separator: ",\n") + "\n" + margin + brackets.1
    }
}
