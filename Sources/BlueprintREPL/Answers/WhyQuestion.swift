import BlueprintInspector

/// The arguments of `why`.
struct WhyQuestion {
    /// The subject of a `why` line.
    enum Subject {
        /// The reason for the frame of an element, or for one number of it.
        case frame(Word?, FrameMeasure?)
        /// The space between two elements.
        case gap(Word, Word)
        /// The cause that an element does not have other numbers.
        case absence(Word?, [Wish])
    }

    /// A number that an element does not have.
    struct Wish: Equatable {
        var measure: FrameMeasure
        var value: Double
    }

    let subject: Subject
    let isVerbose: Bool

    /// Reads the words of a `why` line.
    ///
    /// - Throws: an ``InputError`` that names the possible forms.
    init(_ words: [Word], end: Int, usage: String) throws {
        var words = words
        isVerbose = words.contains { $0.text == "--verbose" }
        words.removeAll { $0.text == "--verbose" }
        if words.first?.text == "gap" {
            guard words.count == 3 else {
                let extra = words.dropFirst(3).first
                throw InputError(
                    extra.map { "unexpected '\($0.text)'" } ?? "a gap is between two elements",
                    fix: "type why gap #1 #2",
                    at: extra?.offset ?? end
                )
            }
            subject = .gap(words[1], words[2])
            return
        }
        if let negation = words.firstIndex(where: { $0.text == "not" }), negation <= 1 {
            let wishes = try Self.wishes(Array(words[(negation + 1)...]), end: end)
            subject = .absence(negation == 1 ? words[0] : nil, wishes)
            return
        }
        subject = try Self.frame(words, usage: usage)
    }

    private static func frame(_ words: [Word], usage: String) throws -> Subject {
        var words = words
        var measure: FrameMeasure?
        if let last = words.last, !last.isQuoted, let found = FrameMeasure(rawValue: last.text) {
            measure = found
            words.removeLast()
        }
        guard words.count <= 1 else {
            throw InputError(
                "'\(words[1].text)' is not a number of a frame",
                fix: FrameMeasure.advice,
                at: words[1].offset
            )
        }
        guard var word = words.first else { return .frame(nil, measure) }
        if measure == nil, !word.isQuoted, let dot = word.text.lastIndex(of: "."), dot > word.text.startIndex {
            let name = String(word.text[word.text.index(after: dot)...])
            measure = FrameMeasure(rawValue: name)
            if measure != nil {
                word.text = String(word.text[..<dot])
            } else if word.text.hasPrefix("#") {
                throw InputError("'\(name)' is not a number of a frame", fix: FrameMeasure.advice, at: word.offset)
            }
        }
        return .frame(word, measure)
    }

    // MARK: - Numbers that an element does not have

    private static let advice = "type not 200 wide, not 40 high, not 200x40, not at x 10 or not at 10,20"

    private static func wishes(_ words: [Word], end: Int) throws -> [Wish] {
        var words = words[...]
        guard let first = words.popFirst() else {
            throw InputError("a size or a position is missing after 'not'", fix: advice, at: end)
        }
        let wishes: [Wish]
        if let (width, height) = numbers(first.text, separators: "x×") {
            wishes = [Wish(measure: .width, value: width), Wish(measure: .height, value: height)]
        } else if let value = SizeText.number(first.text) {
            let measure = try measure(words.popFirst(), among: ["wide": .width, "high": .height], end: end)
            wishes = [Wish(measure: measure, value: value)]
        } else if first.text == "at", let place = words.first, let (x, y) = numbers(place.text, separators: ",") {
            words.removeFirst()
            wishes = [Wish(measure: .x, value: x), Wish(measure: .y, value: y)]
        } else {
            let name = first.text == "at" ? words.popFirst() : first
            let known = Dictionary(uniqueKeysWithValues: FrameMeasure.allCases.map { ($0.rawValue, $0) })
            let measure = try measure(name, among: known, end: end)
            guard let number = words.popFirst() else { throw InputError("a number is missing", fix: advice, at: end) }
            guard let value = SizeText.number(number.text) else {
                throw InputError("'\(number.text)' is not a number", fix: advice, at: number.offset)
            }
            wishes = [Wish(measure: measure, value: value)]
        }
        if let extra = words.first {
            throw InputError("unexpected '\(extra.text)'", fix: advice, at: extra.offset)
        }
        return wishes
    }

    private static func measure(_ word: Word?, among known: [String: FrameMeasure], end: Int) throws -> FrameMeasure {
        guard let word else { throw InputError("wide, high, x or y is missing after 'not'", fix: advice, at: end) }
        guard let measure = known[word.text] else {
            throw InputError("'\(word.text)' is not a number of a frame", fix: advice, at: word.offset)
        }
        return measure
    }

    private static func numbers(_ text: String, separators: String) -> (Double, Double)? {
        guard let parts = SizeText.parts(text, separators: separators), let first = SizeText.number(parts.0),
            let second = SizeText.number(parts.1)
        else { return nil }
        return (first, second)
    }
}

extension FrameMeasure {
    /// The fix for a word that does not name a number of a frame.
    static let advice = "type width, height, x or y"
}
