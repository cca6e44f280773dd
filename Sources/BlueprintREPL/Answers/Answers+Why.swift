import BlueprintInspector
import BlueprintUI
import Foundation

/// The output of `why`.
extension Answers {
    /// The number of elements shown if a reference names several.
    private static let mostElements = 3

    /// The number of fixes shown.
    private static let mostFixes = 3

    /// Returns the output of a `why` line.
    ///
    /// - Throws: an ``InputError`` if an element of the line does not exist.
    func why(_ question: WhyQuestion) throws -> Output {
        switch question.subject {
        case .frame(let word, let measure): return try whyFrame(word, measure, isVerbose: question.isVerbose)
        case .gap(let first, let second): return try whyGap(first, second, isVerbose: question.isVerbose)
        case .absence(let word, let wishes): return try whyNot(word, wishes, isVerbose: question.isVerbose)
        }
    }

    /// Returns the report on the render up to the current step.
    ///
    /// - Throws: ``LayoutStopped`` if the work is interrupted.
    func whyReport(isVerbose: Bool) throws -> WhyReport {
        let trace = context.cursor.map(\.trace) ?? context.screen.layoutTrace
        try context.screen.goOn()
        return WhyReport(
            trace,
            labels: context.traceLabels,
            options: context.drawingOptions,
            position: context.cursor?.position,
            isVerbose: isVerbose
        )
    }

    /// Returns the elements that a word names.
    func whyElements(_ word: Word?) throws -> [Int] {
        let target = try context.resolver.targetOrSelection(word)
        guard !target.elements.isEmpty else {
            let isRoot = target.view != nil
            let subject = word?.text ?? "the selection"
            throw InputError(
                isRoot ? "the root view has the size of the viewport" : "\(subject) has no element in this tree",
                fix: isRoot ? "type viewport 375x667 for another size" : nil,
                at: word?.offset
            )
        }
        return target.elements
    }

    private func whyFrame(_ word: Word?, _ measure: FrameMeasure?, isVerbose: Bool) throws -> Output {
        let elements = try whyElements(word)
        let report = try whyReport(isVerbose: isVerbose)
        var text = StyledText()
        var reasons: [JSONValue] = []
        for element in elements.prefix(Self.mostElements) {
            if !text.isEmpty { text.append("") }
            let truncation = truncationWarning(of: element)
            text.append(report.text(of: element, measure, truncation: truncation?.warning))
            if let truncation { append(fixes(of: truncation.key, truncation.warning), to: &text) }
            if context.options.givesJSON { reasons.append(report.json(of: element, measure)) }
        }
        if elements.count > Self.mostElements {
            let more = elements.count - Self.mostElements
            text.append(
                "and \(Phrasing.count(more, "more element")); tree lists all of them",
                style: .dim
            )
        }
        return context.look("why", text, [.init("reasons", .array(reasons))])
    }

    private func truncationWarning(of element: Int) -> (warning: Warning, key: String)? {
        guard context.cursor == nil else { return nil }
        return context.workspace.shown.findings.first { $0.rule == WarningRule.truncated.name && $0.element == element }
            .map {
                ($0.warning(context.phrasing), context.workspace.shown.key(of: $0))
            }
    }

    /// The maximum number of steps of a render for which fixes are tried: each trial renders the whole tree.
    private static let mostSteps = 300_000

    /// The maximum number of steps of a render for which the smallest viewport is searched.
    private static let mostStepsOfSearch = 20_000

    /// Returns the edits that remove a warning, according to a trial; none for a very large tree.
    private func fixes(of key: String, _ warning: Warning) -> [[String]] {
        guard context.screen.stepEstimate <= Self.mostSteps else { return [] }
        var found: [[String]] = []
        let isSmall = context.screen.stepEstimate <= Self.mostStepsOfSearch
        for fix in warning.fixes where found.count < Self.mostFixes && !Interruption.isRequested {
            if found.contains(where: { isViewport($0, within: fix) }) { continue }
            guard fixes(fix, key) else { continue }
            let smallest = isSmall ? smallest(fix, key) : fix
            if !found.contains(smallest) { found.append(smallest) }
        }
        return found
    }

    /// Returns true if both edits set the viewport, and the first one to a size that is nowhere larger.
    private func isViewport(_ edit: [String], within other: [String]) -> Bool {
        guard let one = viewport(of: edit), let other = viewport(of: other) else { return false }
        return one.width <= other.width && one.height <= other.height
    }

    /// Adds edits that were tried and fix the warning.
    func append(_ fixes: [[String]], to text: inout StyledText) {
        for (index, fix) in fixes.enumerated() {
            let start = index == 0 ? "try: " : "or:  "
            for line in TextFitting.wrap(
                "  \(start)\(fix.joined(separator: ", then "))",
                columns: context.options.columns,
                hanging: 2
            ) {
                text.append(line, style: .success)
            }
        }
    }
}

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
        if let verb = words.first, words.count > 1, !verb.isQuoted, Self.verbs.contains(verb.text.lowercased()) {
            throw Self.sentence(words)
        }
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

    /// The verbs with which a sentence begins that asks for a reason.
    private static let verbs: Set = ["is", "are", "isn't", "aren't", "does", "doesn't", "do", "don't", "has", "was"]

    /// Returns the error about a question in a sentence, with the lines that answer it.
    private static func sentence(_ words: [Word]) -> InputError {
        let element = words.dropFirst().first { $0.isQuoted || "#v".contains($0.text.prefix(1)) }
        let name = element?.text ?? "#1"
        return InputError(
            "why takes an element and a number of its frame, not a sentence",
            fix: "type why \(name), why \(name) width, or why \(name) not 200 wide",
            at: words[0].offset
        )
    }

    private static func frame(_ words: [Word], usage: String) throws -> Subject {
        var words = words
        var measure: FrameMeasure?
        if let last = words.last, !last.isQuoted, let found = FrameMeasure(rawValue: last.text) {
            measure = found
            words.removeLast()
        }
        guard words.count <= 1 else { throw unknown(words[1], of: words[0], isSecond: measure != nil) }
        guard var word = words.first else { return .frame(nil, measure) }
        if measure == nil, let dot = word.lastDot {
            let name = String(word.text[word.text.index(after: dot)...])
            measure = FrameMeasure(rawValue: name)
            if measure != nil {
                word.text = String(word.text[..<dot])
            } else if word.text.hasPrefix("#") {
                let near = NearWord.nearest(to: name, among: names)
                throw notANumber(name, names, near, fix: FrameMeasure.advice, at: word.offset)
            }
        }
        return .frame(word, measure)
    }

    /// The numbers of a frame, as typed.
    private static let names = FrameMeasure.allCases.map(\.rawValue)

    /// Returns the error about a word after the one that names the element.
    private static func unknown(_ word: Word, of element: Word, isSecond: Bool) -> InputError {
        if isSecond, FrameMeasure(rawValue: word.text) != nil {
            return InputError("why explains one number at a time", fix: FrameMeasure.advice, at: word.offset)
        }
        let near = NearWord.nearest(to: word.text, among: names + ["not", "gap"])
        let fix: Fix =
            near == "gap" || word.text.hasPrefix("#")
            ? "for the space between two elements, type why gap #1 #2"
            : word.text == "at"
                ? "type why \(element.text) x or why \(element.text) y for its position"
                : "type why \(element.text) width, or why \(element.text) not 200 wide"
        return notANumber(word.text, names, near == "gap" ? nil : near, fix: fix, at: word.offset)
    }

    /// Returns the error about a word that is none of the names of numbers, with the nearest one or another fix.
    private static func notANumber(
        _ word: String,
        _ names: [String],
        _ near: String?,
        fix: Fix,
        at offset: Int
    ) -> InputError {
        let list = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
        return InputError(
            "'\(word)' is not a number of a frame: \(list)",
            fix: near.map(Fix.didYouMean) ?? fix,
            at: offset
        )
    }

    // MARK: - Numbers that an element does not have

    private static let advice: Fix = "type not 200 wide, not 40 high, not 200x40, not at x 10 or not at 10,20"

    private static func wishes(_ words: [Word], end: Int) throws -> [Wish] {
        var words = words[...]
        guard let first = words.popFirst() else {
            throw InputError("a size or a position is missing after 'not'", fix: advice, at: end)
        }
        let wishes: [Wish]
        if let (width, height) = numbers(first.text, separators: "x×") {
            wishes = [Wish(measure: .width, value: width), Wish(measure: .height, value: height)]
        } else if let value = SizeText.number(first.text) {
            let measure = try measure(words.popFirst(), among: [("wide", .width), ("high", .height)], end: end)
            wishes = [Wish(measure: measure, value: value)]
        } else if first.text == "at", let place = words.first, let (x, y) = numbers(place.text, separators: ",") {
            words.removeFirst()
            wishes = [Wish(measure: .x, value: x), Wish(measure: .y, value: y)]
        } else {
            let name = first.text == "at" ? words.popFirst() : first
            let known = FrameMeasure.allCases.map { ($0.rawValue, $0) }
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

    private static func measure(
        _ word: Word?,
        among known: [(name: String, measure: FrameMeasure)],
        end: Int
    ) throws -> FrameMeasure {
        guard let word else { throw InputError("wide, high, x or y is missing after 'not'", fix: advice, at: end) }
        guard let found = known.first(where: { $0.name == word.text }) else {
            let near = NearWord.nearest(to: word.text, among: known.map(\.name))
            throw notANumber(word.text, known.map(\.name), near, fix: advice, at: word.offset)
        }
        return found.measure
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
    static let advice: Fix = "type width, height, x or y"
}
