import Testing

/// A violation of a rule, with its location and remedy.
struct Finding: CustomStringConvertible, Equatable {
    let path: String
    let line: Int
    let advice: String

    var description: String { "\(path):\(line): \(advice)" }
}

/// Reports each finding as a separate failure.
func expectNone(_ findings: [Finding], at location: SourceLocation = #_sourceLocation) {
    for finding in findings {
        Issue.record("\(finding.description)", sourceLocation: location)
    }
}
