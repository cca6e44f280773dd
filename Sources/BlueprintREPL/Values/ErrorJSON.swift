import BlueprintInspector

/// JSON documents of errors, one line each.
package enum ErrorJSON {
    /// Returns the JSON of an error with its place in the input and, for a script, the file.
    ///
    /// - Parameter isUnmet: true for an expectation that does not hold.
    package static func value(
        of error: InputError,
        input: String,
        file: String? = nil,
        firstLine: Int = 1,
        isUnmet: Bool = false
    ) -> JSONValue {
        let members = members(of: error, input, file, firstLine)
        let others = error.others.map { JSONValue.object(Self.members(of: $0, input, file, firstLine)) }
        var result = [JSONValue.Member("version", .integer(JSONExporter.version))] + members
        result.append(JSONValue.Member("kind", .string(isUnmet ? "expectation" : "error")))
        if !others.isEmpty { result.append(JSONValue.Member("others", .array(others))) }
        if error.omitted > 0 { result.append(JSONValue.Member("omitted", .integer(error.omitted))) }
        return .object(result)
    }

    private static func members(
        of error: InputError,
        _ input: String,
        _ file: String?,
        _ firstLine: Int
    ) -> [JSONValue.Member] {
        let position = error.offset == nil ? nil : error.position(in: input)
        let start = error.file == nil ? firstLine : 1
        let members: [(String, JSONValue?)] = [
            ("error", .string(error.message)),
            ("code", .string(error.code.name)),
            ("fix", error.fix.map { .string($0.text) }),
            ("type", (error.fix?.lines).flatMap(Self.list)),
            ("names", (error.fix?.names).flatMap(Self.list)),
            ("file", (error.file?.path ?? file).map(JSONValue.string)),
            ("line", .integer(start + (position?.line ?? 1) - 1)),
            ("column", position.map { .integer($0.column) }),
            ("source", error.sourceLine.map(Self.value)),
            ("calls", error.calls.isEmpty ? nil : .array(error.calls.map(Self.value(ofCall:)))),
        ]
        return members.compactMap { name, value in value.map { JSONValue.Member(name, $0) } }
    }

    private static func list(_ words: [String]) -> JSONValue? {
        words.isEmpty ? nil : .array(words.map(JSONValue.string))
    }

    private static func value(ofCall line: String) -> JSONValue {
        .string(String(line.trimmingPrefix { $0 == " " }))
    }

    private static func value(of line: InputError.SourceLine) -> JSONValue {
        .members([
            "of": .string(line.source), "line": .integer(line.number), "column": .integer(line.column),
            "text": .string(line.text),
        ])
    }
}
