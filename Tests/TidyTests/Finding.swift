import Testing

/// A place that breaks a rule, with what to do about it.
struct Finding: CustomStringConvertible, Equatable {
    let path: String
    let line: Int
    let advice: String

    var description: String { "\(path):\(line): \(advice)" }
}

/// Reports each finding as a failure of its own.
func expectNone(_ findings: [Finding], at location: SourceLocation = #_sourceLocation) {
    for finding in findings {
        Issue.record("\(finding.description)", sourceLocation: location)
    }
}
