import BlueprintInspector

/// JSON documents of errors, one line each.
package enum ErrorJSON {
    /// Returns the JSON of an error with its place in the input and, for a script, the file.
    package static func value(
        of error: InputError,
        input: String,
        file: String? = nil,
        firstLine: Int = 1
    ) -> JSONValue {
        let position = error.offset == nil ? nil : error.position(in: input)
        return .members([
            "version": .integer(JSONExporter.version),
            "error": .string(error.message),
            "fix": error.fix.map(JSONValue.string),
            "file": file.map(JSONValue.string),
            "line": .integer(firstLine + (position?.line ?? 1) - 1),
            "column": position.map { .integer($0.column) },
        ])
    }
}
