import BlueprintInspector

/// Reads the claim after `expect`.
struct ExpectationParser {
    private var words: ArraySlice<Word>
    private let end: Int

    /// The forms of a claim, for help and for errors.
    static let forms = [
        "expect REF is WxH at X,Y", "expect REF is WxH", "expect REF at X,Y", "expect REF.width > 90",
        "expect REF text \"Hello\"", "expect REF 2 lines", "expect REF not truncated", "expect REF not hidden",
        "expect REF flattened",
        "expect REF view-backed", "expect REF gone", "expect REF measured 2 times", "expect REF computed 1 time",
        "expect views 3", "expect elements 4", "expect views created 2", "expect no views removed",
        "expect no warnings", "expect no accessibility warnings", "expect warnings 2",
        "expect warning \"#1 is truncated\"",
        "expect accessibility \"Pay, button\"",
    ]

    /// The words that can follow a reference.
    static let words =
        ["is", "at", "text", "lines", "not", "truncated", "hidden", "flattened", "view-backed", "gone", "there"]
        + Expectation.Measuring.allCases.map(\.rawValue)

    /// Reads the words of a line.
    static func parse(_ arguments: CommandArguments) throws -> Expectation {
        var parser = ExpectationParser(words: arguments.words.flatMap(\.separatedByComparison)[...], end: arguments.end)
        let result = try parser.expectation()
        if let extra = parser.words.first {
            throw InputError("unexpected '\(extra.text)'", fix: Self.advice, at: extra.offset)
        }
        return result
    }

    private init(words: ArraySlice<Word>, end: Int) {
        self.words = words
        self.end = end
    }

    private static let advice: Fix = "type, for example, expect #1 is 96x16, or expect views 3; see help expect"

    private mutating func next(_ what: String) throws -> Word {
        guard let word = words.popFirst() else { throw InputError("\(what) is missing", fix: Self.advice, at: end) }
        return word
    }

    private mutating func expectation() throws -> Expectation {
        let first = try next("the claim")
        if first.text == "no" { return try expectation(ofNone: next("the word after 'no'")) }
        if first.text == "accessibility" {
            if takeWarnings() { return Expectation(subject: nil, claim: try claim(about: .accessibilityWarnings)) }
            return Expectation(subject: nil, claim: .accessibility(try next("the text that is read").unquoted))
        }
        if first.text == "warning" {
            return Expectation(subject: nil, claim: .warning(try next("the text of the warning").unquoted))
        }
        if let count = Expectation.Count(rawValue: first.text) {
            return Expectation(subject: nil, claim: try claim(about: updateCount(count)))
        }
        if let dot = first.lastDot {
            let name = String(first.text[first.text.index(after: dot)...])
            if let measure = FrameMeasure(rawValue: name) {
                let subject = Word(String(first.text[..<dot]), at: first.offset)
                let (comparison, number) = try comparison()
                return Expectation(subject: subject, claim: .measure(measure, comparison, number))
            }
            if FrameWords.names.contains(name), let line = FrameWords(words).line(about: first.text[..<dot]) {
                throw InputError("'\(name)' is not a number of a frame", fix: .type([line]), at: first.offset)
            }
            if SizeText.number(name) == nil {
                throw InputError("'\(name)' is not a number of a frame", fix: FrameMeasure.advice, at: first.offset)
            }
        }
        if let word = words.first, TypedNumber(word.text) != nil {
            let unit = words.dropFirst().first?.text
            guard unit == "line" || unit == "lines" else { throw uncountable(first) }
            return Expectation(subject: first, claim: try claimAboutLines())
        }
        if let word = words.first {
            if FrameMeasure(rawValue: word.text) != nil { throw undotted(word, of: first) }
            let isNamed = FrameWords.names.contains(word.text)
            if let line = FrameWords(isNamed ? words : [word]).line(about: first.text) {
                throw InputError("'\(word.text)' is not a claim", fix: .type([line]), at: word.offset)
            }
        }
        return Expectation(subject: first, claim: try claim())
    }

    /// Returns the error that a number of a frame stands behind a space.
    private func undotted(_ word: Word, of subject: Word) -> InputError {
        let rest = words.dropFirst().map(\.text)
        let isComparison = rest.first.map { Expectation.Comparison(word: $0) != nil } ?? false
        let claim = ((isComparison ? [] : ["="]) + rest).joined(separator: " ")
        return InputError(
            "'\(word.text)' is not a claim",
            fix: "type expect \(subject.text).\(word.text) \(rest.isEmpty ? "= 90" : claim)",
            at: word.offset
        )
    }

    /// Reads what there is none of: `no warnings`.
    private mutating func expectation(ofNone word: Word) throws -> Expectation {
        if word.text == "accessibility", takeWarnings() {
            return Expectation(subject: nil, claim: .count(.accessibilityWarnings, .equal, .none))
        }
        guard let count = Expectation.Count(rawValue: word.text) else { throw uncountable(word, after: "no ") }
        return Expectation(subject: nil, claim: .count(try updateCount(count), .equal, .none))
    }

    /// Removes the word `warnings`; returns false if another one follows.
    private mutating func takeWarnings() -> Bool {
        guard words.first?.text == "warnings" else { return false }
        words.removeFirst()
        return true
    }

    /// Returns the error that a word where something is counted names nothing that is.
    ///
    /// - Parameter beginning: the words before it in the claim.
    private func uncountable(_ word: Word, after beginning: String = "") -> InputError {
        let near = NearWord.nearest(to: word.text, among: Expectation.Count.words)
        return InputError(
            "'\(word.text)' cannot be counted",
            fix: near.map { "did you mean \(beginning)\($0)?" }
                ?? "what can be counted: views, elements, warnings; see help expect",
            at: word.offset
        )
    }

    /// Reads the number of lines of a text: `2 lines`, or `lines 2`.
    private mutating func claimAboutLines() throws -> Expectation.Claim {
        let (comparison, number) = try comparison(isOptional: true)
        if let word = words.first, ["line", "lines"].contains(word.text) { words.removeFirst() }
        return .lines(comparison, number)
    }

    /// Returns the count of an update that follows `views`, as in `views created 2`; the given one if none follows.
    private mutating func updateCount(_ count: Expectation.Count) throws -> Expectation.Count {
        guard count == .views, let word = words.first, Expectation.Comparison(word: word.text) == nil,
            TypedNumber(word.text) == nil
        else { return count }
        let known = Expectation.Count.ofUpdate
        guard let update = known.first(where: { $0.rawValue == word.text }) else {
            let near = NearWord.nearest(to: word.text, among: known.map(\.rawValue))
            throw InputError(
                "'\(word.text)' is neither a number nor a change of views",
                fix: near.map(Fix.didYouMean)
                    ?? "type views 3, or views created, reused, removed or moved with a number",
                at: word.offset
            )
        }
        words.removeFirst()
        return update
    }

    /// Reads the number of times that an element was measured: `measured 2 times`.
    private mutating func claim(about measuring: Expectation.Measuring) throws -> Expectation.Claim {
        let (comparison, number) = try comparison(isOptional: true)
        if let word = words.first, ["time", "times"].contains(word.text) { words.removeFirst() }
        return .measuring(measuring, comparison, number)
    }

    private mutating func claim(about count: Expectation.Count) throws -> Expectation.Claim {
        if words.isEmpty {
            let views = Expectation.Count.ofUpdate.contains(count) ? "views " : ""
            throw InputError("the number is missing", fix: "type expect \(views)\(count.rawValue) 2", at: end)
        }
        let (comparison, number) = try comparison(isOptional: true)
        return .count(count, comparison, number)
    }

    private mutating func comparison(isOptional: Bool = false) throws -> (Expectation.Comparison, TypedNumber) {
        var comparison = Expectation.Comparison.equal
        if let word = words.first, let found = Expectation.Comparison(word: word.text) {
            comparison = found
            words.removeFirst()
        } else if !isOptional {
            let word = words.first
            let message = word.map { "'\($0.text)' is not a comparison" } ?? "the comparison is missing"
            throw InputError(message, fix: "type =, !=, <, <=, > or >=", at: word?.offset ?? end)
        }
        let word = try next("the number")
        guard let number = TypedNumber(word.text) else {
            throw InputError("'\(word.text)' is not a number", fix: "type a number such as 90", at: word.offset)
        }
        return (comparison, number)
    }

    private mutating func claim() throws -> Expectation.Claim {
        let word = try next("the claim")
        if let measuring = Expectation.Measuring(word: word.text) { return try claim(about: measuring) }
        switch word.text {
        case "is":
            joinSize()
            guard let following = words.first else {
                throw InputError("the size or state is missing", fix: Self.advice, at: end)
            }
            if SizeText.parts(following.text, separators: "x×") != nil { return try frame() }
            return try state(next("the state"), isTrue: true)
        case "at": return .frame(size: nil, origin: try origin())
        case "lines": return try claimAboutLines()
        case "text":
            let text = try next("the text")
            return .text(text.unquoted)
        default: return try state(word, isTrue: true)
        }
    }

    /// Makes one word of a size with spaces: `96 x 16`.
    private mutating func joinSize() {
        let parts = words.prefix(3).map(\.text)
        guard parts.count == 3, parts[1] == "x" || parts[1] == "×", TypedNumber(parts[0]) != nil else { return }
        let offset = words.first?.offset ?? end
        words = [Word(parts.joined(), at: offset)] + words.dropFirst(3)
    }

    private mutating func frame() throws -> Expectation.Claim {
        let word = try next("the size")
        guard let parts = SizeText.parts(word.text, separators: "x×"),
            let width = TypedNumber(parts.0), let height = TypedNumber(parts.1)
        else { throw InputError("'\(word.text)' is not a size", fix: "type a size such as 96x16", at: word.offset) }
        var place: (TypedNumber, TypedNumber)?
        if words.first?.text == "at" {
            words.removeFirst()
            place = try origin()
        }
        return .frame(size: (width, height), origin: place)
    }

    private mutating func origin() throws -> (TypedNumber, TypedNumber) {
        var word = try next("the origin")
        if word.text.hasSuffix(","), let second = words.popFirst() { word.text += second.text }
        guard let parts = SizeText.parts(word.text, separators: ","),
            let x = TypedNumber(parts.0), let y = TypedNumber(parts.1)
        else {
            throw InputError("'\(word.text)' is not an origin", fix: "type an origin such as 102,72", at: word.offset)
        }
        return (x, y)
    }

    private mutating func state(_ word: Word, isTrue: Bool) throws -> Expectation.Claim {
        switch word.text {
        case "not": return try state(next("the state"), isTrue: !isTrue)
        case "truncated", "cut": return .truncated(isTrue)
        case "hidden": return .hidden(isTrue)
        case "visible": return .hidden(!isTrue)
        case "flattened", "removed": return .viewBacked(!isTrue)
        case "view-backed": return .viewBacked(isTrue)
        case "gone": return .tree(!isTrue)
        case "there": return .tree(isTrue)
        default:
            let near = NearWord.nearest(to: word.text, among: Self.words)
            let fix = near.map(Fix.didYouMean) ?? Self.advice
            throw InputError("'\(word.text)' is not a claim", fix: fix, at: word.offset)
        }
    }
}

/// The size and the origin among words that are not quite a claim, such as `100x20` or `= 0,0 10x10`.
struct FrameWords {
    private(set) var size: String?
    private(set) var origin: String?

    /// The names that a person may give what `is` and `at` claim.
    static let names = ["frame", "size", "origin", "bounds", "position"]

    init(_ words: some Collection<Word>) {
        for word in words {
            if size == nil, Self.areNumbers(word.text, separatedBy: "x×") { size = word.text }
            if origin == nil, Self.areNumbers(word.text, separatedBy: ",") { origin = word.text }
        }
    }

    /// Returns the claim with these numbers: `expect #1 is 10x10 at 0,0`, or nil if there is neither a size nor an origin.
    func line(about subject: some StringProtocol) -> String? {
        let parts = [size.map { "is \($0)" }, origin.map { "at \($0)" }].compactMap { $0 }
        return parts.isEmpty ? nil : "expect \(subject) \(parts.joined(separator: " "))"
    }

    private static func areNumbers(_ text: String, separatedBy separators: String) -> Bool {
        guard let parts = SizeText.parts(text, separators: separators) else { return false }
        return TypedNumber(parts.0) != nil && TypedNumber(parts.1) != nil
    }
}

/// Comparisons that no white space sets off, as in `#1.width=300`.
extension Word {
    /// The word, or its parts before, in and behind the comparisons outside quotes.
    var separatedByComparison: [Word] {
        var parts: [Word] = []
        var isQuoted = false
        var isEscaped = false
        var wasComparison = false
        var place = offset
        for character in text {
            let isComparison = !isQuoted && "=<>!≤≥≠".contains(character)
            if parts.isEmpty || isComparison != wasComparison {
                parts.append(Word("", at: place))
            }
            parts[parts.count - 1].text.append(character)
            if character == "\"", !isEscaped { isQuoted.toggle() }
            isEscaped = character == "\\" && !isEscaped
            wasComparison = isComparison
            place += character.utf8.count
        }
        return parts.isEmpty ? [self] : parts
    }
}
