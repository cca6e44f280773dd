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

/// The shapes of what a render has: elements, views and steps, and the ledger of an element.
///
/// ``JSONExporter`` makes the values.
extension JSONDefinition {
    /// The elements and views.
    public static let tree = all([
        "element": .members(element),
        "explainedElement": .members(
            element,
            ["line?": .integer, "explanation?": .members(explained)]
        ),
        "explainedNumber": .members([
            "value": .number, "step?": .integer, "words": .string,
            "terms": .list(.members(["value": .number, "words": .string])), "notes?": .list(.string),
        ]),
        "view": .members([
            "reference": .string, "class": .string, "parent": .stringOrNull, "depth": .integer, "element?": .string,
            "frame": .named("rect"), "unrounded?": .named("rect"), "attributes?": .named("attributes"),
            "flattened?": .list(.named("offset")), "frameWritten?": .bool, "contentWritten?": .bool,
            "content?": .named("content"),
        ]),
        "offset": .members(["element": .string, "offset": .named("point")]),
    ])

    private static let element: JSONShape.Members = [
        "index": .integer, "parent": .integerOrNull, "depth": .integer, "type": .string, "reference": .string,
        "name?": .string, "component?": .bool, "identifier": .string, "frame": .named("rect"),
        "attributes?": .named("attributes"),
        "stage?": .one(of: ["unplaced", "placed"]), "viewBacked": .bool, "view?": .string, "class?": .string,
        "content?": .named("content"),
    ]

    private static let explained: JSONShape.Members = [
        "in": .string, "width?": .named("explainedNumber"), "height?": .named("explainedNumber"),
        "x?": .named("explainedNumber"), "y?": .named("explainedNumber"),
    ]

    /// The steps.
    public static let steps = all([
        "step": .members(
            [
                "step": .integer, "phase": .one(of: TracePhase.allCases.map(\.rawValue)), "words": .string,
                "element?": .string, "type?": .string, "view?": .string, "partner?": .integer, "within?": .integer,
                "sum?": .list(.named("offset")),
            ],
            by: "kind",
            kinds
        )
    ])

    private static let kinds: KeyValuePairs<String, JSONShape.Members> = [
        "propose": ["constraint": .named("constraint")],
        "measure": [
            "size": .named("size"), "source": sources, "measured?": .integer, "from?": .named("constraint"),
            "rule?": .members(["width": rules, "height": rules]),
            "holds?": .members(["width": .list(.nullable(.number)), "height": .list(.nullable(.number))]),
        ],
        "place": ["frame": .named("rect"), "attributes?": .named("attributes"), "measurement?": .integer],
        "view-backed": ["class": .string, "frame": .named("rect"), "attributes?": .named("attributes")],
        "flattened": ["offset": .named("point"), "attributes?": .named("attributes")],
        "round": [
            "from": .named("rect"), "to": .named("rect"), "globalFrom": .named("rect"), "globalTo": .named("rect"),
            "correction": .named("point"), "rounded": .bool, "by": .one(of: ["size", "edges"]),
        ],
        "create": ["parent": .string, "index": .integer],
        "reuse": ["path": .string],
        "move": ["from": .integer, "to": .integer],
        "remove": ["parent": .string, "index": .integer],
        "write": ["property": .string, "from": written, "to": written],
        "transition": ["transition?": .string, "appearing?": .string, "disappearing?": .string],
        "appear": [:],
        "disappear": [:],
    ]

    private static let sources = JSONShape.one(of: ["computed", "cached", "deduced"])
    private static let rules = JSONShape.one(of: DeductionRule.allCases.map(\.rawValue))
    private static let written = JSONShape.values(of: "object", as: .named("rect"), otherwise: .stringOrNull)

    /// The ledger of an element.
    public static let ledger = all([
        "ledger": .members(
            element,
            [
                "measurements": .named("tally"),
                "proposed?": .members(["step": .integer, "constraint": .named("constraint")]),
                "measured?": measurement,
                "placed?": entry,
                "flattened?": .members([
                    "step": .integer, "offset": .named("point"), "attributes?": .named("attributes"),
                ]),
                "unrounded?": entry, "rounded?": entry, "written?": entry,
                "viewUpdate?": .members([
                    "step": .integer, "view": .string, "kind": .one(of: ["create", "reuse"]), "path?": .string,
                ]),
                "sums": .members([
                    "x?": .named("sum"), "y?": .named("sum"), "width?": .named("sum"), "height?": .named("sum"),
                ]),
                "origins?": .list(
                    .members([
                        "attribute": .one(of: AttributeOrigin.Attribute.allCases.map(\.rawValue)), "value": .string,
                        "owner": .string, "setBy": .string,
                    ])
                ),
                "proposals": .list(
                    .members([
                        "step": .integer, "constraint": .named("constraint"), "measured": .nullable(measurement),
                    ])
                ),
            ]
        ),
        "sum": .members([
            "start": .number, "end": .number,
            "terms": .list(.members(["owner": .string, "from": .number, "to": .number, "fills?": .bool])),
        ]),
        "tally": .members([
            "proposals": .integer, "computed": .integer, "cached": .integer, "deduced": .integer,
        ]),
    ])

    private static let entry = JSONShape.members(["step": .integer, "frame": .named("rect")])
    private static let measurement = JSONShape.members([
        "step": .integer, "size": .named("size"), "source": sources, "from?": .named("constraint"),
    ])
}

/// The shapes of the parts of reports.
extension JSONDefinition {
    /// The elements that VoiceOver reads, warnings, and the differences of two renders.
    public static let reports = all([
        "readElement": .members([
            "spoken": .string, "label?": .string, "value?": .string, "traits": .list(.string), "hint?": .string,
            "identifier?": .string, "frame": .named("rect"), "element?": .string, "view?": .string,
            "group?": .members(["kind": .string, "label?": .string]), "actions?": .list(.string),
            "rotors?": .list(.string),
            "content?": .list(.members(["label": .string, "value": .string, "alwaysRead": .bool])),
            "focused?": .bool,
        ]),
        "unreadElement": .members([
            "spoken": .string, "element?": .string, "view?": .string, "reason": .string, "owner?": .string,
        ]),
        "accessibilityWarning": .members(["rule": .string, "element?": .string, "title": .string, "fix": .string]),
        "warning": .members([
            "rule": .string, "element": .string, "title": .string, "cause": .string, "detail?": .string,
            "fix?": .list(.string),
        ]),
        "placedElement": .members(["element": .string, "type": .string, "frame": .named("rect")]),
        "changedElement": .members(changed, ["from": .named("rect"), "to": .named("rect")]),
        "changedText": .members(changed, ["from?": .string, "to?": .string]),
        "changedProperty": .members(
            changed,
            ["property": .string, "from?": .string, "to?": .string]
        ),
        "changedView": .members(["view": .string, "class": .string, "element?": .string, "why?": .string]),
    ])

    private static let changed: JSONShape.Members = ["element": .string, "type": .string, "before?": .string]
}

/// The shapes of reasons, which ``WhyReport`` makes.
extension JSONDefinition {
    /// The reasons for the frame of an element, for gaps, and for absent numbers.
    public static let reasons = all([
        "reason": .members([
            "element": .string, "type?": .string, "frame": .nullable(.named("rect")), "in?": .string,
            "why?": .members([
                "width?": .named("frameNumber"), "height?": .named("frameNumber"),
                "x?": .named("frameNumber"), "y?": .named("frameNumber"),
            ]),
        ]),
        "frameNumber": .members([
            "value": .number, "chain": .list(.named("decision")),
            "flattening?": .members([
                "value": .number, "step": .integer,
                "offsets": .list(.members(["element": .string, "value": .number])), "addsUp": .bool,
            ]),
            "rounding?": .members([
                "from": .number, "to": .number, "step": .integer,
                "edges?": .members(["from": .list(.number), "to": .list(.number)]),
            ]),
        ]),
        "decision": .members([
            "element": .string, "decidedBy": .string, "value": .number, "step?": .integer, "rule?": .string,
            "sum?": .named("term"), "isContradicted?": .bool,
            "table?": .members([
                "title": .string, "columns": .list(.string),
                "rows": .list(
                    .members([
                        "element?": child, "cells": .list(.values(of: "string", otherwise: .number)),
                        "remark?": .string,
                    ])
                ),
            ]),
            "measurements?": .list(.named("measurement")),
        ]),
        "measurement": .members([
            "element": .string, "constraint": .named("constraint"), "dimension": dimension, "value": .number,
            "step": .integer, "origin": .one(of: ["computed", "cached", "deduced"]),
            "earlier?": .members(["step": .integer, "constraint": .named("constraint"), "size": .named("size")]),
            "rule?": .string, "sum?": .named("term"), "isContradicted?": .bool,
            // The place in the list of the measurement that rests on it.
            "parent?": .integer,
        ]),
        // A term is a number with its origin, or an operation on terms.
        "term": .members([
            "value": .number, "operation?": .one(of: operations), "of?": .list(.named("term")), "name?": .string,
            "origin?": .one(of: origins), "element?": child, "constraint?": .named("constraint"),
            "dimension?": dimension, "words?": .string,
        ]),
        "gap": .members([
            "from": .string, "to": .string, "dimension": dimension, "around": .string, "value": .number,
            "parts": .list(
                .members([
                    "decidedBy": .string, "value": .number, "step?": .integer, "rule?": .string,
                    "sum?": .named("term"),
                ])
            ),
        ]),
        "absence": .members([
            "element": .string, "measure": measure, "value": .number, "wanted": .number,
            "cause?": .named("decision"), "needed?": .number,
        ]),
    ])

    private static let measure = JSONShape.one(of: FrameMeasure.allCases.map(\.rawValue))
    private static let dimension = JSONShape.one(of: ["width", "height"])
    private static let operations = ["plus", "minus", "times", "over", "min", "max", "magnitude", "named"]
    private static let origins = [
        "own", "limit", "measured", "placed", "guide", "start", "end", "argument", "trait", "environment", "content",
        "count", "rule",
    ]
    /// A child by its reference, or by its index if it has no element of its own.
    private static let child = JSONShape.values(of: "string", otherwise: .integer)
}
