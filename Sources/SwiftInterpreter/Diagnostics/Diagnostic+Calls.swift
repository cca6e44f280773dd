extension Diagnostic {
    /// One call that was under way when a program went wrong.
    public struct Call: Equatable, Sendable {
        /// The function, with its type and labels: `Receipt.line(at:)`.
        public var function: String
        /// The source that calls it.
        public var fileName: String
        /// The line of the call, counted from 1.
        public var line: Int
        /// The text of that line.
        public var sourceLine: String
        /// Whether the library called it, so that there is no line of the call.
        public var isByLibrary = false
    }

    /// How many calls are kept: the innermost, and the outermost two.
    private static let mostCalls = 10

    /// Adds the next outer call; of very many, those in the middle are only counted.
    mutating func add(_ call: Call) {
        if calls.count >= Self.mostCalls {
            calls.remove(at: Self.mostCalls - 2)
            omittedCalls += 1
        }
        calls.append(call)
    }

    /// The calls as lines of plain text, innermost first.
    public var callLines: [String] {
        var lines = calls.map { call in
            if call.isByLibrary { return "  in \(call.function), called by the library" }
            let text = SourceExcerpt.visible(call.sourceLine)
            return "  in \(call.function), called at \(call.fileName):\(call.line): \(text)"
        }
        if omittedCalls > 0 { lines.insert("  … \(omittedCalls) more calls …", at: Self.mostCalls - 2) }
        return lines
    }
}
