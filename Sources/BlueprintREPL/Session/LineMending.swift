import BlueprintInspector

/// Finds the line that a wrong one means: the likeliest one that has no mistake.
struct LineMending {
    let context: CommandContext
    /// The name that nothing declares, if that is the error: no line works that still has it.
    private let unknown: String?

    /// The bytes of the longest line that is guessed at: nobody types a longer one again.
    private static let longest = 8_000

    /// Returns the error of a line with the line that it means as its fix, if there is one: Blueprint's Swift for
    /// SwiftUI's, or a call with its label and quotes.
    static func fixed(_ error: InputError, in line: String, _ context: CommandContext) -> InputError {
        guard !error.isStopped, line.utf8.count <= longest else { return error }
        let unknown: String? = if case .swift(.unknownName(let name), _) = error.code { name } else { nil }
        return LineMending(context: context, unknown: unknown).fixed(error, in: line)
    }

    private func fixed(_ error: InputError, in line: String) -> InputError {
        // A missing bracket and a misspelled name have better fixes.
        let isNear = (error.fix?.isNearName == true || error.code == .syntax(.openParenthesis)) && line.contains("(")
        guard let fix = dotted(line, for: error) ?? fix(for: line, isNear: isNear) else { return error }
        var result = error
        // The line of the fix has none of the other errors.
        (result.fix, result.others, result.omitted) = (fix, [], 0)
        return result
    }

    /// Returns true if lines are right one after another, or the only one in place of the root.
    private func isRight(_ lines: [String]) -> Bool {
        if let unknown, lines.contains(where: { Self.calls(unknown, in: $0) }) { return false }
        return context.isRight(lines) || lines.count == 1 && context.isRight(["replace \(lines[0])"])
    }

    /// Returns true if a line calls what a name refers to.
    private static func calls(_ name: String, in line: String) -> Bool {
        line.ranges(of: name).contains { range in
            let isPart = line[..<range.lowerBound].last.map { $0.isLetter || $0.isNumber || "_.".contains($0) } ?? false
            return !isPart && line[range.upperBound...].first { $0 != " " }.map { "({".contains($0) } ?? false
        }
    }

    /// Returns the fix of a line; nil if none is known.
    ///
    /// - Parameter isNear: true if its error names a similar word.
    private func fix(for line: String, isNear: Bool) -> Fix? {
        let reader = context.reader
        if let question = printedProperty(line) { return .type([question]) }
        if let straight = StraightQuotes.line(line), isRight([straight]) { return .type([straight]) }
        if let match = line.wholeMatch(of: /\s*(#[0-9]+)(\.(?s:.*))/) {
            return fix(for: String(match.2), after: "select \(match.1)")
        }
        if let calls = reader.blueprintCalls(for: line), isRight(calls) { return .advice(reader.fix(calls)) }
        // A modifier without its dot.
        if line.first?.isLowercase == true, let calls = reader.blueprintCalls(for: "." + line),
            !calls.text.isEmpty || line.contains("("), isRight(calls)
        {
            return .advice(reader.fix(calls))
        }
        if let sentence = reader.absence(in: line) { return .advice(sentence) }
        let calls = context.completer.likelyCalls(for: line, isNear: isNear)
        // A line that differs in spaces only has the same error.
        let typed = line.filter { !$0.isWhitespace }
        return calls.first { $0.filter { !$0.isWhitespace } != typed && isRight([$0]) }.map { .type([$0]) }
    }

    /// Returns the line that prints a property of an element, such as `v2.text` or `Row.width`; nil for another line.
    private func printedProperty(_ line: String) -> String? {
        let words = Word.split(line)
        guard words.count == 1, words[0].lastDot != nil, !words[0].text.contains("("),
            words[0].text.prefixMatch(of: /"|\p{Lu}|v[0-9]/) != nil
        else { return nil }
        let question = "\(Command.print.name) \(words[0].text)"
        return context.isRight([question]) ? question : nil
    }

    /// Returns the fix of a value whose period is missing, such as `center` for `.center`; nil if that is not the error.
    private func dotted(_ line: String, for error: InputError) -> Fix? {
        guard let unknown, let offset = error.offset, offset > 0, line.utf8.count > offset else { return nil }
        let place = line.utf8.index(line.utf8.startIndex, offsetBy: offset)
        guard line[place...].hasPrefix(unknown), "=:(, ".contains(line[..<place].last ?? "."),
            !Self.calls(unknown, in: String(line[place...])),
            context.language.table.types.values.contains(where: { $0.members.staticProperties[unknown] != nil })
        else { return nil }
        let others = Self.sides[unknown].map { [$0] } ?? []
        let values = ([unknown] + others).map {
            line[..<place] + "." + $0 + line[place...].dropFirst(unknown.count)
        }
        return values.map { String($0) }.first { isRight([$0]) }.map { .type([$0]) }
    }

    /// The values of alignments that follow the direction of text, by the sides that they usually are.
    private static let sides = ["left": "leading", "right": "trailing"]

    /// Returns the fix of modifiers that were typed behind the number of an element.
    private func fix(for modifiers: String, after select: String) -> Fix? {
        if let calls = context.reader.blueprintCalls(for: modifiers), isRight(calls, after: select) {
            return .advice(context.reader.fix(calls, after: select))
        }
        return isRight([select, modifiers]) ? .type([select, modifiers]) : nil
    }

    private func isRight(_ calls: SwiftUICalls.Rewritten, after select: String? = nil) -> Bool {
        calls.text.isEmpty || isRight([select, calls.text].compactMap(\.self))
    }
}

/// An input that runs behind the declarations that it lacks, if they are to be made up.
struct StubbedInput {
    private let session: Session
    private let input: ReadInput
    private let line: StubbedLine

    /// Makes up what an input lacks; nil if that is nothing, or if nothing is to be made up.
    init?(_ input: ReadInput, in session: Session) {
        guard session.settings.makesStubs, session.context.reader.isSwift(input.text, declaring: []),
            let line = StubbedLine(input.text, behind: session.document, in: session.language)
        else { return nil }
        (self.session, self.input, self.line) = (session, input, line)
    }

    /// The outputs of the input, and what is made up; nil if it fails all the same, and then nothing is declared.
    var outputs: [Output]? {
        let before = session.workspace
        do {
            _ = try session.take(session.context.editor.declaring(line.declarations).edit, typed: "stubs")
            return line.notes(in: session.context) + (try session.execute(input))
        } catch {
            session.workspace = before
            return nil
        }
    }
}
