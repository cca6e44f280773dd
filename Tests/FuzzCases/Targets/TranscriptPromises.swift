import BlueprintREPL

/// The promises of a page that is checked: an updated page is as recorded.
enum TranscriptPromises {
    static func broken(by bytes: [UInt8], sharingNamesOf names: Session) -> [String] {
        let text = String(decoding: bytes, as: UTF8.self)
        let lines = 1...max(1, text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count)
        let check = check(text, names)
        var findings: [String] = []
        for finding in check.findings where !lines.contains(finding.line) {
            findings.append("a finding at line \(finding.line) of \(lines.upperBound): \(finding)")
        }
        if (check.failureCount > 0 || check.faultCount > 0) == check.difference.lines.isEmpty {
            findings.append("\(check.failureCount + check.faultCount) findings are shown: \(check.difference.plain)")
        }
        guard let updated = check.updatedText else { return findings }
        let again = Self.check(updated, names)
        if again.failureCount > 0 { findings.append("an updated page differs again: \(again.difference.plain)") }
        if again.inputCount != check.inputCount {
            findings.append("an updated page has \(again.inputCount) inputs instead of \(check.inputCount)")
        }
        return findings
    }

    private static func check(_ text: String, _ names: Session) -> TranscriptCheck {
        TranscriptCheck(text, name: "page.md", files: MemoryFiles(), sharingNamesOf: names)
    }
}

extension TranscriptCheck.Finding {
    fileprivate var line: Int {
        switch self {
        case .difference(let line, _, _, _), .fault(let line, _): line
        }
    }
}
