extension Diagnostic {
    /// A call that was active when an error occurred.
    package struct Call: Equatable, Sendable {
        /// The function, with its type and labels: `Receipt.line(at:)`.
        package var function: String
        /// The file name of the calling source.
        package var fileName: String
        /// The line of the call, counted from 1.
        package var line: Int
        /// The text of that line.
        package var sourceLine: String
        /// True if the library made the call, so that source has no line for it.
        package var isByLibrary = false
    }

    /// The number of calls kept: the innermost ones and the two outermost.
    private static let mostCalls = 10

    /// Adds the next outer call; in a deep stack the calls in the middle are only counted.
    mutating func add(_ call: Call) {
        if calls.count >= Self.mostCalls {
            calls.remove(at: Self.mostCalls - 2)
            omittedCalls += 1
        }
        calls.append(call)
    }

    /// The calls as lines of plain text, innermost first.
    package var callLines: [String] { callLines { _ in nil } }

    /// Returns the calls as lines of plain text, innermost first.
    ///
    /// - Parameter place: returns the file and the line of a call, such as `Model.swift:4`; nil for those of the source.
    package func callLines(at place: (Call) -> String?) -> [String] {
        var lines = calls.map { call in
            if call.isByLibrary { return "  in \(call.function), called by the library" }
            let text = SourceExcerpt.visible(call.sourceLine)
            let place = place(call) ?? "\(call.fileName):\(call.line)"
            return "  in \(call.function), called at \(place): \(text)"
        }
        if omittedCalls > 0 { lines.insert("  … \(omittedCalls) more calls …", at: Self.mostCalls - 2) }
        return lines
    }
}
