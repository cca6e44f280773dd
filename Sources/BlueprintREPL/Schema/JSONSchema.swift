import BlueprintInspector

/// The JSON schema (2020-12) of all documents that the program prints.
package enum JSONSchema {
    /// The schema.
    package static var document: JSONValue {
        let definitions =
            JSONDefinition.values + JSONDefinition.tree + JSONDefinition.steps + JSONDefinition.ledger
            + JSONDefinition.reasons + JSONDefinition.reports
        return .members([
            "$schema": .string("https://json-schema.org/draft/2020-12/schema"),
            "$id": .string("urn:blueprint:output:\(JSONExporter.version)"),
            "title": .string("Documents that blueprint prints"),
            "description": .string(
                "Each line of run --json and check --json, and export json. Lengths are in points. A number that is not "
                    + "finite is a string. Members may be added without another version."
            ),
            "type": .string("object"),
            "properties": .members([
                "version": JSONShape.only(JSONExporter.version).schema,
                "command": JSONShape.one(of: commandNames).schema,
            ]),
            "required": .array([.string("version")]),
            "anyOf": .array(kinds.map { requiring($0.name) }),
            "allOf": .array(
                commands.map { name, groups in
                    condition(
                        .members(["command": JSONShape.one(of: [name]).schema]),
                        requiring: ["command"],
                        .members([["version": version, "command": .string], placed] + groups)
                    )
                }
                    + kinds.dropFirst().map {
                        condition(.object([]), requiring: [$0.name], forbidding: $0.not, $0.shape)
                    }
            ),
            "$defs": .object(definitions.map { .init($0.name, $0.shape.schema) }),
        ])
    }

    /// The names in the member `command`.
    package static var commandNames: [String] { commands.map(\.key) }

    private static func requiring(_ name: String) -> JSONValue { .members(["required": .array([.string(name)])]) }

    private static func condition(
        _ properties: JSONValue,
        requiring names: [String],
        forbidding others: String? = nil,
        _ shape: JSONShape
    ) -> JSONValue {
        .members([
            "if": .members([
                "properties": properties, "required": .array(names.map(JSONValue.string)),
                "not": others.map(requiring),
            ]),
            "then": shape.schema,
        ])
    }

    private static let version = JSONShape.only(JSONExporter.version)
    private static let placed: JSONShape.Members = ["file?": .string, "line?": .integer]

    /// The kinds of documents by a member that each has, and one that it has not.
    private static let kinds: [(name: String, not: String?, shape: JSONShape)] = [
        ("command", nil, .members([:])),
        ("printed", nil, .members(["version": version, "printed": .string], placed)),
        (
            "error", nil,
            .members(
                ["version": version],
                fault,
                ["kind": .one(of: ["error", "expectation"]), "others?": .list(.members(fault)), "omitted?": .integer]
            )
        ),
        (
            "findings", nil,
            .members([
                "version": version, "file": .string, "passed": .bool, "inputs": .integer, "exercises": .integer,
                "differing": .integer, "faults": .integer, "unmet": .integer,
                "findings": .list(
                    .members([
                        "line": .integer, "input?": .string, "expected?": .list(.string), "actual?": .list(.string),
                        "fault?": .string,
                    ])
                ),
            ])
        ),
        (
            "viewsBefore", "command",
            .members(
                ["version": version],
                ["viewport": .named("size"), "scale": .number, "elements": .list(.named("explainedElement"))],
                surroundings,
                ["steps": .list(step)],
                [
                    "source?": .members(["name?": .string, "text": .string]),
                    "before?": .members(["viewport": .named("size"), "elements": elementList]),
                    "changes?": .members(differences, ["words": .list(.string)]),
                ]
            )
        ),
    ]

    private static let fault: JSONShape.Members = [
        "error": .string, "code?": .string, "fix?": .string, "type?": .list(.string), "names?": .list(.string),
        "file?": .string, "line?": .integer, "column?": .integer,
        "source?": .members(["of": .string, "line": .integer, "column": .integer, "text": .string]),
        "calls?": .list(.string),
    ]

    private static let step = JSONShape.named("step")
    private static let steps: JSONShape.Members = ["steps": .list(step)]
    private static let views: JSONShape.Members = ["views": .list(.named("view"))]
    private static let elementList = JSONShape.list(.named("element"))
    private static let elements: JSONShape.Members = [
        "viewport": .named("size"), "scale": .number, "elements": elementList,
    ]
    private static let surroundings: JSONShape.Members = [
        "views": .list(.named("view")), "viewsBefore": .list(.named("view")), "turns?": .integer,
    ]
    private static let states: JSONShape.Members = ["before": elementList, "after": elementList]
    private static let differences: JSONShape.Members = [
        "appeared": .list(.named("placedElement")), "gone": .list(.named("placedElement")),
        "changed": .list(.named("changedElement")), "texts": .list(.named("changedText")),
        "properties": .list(.named("changedProperty")),
        "created": .list(.named("changedView")), "reused": .list(.named("changedView")),
        "moved": .list(.named("changedView")), "removed": .list(.named("changedView")),
        "viewport?": .members(["from": .named("size"), "to": .named("size")]),
        "scale?": .members(["from": .number, "to": .number]),
    ]
    private static let preview: JSONShape.Members = [
        "number": .integer, "title": .string, "name?": .string, "file?": .string, "line": .integer, "refused?": .string,
    ]
    private static let cursor: JSONShape.Members = [
        "position": .integer, "count": .integer, "steps": .list(step), "breakpoints": .list(.integer),
        "marks": .list(.string), "open": .list(.integer),
    ]

    /// The members of the documents of each command, besides those of all.
    private static let commands: KeyValuePairs<String, [JSONShape.Members]> = [
        "accessibility": [
            [
                "read": .list(.named("readElement")), "unread": .list(.named("unreadElement")),
                "warnings": .list(.named("accessibilityWarning")),
            ]
        ],
        "break": [
            [
                "breakpoints": .list(
                    .members(["number": .integer, "line": .string, "steps": .list(.integer), "gone?": .bool])
                )
            ]
        ],
        "diff": [
            states, differences,
            [
                "files?": .members(["from": .string, "to": .string]),
                "previews?": .members(["from?": .string, "to?": .string]), "same?": .bool,
            ],
        ],
        "export": [["format": .string, "text": .string]],
        "flatten": [elements, views],
        "frames": [
            [
                "viewport?": .named("size"), "scale?": .number, "elements?": elementList,
                "trees?": .list(.members(elements)), "before?": elementList, "after?": elementList,
            ]
        ],
        "info": [["elements": .list(.nullable(.named("ledger")))]],
        "mark": [["marks": .list(.members(["name": .string, "step": .integer]))]],
        "nest": [elements],
        "pictures": [elements, views],
        "preview": [
            ["previews": .list(.members(preview, ["printed?": .list(.string), "notes?": .list(.string)], elements))]
        ],
        "previews": [["previews": .list(.members(preview))]],
        "render": [views],
        "run": [["files": .integer, "expectations": .integer, "unmet": .integer, "errors": .integer]],
        "settings": [["settings": .list(.members(["name": .string, "value": .string, "from": .string]))]],
        "step": [cursor],
        "sweep": [
            [
                "of": .string, "from": .number, "to": .number, "values": .integer, "start": .list(.string),
                "changes": .list(.members(["at": .number, "after": .number, "changes": .list(.string)])),
                "frames": .list(
                    .members([
                        "element": .string, "measure": .one(of: FrameMeasure.allCases.map(\.rawValue)),
                        "first": .number, "last": .number, "least": .number, "most": .number,
                    ])
                ),
            ]
        ],
        "swift": [["source": .string]],
        "trace": [
            [
                "measures?": .list(
                    .members([
                        "element": .string, "type": .string, "proposals": .integer, "computed": .integer,
                        "cached": .integer, "deduced": .integer,
                    ])
                ),
                "viewport?": .named("size"), "scale?": .number, "elements?": elementList,
                "views?": .list(.named("view")), "viewsBefore?": .list(.named("view")), "turns?": .integer,
                "steps?": .list(step),
            ]
        ],
        "tree": [elements],
        "tree constraints": [elements, steps],
        "value": [["value": .string]],
        "views": [views],
        "views advice": [
            [
                "total": .integer,
                "counts": .list(.members(["type?": .string, "components": .integer, "views": .integer])),
                "advice": .list(
                    .members(["element": .string, "edit": .string, "saves": .integer, "place?": .string])
                ),
                "untried": .integer,
            ]
        ],
        "warnings": [["warnings": .list(.named("warning"))]],
        "whatif": [
            ["edit": .string], states, ["coming": .list(.string), "going": .list(.string)], differences,
        ],
        "where": [
            [
                "position": .integerOrNull, "count": .integer, "steps?": .list(step),
                "breakpoints?": .list(.integer), "marks?": .list(.string), "open?": .list(step),
            ]
        ],
        "why": [["reasons": .list(.named("reason"))]],
        "why gap": [["gaps": .list(.named("gap"))]],
        "why not": [["absences": .list(.named("absence")), "fixes?": .list(.list(.string))]],
    ]
}
