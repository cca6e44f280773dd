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
