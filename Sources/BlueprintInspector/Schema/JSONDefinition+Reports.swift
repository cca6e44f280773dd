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
