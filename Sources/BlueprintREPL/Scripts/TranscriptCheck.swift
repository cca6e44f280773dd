import BlueprintInspector

/// A transcript replayed in a fresh session and compared with what it says.
public struct TranscriptCheck: Sendable {
    /// How many inputs were replayed.
    public let inputCount: Int
    /// How many of them printed something else than the transcript says.
    public let failureCount: Int
    /// What differs, one part for each input that does; empty if nothing.
    public let difference: StyledText
    /// The whole text with what was really printed; where it agrees, the lines are kept as they are.
    public let updatedText: String

    /// Whether everything was as the transcript says.
    public var passed: Bool { failureCount == 0 }

    /// Replays a transcript.
    ///
    /// - Parameters:
    ///   - text: the Markdown text with the transcript in its fences.
    ///   - name: what to call it in the difference, such as the file's path.
    ///   - files: the files that its commands read and write.
    ///   - isSafe: whether commands that read or write files are refused.
    public init(_ text: String, name: String, files: any SessionFiles = NoFiles(), isSafe: Bool = false) {
        let transcript = Transcript(text)
        let session = Session(files: files, options: SessionOptions(isSafe: isSafe, givesJSON: false))
        var lines: [String] = []
        var difference = StyledText()
        var failures = 0
        for part in transcript.parts {
            switch part {
            case .prose(let line): lines.append(line)
            case .exchange(let exchange):
                let actual = Transcript.lines(ofOutput: session.run(line: exchange.input))
                lines += Transcript.lines(ofInput: exchange.input)
                guard !Transcript.matches(exchange.expected, actual) else {
                    lines += exchange.expected
                    continue
                }
                lines += actual
                failures += 1
                difference.append("\(name):\(exchange.line): > \(exchange.input.prefix(60))", style: .heading)
                difference.append(LineDifference.text(expected: exchange.expected, actual: actual))
            }
        }
        inputCount = transcript.exchanges.count
        failureCount = failures
        self.difference = difference
        updatedText = lines.joined(separator: "\n")
    }
}
