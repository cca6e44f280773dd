import BlueprintInspector

/// The steps that a text names, such as `step 11`, as links.
struct StepLinks {
    /// A step in a text.
    struct Link: Equatable {
        /// The number of the step.
        var step: Int
        /// The line.
        var line: Int
        /// The characters of the words in the line.
        var characters: Range<Int>
    }

    private let text: StyledText
    /// The links, from top to bottom.
    let links: [Link]

    /// Finds the links of a text.
    init(_ text: StyledText) {
        self.text = text
        links = text.lines.enumerated().flatMap { row, line in
            let plain = line.plain
            return plain.matches(of: #/\bstep (\d+)/#).compactMap { match -> Link? in
                guard let step = Int(match.1, radix: 10) else { return nil }
                let start = plain.distance(from: plain.startIndex, to: match.range.lowerBound)
                return Link(step: step, line: row, characters: start..<start + plain[match.range].count)
            }
        }
    }

    /// Returns the text with one link marked.
    func marking(_ index: Int?) -> StyledText {
        guard let index, links.indices.contains(index) else { return text }
        let link = links[index]
        var result = text
        result.lines[link.line] = Self.marking(link.characters, of: text.lines[link.line])
        return result
    }

    private static func marking(_ range: Range<Int>, of line: StyledText.Line) -> StyledText.Line {
        var result = StyledText.Line()
        var position = 0
        for span in line.spans {
            for character in span.text {
                result.append(String(character), style: range.contains(position) ? .selected : span.style)
                position += 1
            }
        }
        return result
    }
}
