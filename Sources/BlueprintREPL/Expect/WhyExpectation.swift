import BlueprintInspector

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
        let reason = Self.joined(try context.answers.why(question).text.plain)
        guard reason.contains(Self.joined(part)) else {
            return ExpectationFinding(holds: false, fact: "the reason is: " + reason)
        }
        return ExpectationFinding(holds: true, fact: "the reason contains \(Quoted.literal(part))")
    }

    private static func joined(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
