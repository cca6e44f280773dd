import BlueprintInspector
import Foundation

/// The claim of an `expect` line.
struct Expectation {
    /// A comparison of a number.
    enum Comparison: String {
        case equal = "="
        case unequal = "!="
        case less = "<"
        case atMost = "<="
        case greater = ">"
        case atLeast = ">="

        /// Creates the comparison with a name.
        init?(word: String) {
            switch word {
            case "==", "is", "equals": self = .equal
            case "≤": self = .atMost
            case "≥": self = .atLeast
            case "≠": self = .unequal
            default: self.init(rawValue: word)
            }
        }

        /// Returns true if the comparison holds, at the precision of the typed number.
        func holds(_ actual: Double, _ expected: TypedNumber) -> Bool {
            switch self {
            case .equal: expected.agrees(with: actual)
            case .unequal: !expected.agrees(with: actual)
            case .less: actual < expected.value
            case .atMost: actual < expected.value || expected.agrees(with: actual)
            case .greater: actual > expected.value
            case .atLeast: actual > expected.value || expected.agrees(with: actual)
            }
        }
    }

    /// The things that can be counted.
    enum Count: String, CaseIterable {
        case views
        case elements
        case created
        case reused
        case removed
        case moved
        case warnings
        case accessibilityWarnings = "accessibility warnings"

        /// The changes of views in an update, which can follow `views`.
        static let ofUpdate: [Count] = [.created, .reused, .removed, .moved]

        /// The words for one count each, without those of two words.
        static let words = allCases.map(\.rawValue).filter { !$0.contains(" ") }
    }

    /// The ways in which an element is measured.
    enum Measuring: String, CaseIterable {
        case measured
        case computed
        case cached
        case deduced

        /// Creates the way with a name; `asked` is accepted for `measured`.
        init?(word: String) {
            self.init(rawValue: word == "asked" ? "measured" : word)
        }

        /// Returns the number of times that an element was measured in this way.
        func count(in tally: MeasureTally) -> Int {
            switch self {
            case .measured: tally.proposals
            case .computed: tally.computed
            case .cached: tally.cached
            case .deduced: tally.deduced
            }
        }
    }

    /// The claim.
    enum Claim {
        case frame(size: (TypedNumber, TypedNumber)?, origin: (TypedNumber, TypedNumber)?)
        case measure(FrameMeasure, Comparison, TypedNumber)
        case count(Count, Comparison, TypedNumber)
        case measuring(Measuring, Comparison, TypedNumber)
        case lines(Comparison, TypedNumber)
        case text(String)
        case truncated(Bool)
        case hidden(Bool)
        case viewBacked(Bool)
        case tree(Bool)
        case warning(String)
        case accessibility(String)
    }

    /// The word that names the element or view; nil for counts, warnings and what is read.
    var subject: Word?
    var claim: Claim
}

/// A number with the precision that it was typed with.
struct TypedNumber {
    let value: Double
    /// The number of typed decimals.
    let decimals: Int

    /// Zero without decimals.
    static let none = TypedNumber(value: 0, decimals: 0)

    private init(value: Double, decimals: Int) {
        self.value = value
        self.decimals = decimals
    }

    /// Reads a number; `inf`, `-inf` and `nan` too.
    init?(_ text: String) {
        switch text {
        case "inf": value = .infinity
        case "-inf": value = -.infinity
        case "nan": value = .nan
        default:
            guard let number = SizeText.number(text) else { return nil }
            value = number
        }
        decimals = text.split(separator: ".", maxSplits: 1).dropFirst().first?.prefix { $0.isNumber }.count ?? 0
    }

    /// Returns true if a number is equal to this one when rounded to its decimals.
    func agrees(with actual: Double) -> Bool {
        if value.isNaN { return actual.isNaN }
        guard value.isFinite, actual.isFinite else { return value == actual }
        return abs(actual - value) <= 0.5 * pow(10, -Double(min(decimals, 12))) + 1e-9
    }
}

/// The fact that a claim is about, and the agreement of the two.
struct ExpectationFinding {
    /// True if the fact agrees with the claim.
    let holds: Bool
    /// The fact in words: `Label #1 is 96×16 at 102,72 in Box #4`.
    let fact: String
    /// The advice about a claim whose subject is missing; nil if it is there.
    let fix: Fix?

    /// Creates a finding.
    init(holds: Bool, fact: String, fix: Fix? = nil) {
        self.holds = holds
        self.fact = fact
        self.fix = fix
    }

    /// Returns what a search finds; that it names nothing, if it throws so.
    ///
    /// A claim about an element that is gone does not hold. It is no mistake in the claim, so a script goes on after it.
    ///
    /// - Throws: an ``InputError`` if the search was stopped.
    static func finding(_ search: () throws -> ExpectationFinding) throws -> ExpectationFinding {
        do {
            return try search()
        } catch let error as InputError where !error.isStopped && error != .interrupted {
            return ExpectationFinding(holds: false, fact: error.message, fix: error.fix)
        }
    }

    /// Returns the finding about several elements that all agree with a claim.
    static func all(_ findings: [ExpectationFinding]) -> ExpectationFinding {
        let more = findings.count - 1
        let fact = findings.first?.fact ?? ""
        guard more > 0 else { return ExpectationFinding(holds: true, fact: fact) }
        let others = Phrasing.count(more, "more element")
        return ExpectationFinding(holds: true, fact: "\(fact); it holds for \(others)")
    }
}

/// The claim of `expect why`: the output of `why` contains some words.
struct WhyExpectation {
    /// The forms of the claim, for help.
    static let forms = [
        "expect why #1.width contains \"min(96\"", "expect why gap #1 #2 contains \"8 minimumSpacing\"",
    ]

    private let question: WhyQuestion
    private let part: String

    /// Reads the words after `expect`, with `why` first.
    ///
    /// - Throws: an ``InputError`` if the words are not such a claim.
    init(_ arguments: CommandArguments) throws {
        let words = Array(arguments.words.dropFirst())
        guard let verb = words.lastIndex(where: { $0.text == "contains" }) else {
            throw InputError("'contains' is missing", fix: "type \(Self.forms[0])", at: arguments.end)
        }
        guard words.count == verb + 2 else {
            let extra = words.dropFirst(verb + 2).first
            throw InputError(
                extra.map { "unexpected '\($0.text)'" } ?? "the text after 'contains' is missing",
                fix: "type \(Self.forms[0])",
                at: extra?.offset ?? arguments.end
            )
        }
        part = words[verb + 1].unquoted
        question = try WhyQuestion(
            Array(words[..<verb]),
            end: words[verb].offset,
            usage: "expect why REF contains TEXT"
        )
    }

    /// Returns the actual reason, and its agreement with the claim.
    ///
    /// White space counts as one space, so line breaks do not matter.
    ///
    /// - Throws: an ``InputError`` if the subject is not in the tree.
    func finding(in context: CommandContext) throws -> ExpectationFinding {
        let reasons = try reasons(in: context)
        guard reasons.contains(where: { $0.contains(Self.joined(part)) }) else {
            return ExpectationFinding(holds: false, fact: "the reason is: " + (reasons.first ?? ""))
        }
        return ExpectationFinding(holds: true, fact: "the reason contains \(Quoted.literal(part))")
    }

    /// Returns the reason as `why` says it; in words, also with signs, so that a script is right in any style.
    private func reasons(in context: CommandContext) throws -> [String] {
        let reason = try context.answers.why(question).text
        guard context.settings.style == .text else { return [Self.joined(reason.plain)] }
        var signs = context
        signs.workspace.settings.style = .unicode
        return [reason.inWords(columns: .max), try signs.answers.why(question).text].map { Self.joined($0.plain) }
    }

    private static func joined(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
