import BlueprintBindings
import BlueprintInspector
import SwiftInterpreter

/// The `help` command: its texts come from the lists of commands and terms, and from the table of bindings.
struct HelpTexts {
    let context: CommandContext

    /// Returns the help about a word, or the overview without one.
    ///
    /// - Throws: an ``InputError`` with a similar word if there is none.
    func text(about arguments: CommandArguments) throws -> Output {
        let isQuestion = arguments.text.hasSuffix("?")
        var name = arguments.text.hasPrefix(".") ? String(arguments.text.dropFirst()) : arguments.text
        while isQuestion, let last = name.last, last == "?" || last == " " { name.removeLast() }
        guard let word = arguments.words.first, !name.isEmpty else { return Output(.result, helpOverview) }
        if word.text == "search" { return Output(.result, try search(Array(arguments.words.dropFirst()))) }
        if let list = helpList(name) { return Output(.result, list) }
        let parts = (isQuestion ? subjects(of: name) : [name]).lazy.map(helpParts).first { !$0.isEmpty }
        if let parts = parts ?? otherwiseNamed(name) {
            var text = StyledText()
            for (index, part) in parts.enumerated() {
                if index > 0 { text.append("") }
                text.lines += part.lines
            }
            return Output(.result, text)
        }
        let near = context.language.nearest(to: name, among: Array(Set(completions.map(\.word))).sorted())
        throw InputError(
            "there is no help about '\(isQuestion ? name : arguments.text)'",
            fix: near.map(Fix.didYouMean) ?? "type help commands or help terms to list the words",
            at: word.offset
        )
    }

    /// Returns the words that a line with a question mark may ask about: all of it, its last word, or its first name.
    private func subjects(of text: String) -> [String] {
        let words = Word.split(text).map(\.text)
        let head = text.prefix { $0.isPartOfName }
        return [text] + (words.count > 1 ? [words[words.count - 1], words[0]] : []) + [String(head)]
    }

    /// Returns the texts about a word: as a term, a command, a stub, a type, an argument, a value.
    func helpParts(_ name: String) -> [StyledText] {
        var parts: [StyledText] = []
        var isElement = false
        let term = Term.byWord[name] ?? Term.byWord[name.lowercased()]
        if let term { parts.append(text(of: term)) }
        if let short = shortName(name) { return parts + short }
        let command = context.commands.named(name)
        if let command { parts.append(text(of: command)) }
        if let group = CommandGroup.allCases.first(where: { $0.rawValue == name }), command == nil {
            parts.append(text(of: group))
        }
        if let stub = context.document.stubs.first(where: { $0.name == name }) {
            parts.append(text(of: stub))
        } else if let summary = context.workspace.shown.value?.summary(ofTypeNamed: name) {
            parts.append(text(of: summary))
        } else if let topic = context.language.topics.topic(name), Term.byWord[name] == nil || topic.name == name {
            // The name of a modifier asks how it is typed; that of its type tells the rest.
            let isModifier = context.language.isCommand(name)
            parts.append(text(of: isModifier ? topic.withoutInitializers : topic))
            isElement = topic.kind == .element || topic.kind == .modifier
        }
        // An argument of a term's name is often another thing, such as the phase of a LayoutWriter.
        guard term?.listsValues ?? true else { return parts }
        let uses = context.language.topics.arguments(named: name)
        parts += uses.filter(\.isEnum).map { text(of: $0, name: term?.name ?? name) }
        // Values that have the name of a modifier are other things, such as a position of a decoration.
        let values = isElement ? [] : context.language.topics.values(named: name)
        if !values.isEmpty { parts.append(text(of: values, name: name)) }
        if parts.isEmpty { parts += uses.map { text(of: $0, name: name) } }
        return parts
    }

    /// The pages that help can print.
    static let pages: [(name: String, summary: String)] = [
        ("all", "Lists all commands."),
        ("blame", "Explains a lesson's question for what decided a number."),
        ("commands", "Lists all commands."),
        ("drawing", "Explains the borders and signs of a drawing."),
        ("elements", "Lists the elements."),
        ("json", "Explains what run --json prints."),
        ("keys", "Lists the keys of the line editor."),
        ("language", "Lists the Swift that can be typed."),
        ("lessons", "Explains how to take lessons and how to write one."),
        ("limits", "Lists the limits of a session."),
        ("modifiers", "Lists the modifiers."),
        ("redirect", "Explains how an answer is written to a file, or copied."),
        ("refs", "Lists the references to elements and views."),
        ("search", "Searches all help for a word: help search WORD."),
        ("terms", "Lists the words that the output uses."),
        ("text", "Explains the output of style text, for a reader who cannot see drawings."),
    ]

    /// The modifiers and the lists that wrap the selection, in Swift and as commands.
    var modifierNames: [String] {
        Set(context.language.commands.names + context.language.catalog.modifiers).sorted()
    }

    private func helpList(_ name: String) -> StyledText? {
        switch name {
        case "all", "commands": helpCommands
        case "blame": helpBlame
        case "drawing": context.settings.style == .text ? helpText : helpDrawing
        case "elements": list("elements", context.language.catalog.elementTypes.map(summary))
        case "json": helpJSON
        case "keys": helpKeys
        case "language": LanguageHelp.text(columns: context.options.columns)
        case "lessons": helpLessons
        case "limits": LimitsHelp.text(context.options.limits, columns: context.options.columns)
        case "modifiers": list("modifiers", modifierNames.map(summary))
        case "redirect", ">": helpRedirection
        case "refs": helpReferences
        case "terms": helpTerms
        case "text": helpText
        default: nil
        }
    }

    // MARK: - Completion

    /// The words that help can explain, each once.
    var completions: [Completion] {
        var known: Set<String> = []
        var result: [Completion] = []
        func add(_ word: String, _ summary: @autoclosure () -> String) {
            if known.insert(word).inserted { result.append(Completion(word, summary: summary())) }
        }
        for page in Self.pages { add(page.name, page.summary) }
        for command in context.commands.all { add(command.name, command.summary) }
        for term in Term.all { add(term.name, term.summary) }
        for group in CommandGroup.allCases { add(group.rawValue, "Lists the commands of this group.") }
        let topics = context.language.topics
        for name in topics.names + context.language.commands.names {
            add(name, topics.topic(name)?.summary ?? "a name of Swift")
        }
        for stub in context.document.stubs { add(stub.name, "stub") }
        for declaration in context.document.outline.declarations where Self.typeKeywords.contains(declaration.keyword) {
            add(declaration.name, declaration.keyword)
        }
        for name in topics.memberNames {
            let summaries = [topics.values(named: name).first?.summary, topics.arguments(named: name).first?.summary]
            add(name, summaries.compactMap(\.self).first { !$0.isEmpty } ?? "an argument or a value")
        }
        return result
    }

    /// Returns the completions of the last part of a word or of several words, such as `attributes` of `layout attributes`.
    func completions(after words: [String]) -> [Completion] {
        let typed = words.joined(separator: " ")
        let head = typed.lastIndex { " -.".contains($0) }.map { String(typed[...$0]) } ?? ""
        let bare = head.hasPrefix(".") ? String(head.dropFirst()) : head
        return completions.filter { $0.word.hasPrefix(bare) }.map {
            Completion(String($0.word.dropFirst(bare.count)), summary: $0.summary)
        }
    }

    private static let typeKeywords: Set<String> = ["actor", "class", "enum", "protocol", "struct"]
}

extension CommandContext {
    /// The help that is possible here.
    var help: HelpTexts { HelpTexts(context: self) }
}

/// The page about the documents of `run --json`.
extension HelpTexts {
    /// The members of these documents.
    var helpJSON: StyledText {
        var text = StyledText()
        appendHelp("json \(context.glyphs.dot) what run --json prints", to: &text, style: .heading)
        appendHelp(
            "Each look at the tree, each printed line and each failure is one line with a JSON object. Lengths are in "
                + "points. What is absent has no member, or null.",
            to: &text
        )
        text.append("")
        text.lines += list("members", Self.members).lines
        text.append("")
        appendHelp(
            "export json prints the whole last render, with its steps, in the same terms. A number that changes means "
                + "another format: members may be added without one. blueprint schema prints a JSON schema of all of them.",
            to: &text
        )
        return text
    }

    private static let members = [
        ("version", "The number of the format, now \(JSONExporter.version)."),
        ("command", "The look that was asked for: tree, views, warnings, trace; value for an expression."),
        ("file, line", "The script and the line of the input; in an error, also its column."),
        ("printed", "A line that the document printed."),
        ("error, fix", "What is wrong, and what to type instead, if that is known."),
        ("code", "What is wrong, in one word that stays the same: unknownName, labels, usage."),
        ("type, names", "Of the fix, the lines that work instead, and the names that may be meant."),
        ("kind", "error, or expectation for one that does not hold."),
        ("source, calls", "In an error, the line of the document or file that failed, and the calls that led there."),
        ("others, omitted", "The further errors of the same input, and the number of those that are left out."),
        ("findings", "Of blueprint check --json: the inputs that differ, and the faults of lessons."),
        ("index, parent", "The place of an element in the list, and that of its parent; the root has no parent."),
        ("reference", "What commands call the element or view: #3, #3/0/1, v2."),
        ("name", "The name of an element without a number, as people read it: SettingsRow #3 › Label 2."),
        ("component", "True for an element of a type that the app declares."),
        ("identifier", "The type of an element and its number among siblings of that type, or its key."),
        ("frame", "x and y count from the parent's top left corner; for a view, from its superview's."),
        ("words", "A step in a sentence; of what an edit changed, the sentences."),
        ("explanation", "Of an element in export json: for each number of its frame, the terms and the rule."),
        ("source, line", "In export json, the source, and the line that made an element."),
        ("before, changes", "In export json, the elements before the last edit, and the difference."),
        ("previews", "The number, title, file and line of each; drawn ones have their elements, too."),
        ("viewBacked", "True if the element has a view, which view and class name."),
        ("content", "What the view shows: its text, in lines with their frames, an image, a colour."),
        ("turns", "Of a trace, the turns of the main run loop taken for what updates had set; absent for none."),
        ("expectations", "In the last line: how many were checked; unmet and errors are the failures."),
    ]
}
