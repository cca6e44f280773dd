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
