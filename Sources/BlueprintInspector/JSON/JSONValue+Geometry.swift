import BlueprintUI
import Foundation
import HeadlessUIKit

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
