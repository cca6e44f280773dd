import BlueprintInspector

/// The last line of a run of scripts, which counts the expectations.
package struct ScriptSummary {
    private let report: ScriptRunner.Report
    private let scriptCount: Int
    private let keepsGoing: Bool

    /// Creates the summary of some scripts, which may continue after an error.
    package init(report: ScriptRunner.Report, scriptCount: Int, keepsGoing: Bool = false) {
        (self.report, self.scriptCount, self.keepsGoing) = (report, scriptCount, keepsGoing)
    }

    /// The line: `3 files: 2 of 12 expectations do not hold, 1 error`; nil if there is nothing to count.
    ///
    /// Expectations after an error were not checked unless the scripts continue.
    package var output: Output? {
        let errors = report.failureCount - report.unmetCount
        guard report.expectationCount > 0 || scriptCount > 1 && errors > 0 else { return nil }
        let parts = [expectations, errors > 0 ? Phrasing.count(errors, "error") : nil].compactMap { $0 }
        let files = scriptCount > 1 ? Phrasing.count(scriptCount, "file") + ": " : ""
        let isWhole = errors == 0 || keepsGoing || report.expectationCount == 0
        let unchecked = isWhole ? "" : "; nothing after an error was run"
        let text = StyledText(
            files + parts.joined(separator: ", ") + unchecked,
            style: report.passed ? .success : .error
        )
        let members: [JSONValue.Member] = [
            .init("version", .integer(JSONExporter.version)), .init("command", .string("run")),
            .init("files", .integer(scriptCount)), .init("expectations", .integer(report.expectationCount)),
            .init("unmet", .integer(report.unmetCount)), .init("errors", .integer(errors)),
        ]
        return Output(.note, text, json: .object(members))
    }

    private var expectations: String? {
        let (count, unmet) = (report.expectationCount, report.unmetCount)
        guard count > 0 else { return nil }
        let whole = Phrasing.count(count, "expectation")
        return unmet == 0
            ? "\(whole) \(count == 1 ? "holds" : "hold")"
            : "\(unmet) of \(whole) \(unmet == 1 ? "does" : "do") not hold"
    }
}
