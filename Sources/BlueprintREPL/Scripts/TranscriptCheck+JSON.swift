import BlueprintInspector

extension TranscriptCheck {
    /// Returns the result as one JSON document.
    ///
    /// - Parameter file: the path of the file.
    package func json(file: String) -> JSONValue {
        .members([
            "version": .integer(JSONExporter.version), "file": .string(file), "passed": .bool(passed),
            "inputs": .integer(inputCount), "exercises": .integer(exerciseCount), "differing": .integer(failureCount),
            "faults": .integer(faultCount), "unmet": .integer(unmetCount),
            "findings": .array(findings.map(\.json)),
        ])
    }

    /// Returns the JSON document of a file that could not be checked, for a reason such as “no such file”.
    package static func json(file: String, error: String) -> JSONValue {
        .members([
            "version": .integer(JSONExporter.version), "error": .string(error), "file": .string(file),
            "kind": .string("error"),
        ])
    }
}

extension TranscriptCheck.Finding {
    fileprivate var json: JSONValue {
        switch self {
        case .difference(let line, let input, let expected, let actual):
            .members([
                "line": .integer(line), "input": .string(input), "expected": .array(expected.map(JSONValue.string)),
                "actual": .array(actual.map(JSONValue.string)),
            ])
        case .fault(let line, let fault): .members(["line": .integer(line), "fault": .string(fault)])
        }
    }
}
