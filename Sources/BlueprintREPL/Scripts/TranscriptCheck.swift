import BlueprintInspector

/// A replay of a transcript in a new session, compared with the recorded output.
package struct TranscriptCheck: Sendable {
    /// The number of replayed inputs.
    package let inputCount: Int
    /// The number of inputs whose output differs from the transcript.
    package let failureCount: Int
    /// The differences, one for each input whose output differs.
    package let difference: StyledText
    /// The whole text with the actual output; lines of matching outputs are kept.
    package let updatedText: String

    /// True if all outputs match.
    package var passed: Bool { failureCount == 0 }

    /// Replays a transcript.
    ///
    /// - Parameters:
    ///   - text: the Markdown text with the transcript in its fences.
    ///   - name: the name in the difference, such as the file's path.
    ///   - files: the files for its commands.
    ///   - isSafe: true to refuse commands that read or write files.
    package init(_ text: String, name: String, files: any SessionFiles = NoFiles(), isSafe: Bool = false) {
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
