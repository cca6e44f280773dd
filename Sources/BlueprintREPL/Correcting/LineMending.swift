import BlueprintInspector
import SwiftInterpreter
import SwiftSyntax

/// Finds the line that a wrong one means: the likeliest one that has no mistake.
struct LineMending {
    let context: CommandContext
    /// The name that nothing declares, if that is the error: no line works that still has it.
    private let unknown: String?
    /// The wrong line.
    private let line: String
    /// The line in Blueprint's Swift; nil if it has no calls of SwiftUI.
    private let calls: SwiftUICalls.Rewritten?

    /// The bytes of the longest line that is guessed at: nobody types a longer one again.
    private static let longest = 8_000

    /// Returns the error of a line with the line that it means as its fix, if there is one: Blueprint's Swift for
    /// SwiftUI's, or a call with its label and quotes.
    static func fixed(_ error: InputError, in line: String, _ context: CommandContext) -> InputError {
        guard !error.isStopped, line.utf8.count <= longest else { return error }
        let unknown: String? = if case .swift(.unknownName(let name), _) = error.code { name } else { nil }
        let calls = context.reader.blueprintCalls(for: line)
        return LineMending(context: context, unknown: unknown, line: line, calls: calls).fixed(error)
    }

    private func fixed(_ error: InputError) -> InputError {
        var result = error
        result.others.removeAll { isConsequence($0, of: error) }
        var wrong: [Guess] = []
        guard let fix = dotted(for: error, noting: &wrong) ?? fix(for: error) ?? likelyFix(for: error, noting: &wrong)
        else {
            result.fix = fixOfTwo(for: error, wrong) ?? fixInWords(for: error) ?? error.fix
            return result
        }
        // The line of the fix has none of the other errors.
        (result.fix, result.others, result.omitted) = (fix, [], 0)
        return result
    }

    private func fixInWords(for error: InputError) -> Fix? {
        fixWithoutElement(for: error) ?? sample(for: error) ?? fixOfWord(for: error)
    }

    /// Returns true for an error about a member of what a wrong call returns, which another call may have.
    private func isConsequence(_ other: InputError, of error: InputError) -> Bool {
        guard case .swift(.unknownMember, _) = other.code, let offset = error.offset, let place = other.offset,
            let token = SourceParser.parseIfQuick(line)?.token(at: AbsolutePosition(utf8Offset: place)),
            let access = token.parent?.parent?.as(MemberAccessExprSyntax.self)
                ?? token.parent?.as(MemberAccessExprSyntax.self)
        else { return false }
        return access.base?.range.contains(offset) == true
    }

    /// Returns the lines to type for what a line may mean: itself, or after the one that makes a list for it; nil if it
    /// is wrong in each way.
    private func typed(_ guess: String, after select: String? = nil) -> [String]? {
        var wrong: [Guess] = []
        return typed(guess, after: select, noting: &wrong)
    }

    /// A line that was tried, with its error.
    private typealias Guess = (line: String, mistake: InputError)

    /// Does the same, and notes a wrong line.
    private func typed(_ guess: String, after select: String? = nil, noting wrong: inout [Guess]) -> [String]? {
        if let unknown, Self.calls(unknown, in: guess) || isTypeName(unknown) && Self.uses(unknown, in: guess) {
            return nil
        }
        let lines = [select, guess].compactMap(\.self)
        guard let mistake = context.mistake(in: lines) else { return lines }
        wrong.append((guess, mistake))
        guard select == nil, context.hasTree, context.editor.listForNewChild() == nil else { return nil }
        // A line that lacks only a list means itself.
        return isElement(guess) && !isElement(line) ? [Self.list, guess] : nil
    }

    /// Returns true if a line is right as an element, wherever that is.
    private func isElement(_ line: String) -> Bool { context.isRight(["replace \(line)"]) }

    /// The line that puts the root into a list, to which another element can be added.
    private static let list = "column"

    /// Returns true if a line calls what a name refers to.
    private static func calls(_ name: String, in line: String) -> Bool {
        line.ranges(of: name).contains { range in
            let isPart = line[..<range.lowerBound].last.map { $0.isLetter || $0.isNumber || "_.".contains($0) } ?? false
            return !isPart && line[range.upperBound...].first { $0 != " " }.map { "({".contains($0) } ?? false
        }
    }

    /// Returns true for the name of a type: the code of a declaration may use one that is declared later.
    private func isTypeName(_ name: String) -> Bool { name.first?.isUppercase == true }

    /// Returns true if a line in Swift has the value that a name refers to.
    private static func uses(_ name: String, in line: String) -> Bool {
        SourceParser.parseIfQuick(line)?.tokens(viewMode: .sourceAccurate).contains { token in
            token.text == name && token.parent?.is(DeclReferenceExprSyntax.self) == true
                && token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
        } ?? false
    }

    /// Returns the fix of a line; nil if none is known.
    private func fix(for error: InputError) -> Fix? {
        let reader = context.reader
        if let question = printedProperty { return .type([question]) }
        if let straight = StraightQuotes.line(line).flatMap({ typed($0) }) { return .type(straight) }
        if case .unknownCommand = error.code, let own = SettingHabit(line)?.ownLine(in: context).flatMap({ typed($0) })
        {
            return .type(own)
        }
        if let match = line.wholeMatch(of: /\s*(#[0-9]+)(\.(?s:.*))/) {
            return fix(for: String(match.2), after: "select \(match.1)")
        }
        if let calls {
            // The advice names an element by its number, which one in a component does not have.
            let isInner = calls.text.isEmpty && context.labelOfInnerSelection != nil
            let lines = isInner ? settings(for: error).lazy.compactMap { typed($0) }.first : nil
            if let fix = lines.map({ Fix.type($0) }) ?? fix(for: calls) { return fix }
        }
        // A modifier without its dot.
        if line.first?.isLowercase == true, let calls = reader.blueprintCalls(for: "." + line),
            !calls.text.isEmpty || line.contains("("), let fix = fix(for: calls)
        {
            return fix
        }
        if let fix = fixOfView(for: error) { return fix }
        return absence(for: error).map { .advice(LineReader.introduction + $0) }
    }

    /// Returns the sentence about a name of SwiftUI that has no counterpart here; nil for other errors.
    private func absence(for error: InputError) -> String? {
        let slips = spelling(of: line, error)
        switch error.code {
        case .swift(.unknownName(let name), _): return ForeignName.advice(name, as: .view)
        case .swift(.unknownMember(let name, of: _, _), _):
            let arguments = slips.call.flatMap { $0.leftParen == nil ? nil : "(\($0.arguments.sourceText))" }
            return ForeignName.sentence(modifier: "." + name, in: ".\(name)\(arguments ?? "")")
        default:
            let start = slips.place.map { line[..<$0].last == "@" ? line.index(before: $0) : $0 }
            let name = start.flatMap { line[$0...].prefixMatch(of: /@(\w+)/) }.map { String($0.1) }
            return name.flatMap { name in ForeignName.advice(name, as: .attribute).map { "@\(name): \($0)" } }
        }
    }

    /// Returns the fix by the first guess that is right; nil if all are wrong.
    private func likelyFix(for error: InputError, noting wrong: inout [Guess]) -> Fix? {
        for group in guesses(for: error) {
            var right: [[String]] = []
            for guess in group {
                if let lines = typed(guess, noting: &wrong) { right.append(lines) }
            }
            if let fix = Self.fix(right) { return fix }
        }
        return nil
    }

    /// Returns the fix that names the lines of the only guess, or each guess if several are as likely; nil for none.
    private static func fix(_ guesses: [[String]]) -> Fix? {
        guard let first = guesses.first else { return nil }
        let others = guesses.filter { $0.count == 1 }.flatMap(\.self)
        return others.count > 1 ? .advice("type \(others.joined(separator: ", or "))") : .type(first)
    }

    /// Returns the lines that a line may mean, the likeliest first; those that are as likely as each other together.
    private func guesses(for error: InputError) -> [[String]] {
        guard error.code.mayBeSpelling else { return [] }
        // A missing bracket and a misspelled name have better fixes.
        let isNear = (error.fix?.isNearName == true || error.code == .syntax(.openParenthesis)) && line.contains("(")
        // A line that differs in spaces only has the same error.
        let own = line.filter { !$0.isWhitespace }
        let calls = CallHabits(context: context).lines(for: line, isNear: isNear).filter {
            $0.filter { !$0.isWhitespace } != own
        }
        return (calls + settings(for: error)).map { [$0] } + spelling(of: line, error).lines
    }

    /// Returns the lines of `set` that the line may mean; none if its error is another one.
    private func settings(for error: InputError) -> [String] {
        guard let setting = SettingHabit(line) else { return [] }
        if setting.isSet { guard case .unknownSetting = error.code, error.fix?.isList == true else { return [] } }
        if setting.isInWords {
            switch error.code {
            case .unknownCommand, .syntax(.statementOnSameLine): break
            // A colour mode is one word, too.
            case .line, .usage: guard ["color", "colour"].contains(setting.name) else { return [] }
            // A member of a name that nothing declares: `font .title`.
            case .swift(.unknownName, _) where line.prefix(while: \.isPartOfName) == unknown ?? "": break
            default: return []
            }
        }
        return setting.lines(in: context)
    }

    /// Returns the fix of a line with two mistakes: a wrong guess without the second one.
    private func fixOfTwo(for error: InputError, _ wrong: [Guess]) -> Fix? {
        let first = calls.flatMap { calls in context.mistake(in: [calls.text]).map { (calls.text, $0) } }
        for guess in ([first].compactMap(\.self) + wrong).prefix(Self.mostCorrectedTwice) {
            let spelling = spelling(of: guess.line, guess.mistake)
            // A similar name that the first error has is its fix.
            let near = error.fix?.isNearName == true ? nil : spelling.withNearName
            for group in spelling.lines + [[near].compactMap(\.self)] {
                if let fix = Self.fix(group.compactMap { typed($0) }) { return fix }
            }
        }
        return nil
    }

    /// The largest number of guesses whose own errors are corrected.
    private static let mostCorrectedTwice = 4

    private func spelling(of line: String, _ error: InputError) -> SpellingSlips {
        SpellingSlips(line: line, error: error, table: context.language.table)
    }

    /// Returns the fix of a line that means a modifier or a property where there is no element yet; nil for other errors.
    private func fixWithoutElement(for error: InputError) -> Fix? {
        let isCommand = if case .unknownCommand = error.code { true } else { unknown != nil }
        guard isCommand || error.code == .usage, !context.hasTree else { return nil }
        let label = "Label(text: \"Hello\")"
        if let setting = SettingHabit(line),
            let name = setting.names.first(where: { name in
                typed("\(label) { $0.\(name) = \(setting.knownValue) }") != nil
            })
        {
            return "there is no element yet: type one, such as \(label), then set \(name) \(setting.knownValue)"
        }
        let language = context.language
        switch error.fix {
        case .didYouMean(let name)?:
            let isLower = unknown?.first?.isLowercase == true
            let near = unknown.flatMap { isLower ? language.nearest(to: $0, among: language.commands.names) : nil }
            guard let modifier = language.isCommand(name) ? name : near else { return nil }
            return "did you mean \(modifier)? It needs an element: \(context.firstElementFix)"
        case .usage(let form)?: return behindElement(form)
        case .type(let lines)?: return lines.first.flatMap(behindElement)
        default: return nil
        }
    }

    /// Returns the fix that an element is typed first, and then a modifier; nil for another line.
    private func behindElement(_ modifier: String) -> Fix? {
        let name = modifier.prefix { $0 != " " }
        guard !context.hasTree, name.first == "." || context.language.isCommand(String(name)) else { return nil }
        return "\(context.firstElementFix), then \(modifier)"
    }

    /// Returns the fix of a word that is no command, alone or before a number; nil for other lines.
    private func fixOfWord(for error: InputError) -> Fix? {
        guard let word = line.wholeMatch(of: /\s*([a-z]\w*)(\s+\S+)?\s*/),
            word.2 != nil || error.fix?.isNearName != true,
            ForeignName.advice(word: String(word.1)) == nil,
            !context.document.outline.declarations.contains(where: { $0.name == word.1 })
        else { return nil }
        if let command = CommandList.synonyms[String(word.1)] {
            return typed(line.replacing(word.1, with: command, maxReplacements: 1)).map { .type($0) }
        }
        guard error.fix?.isNearName != true else { return nil }
        switch error.code {
        case .swift(.unknownName(String(word.1)), _):
            return "declare it with 'let \(word.1) = …', or type help to list the commands"
        case .syntax(.statementOnSameLine): return "'\(word.1)' is no command: type help to list the commands"
        default: return nil
        }
    }

    /// Returns the forms of a command with a line that works; nil if none is known.
    private func sample(for error: InputError) -> Fix? {
        if case .swift(.conversion(_, to: let type, _), _) = error.code, error.fix == nil {
            return sample(of: type, for: error)
        }
        guard error.code == .usage, case .usage(let forms)? = error.fix, let name = Word.split(line).first?.text,
            let example = context.language.topics.topic(name)?.commands.first?.line, example != forms,
            context.isRight([example])
        else { return nil }
        return .usage("\(forms), such as \(example)")
    }

    /// Returns the fix that names the values of a type, with a modifier that works where one is typed; nil if none is
    /// known.
    private func sample(of type: String, for error: InputError) -> Fix? {
        let type = WrittenType(type)
        let callee = spelling(of: line, error).call?.calledExpression.as(MemberAccessExprSyntax.self)
        guard let topic = (callee?.declName.baseName.text).flatMap(context.language.topics.topic),
            case .modifier(let example)? = topic.commands.first?.meaning, context.isRight([example])
        else { return context.language.plainValueWords(of: type).map { "the value is \($0)" } }
        return "the value is \(context.language.valueWords(of: type)), as in \(example)"
    }

    /// Returns the fix of a line about a view of UIKit that nothing declares; nil for another one.
    private func fixOfView(for error: InputError) -> Fix? {
        guard let view = UIKitLine(line), unknown == nil || [view.object, "self"].contains(unknown) else { return nil }
        let named = context.document.outline.nodes.first { $0.name.lowercased() == view.object.lowercased() }
        let select = named.flatMap { $0.number == context.selection.number ? nil : "select #\($0.number)" }
        for guess in view.lines {
            if let lines = typed(guess, after: select) { return .type(lines) }
        }
        return settings(for: error).lazy.compactMap { typed($0) }.first.map { .type($0) }
            ?? view.advice.map { .advice($0) } ?? view.lines.last.flatMap(behindElement)
    }

    /// Returns the line that prints a property of an element, such as `v2.text` or `Row.width`; nil for another line.
    private var printedProperty: String? {
        let words = Word.split(line)
        guard words.count == 1, words[0].lastDot != nil, !words[0].text.contains("("),
            words[0].text.prefixMatch(of: /"|\p{Lu}|v[0-9]/) != nil
        else { return nil }
        let question = "\(Command.print.name) \(words[0].text)"
        return context.isRight([question]) ? question : nil
    }

    /// Returns the fix of a value whose period is missing, such as `center` for `.center`; nil if that is not the error.
    private func dotted(for error: InputError, noting wrong: inout [Guess]) -> Fix? {
        guard let unknown, let offset = error.offset, offset > 0, line.utf8.count > offset else { return nil }
        let place = line.utf8.index(line.utf8.startIndex, offsetBy: offset)
        guard line[place...].hasPrefix(unknown), "=:(, ".contains(line[..<place].last ?? "."),
            !Self.calls(unknown, in: String(line[place...])),
            context.language.table.types.values.contains(where: { $0.members.staticProperties[unknown] != nil })
        else { return nil }
        return typed(String(line[..<place] + "." + line[place...]), noting: &wrong).map { .type($0) }
    }

    /// Returns the fix of modifiers that were typed behind the number of an element.
    private func fix(for modifiers: String, after select: String) -> Fix? {
        if let fix = context.reader.blueprintCalls(for: modifiers).flatMap({ fix(for: $0, after: select) }) {
            return fix
        }
        return typed(modifiers, after: select).map { .type($0) }
    }

    /// Returns the fix that names calls of Blueprint; nil if they are wrong.
    private func fix(for calls: SwiftUICalls.Rewritten, after select: String? = nil) -> Fix? {
        if calls.text.isEmpty { return .advice(context.reader.fix(calls, after: select)) }
        guard let lines = typed(calls.text, after: select) else {
            return select == nil ? behindElement(calls.text) : nil
        }
        return .advice(context.reader.fix(calls, after: lines.count > 1 ? lines[0] : nil))
    }
}
