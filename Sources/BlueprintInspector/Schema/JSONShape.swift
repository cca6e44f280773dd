/// The shape of JSON values, as a JSON schema (2020-12) says it.
///
/// Objects are closed: a member that is not listed is an error.
public struct JSONShape: Hashable, Sendable {
    /// The schema.
    public let schema: JSONValue

    private init(_ schema: JSONValue) { self.schema = schema }

    private init(type: String...) {
        schema = .members(["type": type.count == 1 ? .string(type[0]) : .array(type.map(JSONValue.string))])
    }

    /// A string.
    public static let string = JSONShape(type: "string")
    /// A string or null.
    public static let stringOrNull = JSONShape(type: "string", "null")
    /// A whole number.
    public static let integer = JSONShape(type: "integer")
    /// A whole number or null.
    public static let integerOrNull = JSONShape(type: "integer", "null")
    /// `true` or `false`.
    public static let bool = JSONShape(type: "boolean")
    /// A finite number.
    static let finite = JSONShape(type: "number")
    /// A number; one that is not finite is a string.
    public static let number = JSONShape.named("number")

    /// Returns the shape of one of some strings.
    public static func one(of words: [String]) -> JSONShape {
        JSONShape(.members(["enum": .array(words.map(JSONValue.string))]))
    }

    /// Returns the shape of one whole number.
    public static func only(_ number: Int) -> JSONShape {
        JSONShape(.members(["enum": .array([.integer(number)])]))
    }

    /// Returns the shape with a name among the definitions.
    public static func named(_ name: String) -> JSONShape {
        JSONShape(.members(["$ref": .string("#/$defs/\(name)")]))
    }

    /// Returns the shape of a list, whose values have one shape.
    public static func list(_ value: JSONShape) -> JSONShape {
        JSONShape(.members(["type": .string("array"), "items": value.schema]))
    }

    /// Returns the shape of an object with any members, whose values have one shape.
    public static func table(_ value: JSONShape) -> JSONShape {
        JSONShape(.members(["type": .string("object"), "additionalProperties": value.schema]))
    }

    /// Returns the shape of a value that may be null.
    public static func nullable(_ shape: JSONShape) -> JSONShape { .values(of: "null", otherwise: shape) }

    /// Returns a shape for all values but those of one type, which have another shape, by default any.
    public static func values(of type: String, as shape: JSONShape? = nil, otherwise: JSONShape) -> JSONShape {
        let condition = JSONValue.members(["type": .string(type)])
        return JSONShape(
            .members(["if": condition, "then": shape?.schema ?? .bool(true), "else": otherwise.schema])
        )
    }

    /// The members of an object; the name of one that may be absent ends in a question mark.
    public typealias Members = KeyValuePairs<String, JSONShape>

    /// Returns the shape of an object with the members of some groups.
    public static func members(_ groups: Members...) -> JSONShape { members(groups) }

    /// Returns the shape of an object with the members of some groups.
    public static func members(_ groups: [Members]) -> JSONShape {
        JSONShape(.object(parts(groups.flatMap { Array($0) }) + closing))
    }

    /// Returns the shape of an object with further members by the value of one that says its kind.
    ///
    /// There is one condition for each kind: of several, a validator would name one that was not meant.
    public static func members(
        _ members: Members,
        by kind: String,
        _ kinds: KeyValuePairs<String, Members>
    ) -> JSONShape {
        let names = JSONShape.one(of: kinds.map(\.key))
        let conditions = kinds.map { name, members in
            JSONValue.members([
                "if": .object(parts([(kind, .one(of: [name]))])), "then": .object(parts(Array(members))),
            ])
        }
        return JSONShape(
            .object(
                parts(Array(members) + [(kind, names)]) + [.init("allOf", .array(conditions))] + closing
            )
        )
    }

    private static let closing = [JSONValue.Member("unevaluatedProperties", .bool(false))]

    private static func parts(_ members: [(key: String, value: JSONShape)]) -> [JSONValue.Member] {
        let required = members.map(\.key).filter { !$0.hasSuffix("?") }
        let properties = members.map { JSONValue.Member($0.key.replacing("?", with: ""), $0.value.schema) }
        return [
            .init("type", .string("object")), .init("properties", .object(properties)),
            .init("required", .array(required.map(JSONValue.string))),
        ]
    }
}
