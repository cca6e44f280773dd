import BlueprintInspector

/// An `expect` line with question marks in the place of numbers, to which a learner types the numbers.
package struct ExpectationQuestion {
    /// A number that is asked for.
    enum Blank: Hashable {
        /// A number of the subject's frame.
        case frame(FrameMeasure)
        /// A number of things in the tree, or of changes in its update.
        case count(Expectation.Count)
        /// The number of times that the subject was measured.
        case measuring(Expectation.Measuring)
        /// The number of lines of the subject's text.
        case lines

        /// The name in a sentence: `width`, `number of views`.
        var name: String {
            switch self {
            case .frame(let measure): measure.rawValue
            case .count(let count) where Expectation.Count.ofUpdate.contains(count):
                "number of views \(count.rawValue)"
            case .count(let count): "number of \(count.rawValue)"
            case .measuring(let measuring): "number of times it was \(measuring.rawValue)"
            case .lines: "number of lines"
            }
        }
    }

    /// The claim, with numbers of no meaning for the question marks.
    let expectation: Expectation
    /// The numbers that are asked for, in the order of the question marks.
    let blanks: [Blank]

    /// A number that nobody types; each question mark is read as another one.
    private static let firstMark = 987_654_321

    /// Reads a line.
    ///
    /// - Throws: ``InputError`` if the line is no claim, or a question mark is not in the place of a number.
    init(_ line: String) throws {
        let count = Self.blankCount(in: line)
        let marks = (0..<count).map { Self.firstMark + $0 }
        let text = Self.filling(line, with: marks.map(String.init))
        let name = text.prefix { !$0.isWhitespace }
        expectation = try ExpectationParser.parse(
            CommandArguments(String(text.dropFirst(name.count)), at: name.utf8.count)
        )
        let places = expectation.claim.numbers
        blanks = marks.compactMap { mark in places.first { $0.number.value == Double(mark) }?.blank }
        guard blanks.count == count else {
            throw InputError(
                "a question mark is not in the place of a number",
                fix: "type, for example, expect #1 is ?x16 at 0,0, or expect views ?"
            )
        }
    }

    /// Returns the number of question marks in a line, outside quoted texts.
    static func blankCount(in line: String) -> Int { filled(line, with: []).blanks }

    /// Returns a line with numbers in the places of its question marks; those without a number stay.
    static func filling(_ line: String, with numbers: [String]) -> String { filled(line, with: numbers).text }

    private static func filled(_ line: String, with numbers: [String]) -> (text: String, blanks: Int) {
        var (result, blanks, isQuoted, isEscaped) = ("", 0, false, false)
        for character in line {
            if character == "\"", !isEscaped { isQuoted.toggle() }
            isEscaped = character == "\\" && !isEscaped
            if character == "?", !isQuoted {
                result += blanks < numbers.count ? numbers[blanks] : "?"
                blanks += 1
            } else {
                result.append(character)
            }
        }
        return (result, blanks)
    }
}

extension Expectation.Claim {
    /// The numbers of the claim, with what they are numbers of.
    fileprivate var numbers: [(number: TypedNumber, blank: ExpectationQuestion.Blank)] {
        switch self {
        case .frame(let size, let origin):
            let parts: [(TypedNumber?, FrameMeasure)] = [
                (size?.0, .width), (size?.1, .height), (origin?.0, .x), (origin?.1, .y),
            ]
            return parts.compactMap { number, measure in number.map { ($0, .frame(measure)) } }
        case .measure(let measure, _, let number): return [(number, .frame(measure))]
        case .count(let count, _, let number): return [(number, .count(count))]
        case .measuring(let measuring, _, let number): return [(number, .measuring(measuring))]
        case .lines(_, let number): return [(number, .lines)]
        case .text, .truncated, .hidden, .viewBacked, .tree, .warning, .accessibility: return []
        }
    }
}

/// The numbers that a question asks for, read from the tree.
extension ExpectationQuestion {
    /// Returns the numbers in the order of the question marks.
    ///
    /// - Throws: an ``InputError`` if the subject names nothing.
    func numbers(in context: CommandContext) throws -> [Double] {
        let check = ExpectationCheck(context: context, expectation: expectation)
        return try blanks.map { blank in
            switch blank {
            case .count(let count): Double(try check.count(count))
            case .frame(let measure): try subject(in: context).place.value(of: measure)
            case .measuring(let measuring):
                Double(measuring.count(in: ElementLedger(of: try element(in: context), in: context.lastRender).tally))
            case .lines: Double(ExpectationCheck.lineCount(context.screen.snapshot.elements[try element(in: context)]))
            }
        }
    }

    /// Returns the element that the question is about, by its position.
    ///
    /// - Throws: an ``InputError`` if it names none, or a view.
    func element(in context: CommandContext) throws -> Int {
        guard let element = try subject(in: context).element else { throw InputError("it is a view, not an element") }
        return element
    }

    /// Returns the name of the thing that a question mark asks about: `the width of Label #2`.
    func name(of blank: Blank, in context: CommandContext) throws -> String {
        guard expectation.subject != nil else { return "the \(blank.name)" }
        if case .measuring(let measuring) = blank {
            return "the number of times that \(try subject(in: context).place.name) was \(measuring.rawValue)"
        }
        return "the \(blank.name) of \(try subject(in: context).place.name)"
    }

    private func subject(in context: CommandContext) throws -> (element: Int?, place: ShownPlace) {
        guard let word = expectation.subject else { throw InputError("the line names no element") }
        let target = try context.resolver.target(word)
        guard target.elements.count <= 1, target.elements.first != nil || target.view != nil else {
            throw InputError("\(word.text) names \(target.elements.count) elements, not one")
        }
        let element = target.elements.first
        return (element, ShownPlace(context: context, element: element, view: target.view))
    }
}
