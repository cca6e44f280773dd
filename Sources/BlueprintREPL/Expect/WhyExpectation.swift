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
