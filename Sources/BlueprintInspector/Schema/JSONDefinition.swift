import HeadlessUIKit

/// A shape with a name, which other shapes refer to.
public struct JSONDefinition: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The shape.
    public let shape: JSONShape

    /// Creates a definition.
    public init(_ name: String, _ shape: JSONShape) {
        (self.name, self.shape) = (name, shape)
    }

    /// Returns definitions in their order.
    static func all(_ shapes: KeyValuePairs<String, JSONShape>) -> [JSONDefinition] {
        shapes.map { JSONDefinition($0.key, $0.value) }
    }
}

extension JSONDefinition {
    /// The shapes of numbers, geometry, layout attributes and contents.
    public static let values = all([
        "number": .values(of: "string", as: .one(of: ["inf", "-inf", "nan"]), otherwise: .finite),
        "point": .members(["x": .number, "y": .number]),
        "size": .members(["width": .number, "height": .number]),
        "rect": .members(["x": .number, "y": .number, "width": .number, "height": .number]),
        "constraint": .members(["width": .nullable(.number), "height": .nullable(.number)]),
        "attributes": .members([
            "alpha?": .number, "hidden?": .bool, "interaction?": .bool, "tintAdjustmentMode?": .string,
            "transform?": .list(.number),
        ]),
        "content": .members([
            "text?": .string, "lines?": .list(.string), "lineFrames?": .list(.named("rect")),
            "truncated?": .list(
                .members([
                    "direction": .one(of: TextTruncation.Direction.allCases.map(\.rawValue)), "needed": .number,
                    "available": .number, "part?": .string,
                ])
            ),
            "fill?": .string, "border?": .members(["colour": .string, "width": .number]), "cornerRadius?": .number,
            "image?": .string, "contentOrigin?": .named("point"), "accessibility?": .table(.string),
            "input?": .table(.string), "remarks?": .list(.string),
        ]),
    ])
}
