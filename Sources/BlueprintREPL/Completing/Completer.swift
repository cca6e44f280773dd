import BlueprintInspector

/// Completes the word at the cursor of a line.
struct Completer {
    let context: CommandContext

    private var language: Language { context.language }
    private var document: Document { context.document }

    /// Returns the completions of a line at a cursor, given in characters from the start of the line.
    func completions(of line: String, cursor: Int) -> Completions {
        let typed = String(line.prefix(max(0, cursor)))
        let wordStart = takesPath(typed) ? Self.startOfPath(typed) : Self.startOfWord(typed)
        let prefix = String(typed.dropFirst(wordStart))
        let candidates = candidates(for: typed, prefix: prefix)
        let fitting = Set(candidates.filter { $0.word.hasPrefix(prefix) && $0.word != prefix })
        return Completions(start: wordStart, candidates: fitting.sorted { $0.word < $1.word })
    }

    /// Returns the start of the word at the end of a text: after white space, a bracket, a dot or the like.
    private static func startOfWord(_ text: String) -> Int {
        let tail = text.reversed().prefix { character in
            character.isLetter || character.isNumber || "_#/$".contains(character)
        }
        return text.count - tail.count
    }

    private static func startOfPath(_ text: String) -> Int {
        text.count - text.reversed().prefix { !$0.isWhitespace }.count
    }

    /// Returns true if the word at the end of a text is the path of a file.
    private func takesPath(_ text: String) -> Bool {
        guard let word = Word.split(text).first, let command = context.commands.named(word.text) else { return false }
        return command.group == .files && text.contains(where: \.isWhitespace)
    }

    private func candidates(for typed: String, prefix: String) -> [Completion] {
        let before = typed.dropLast(prefix.count)
        let words = Word.split(typed)
        let isNewWord = typed.last?.isWhitespace ?? true
        if before.allSatisfy(\.isWhitespace) { return firstWords }
        if before.allSatisfy({ $0.isWhitespace || $0 == "." }) { return modifierNames }
        let name = words.first?.text ?? ""
        let rest = words.dropFirst().map(\.text) + (isNewWord ? [""] : [])
        if let command = context.commands.named(name), typed.dropFirst(name.count).first?.isWhitespace != false {
            if !command.takesSwift || !before.contains("(") {
                return command.completions(after: Array(rest), in: context)
            }
        }
        if language.commands.isCommand(name), typed.dropFirst(name.count).first?.isWhitespace == true {
            return language.commands.completions(after: String(before)).map {
                Completion($0, summary: language.commands.summary(of: $0, in: name))
            }
        }
        let declared = document.outline.declarations.map(\.name) + document.stubs.map(\.name)
        let completion = language.completer.completion(of: typed, declared: declared)
        return completion.candidates.map { Completion($0, summary: completion.summaries[$0] ?? "") }
    }

    private var firstWords: [Completion] {
        context.commands.all.map { Completion($0.name, summary: $0.summary, leadsOn: !$0.syntax.isEmpty) }
            + aliases + modifierCommandNames + elementNames
            + declaredNames
    }

    private var elementNames: [Completion] {
        language.catalog.elementTypes.map { Completion($0, summary: language.topics.topic($0)?.summary ?? "") }
    }

    private var modifierNames: [Completion] {
        language.catalog.modifiers.map { Completion($0, summary: language.topics.topic($0)?.summary ?? "") }
    }

    private var modifierCommandNames: [Completion] {
        language.commands.names.map { name in
            let leadsOn = language.commands.usage(of: name).contains { $0 != name }
            return Completion(name, summary: language.topics.topic(name)?.summary ?? "", leadsOn: leadsOn)
        }
    }

    private var declaredNames: [Completion] {
        document.outline.declarations.map { Completion($0.name, summary: $0.keyword) }
            + document.stubs.map {
                Completion($0.name, summary: "stub, \($0.description(size: context.phrasing.size))")
            }
    }

    // MARK: - For commands

    /// The numbers of nodes and views.
    var references: [Completion] {
        var result = document.outline.nodes.map { node in
            let text = context.elements(ofNode: node.number).first.map { context.description(ofElement: $0) }
            return Completion("#\(node.number)", summary: text ?? node.typeName)
        }
        result += context.snapshot.views.dropFirst().map { Completion($0.reference, summary: $0.className) }
        return result
    }

    /// The references, and after the dot behind one, what can be printed of it.
    func properties(_ word: String) -> [Completion] {
        let parts = word.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count > 1 else { return references }
        guard let number = Self.number(String(parts[0])), let node = document.outline.node(number) else { return [] }
        return (language.settingNames(of: node) + FrameMeasure.allCases.map(\.rawValue)).map { Completion($0) }
    }

    /// The texts on the screen, in quotes.
    var shownTexts: [Completion] {
        Set(context.screen.snapshot.views.compactMap(\.content.text)).filter { !$0.isEmpty }.sorted()
            .map { Completion(Quoted.literal($0), leadsOn: true) }
    }

    /// The short names of lines.
    var aliases: [Completion] {
        context.settings.aliases.sorted { $0.key < $1.key }.map { Completion($0.key, summary: "alias: \($0.value)") }
    }

    /// The words that can begin an element.
    func elements(_ words: [String]) -> [Completion] {
        words.count <= 1 ? elementNames + declaredNames : []
    }

    /// The names and values that `set` takes for the selection.
    ///
    /// A first word such as `#4` names another node.
    func arguments(_ words: [String]) -> [Completion] {
        let named = words.count > 1 ? words.first.flatMap(Self.number) : nil
        let words = named == nil ? words : Array(words.dropFirst())
        guard let number = named ?? context.selection.number, let node = document.outline.node(number) else {
            return []
        }
        let list = document.listAround(number).flatMap { $0.child == nil ? nil : $0.list }
        guard words.count > 1, let name = words.first else {
            let traits = list.flatMap { language.traits(of: $0.name) }?.signature.parameters.compactMap(\.label) ?? []
            return (language.settingNames(of: node) + traits).map { Completion($0) }
        }
        guard
            let setting = (try? language.setting(name, of: node, at: 0))
                ?? list.flatMap({ language.trait(name, of: $0) })
        else { return [] }
        return language.words(for: setting.type).map {
            Completion($0, summary: language.evaluator.table.summary(ofValue: $0, of: setting.type))
        }
    }

    private static func number(_ word: String) -> Int? {
        word.hasPrefix("#") ? Int(word.dropFirst(), radix: 10) : nil
    }

    /// The files whose paths begin with the last word.
    func paths(_ words: [String]) -> [Completion] {
        context.options.isSafe ? [] : context.files.paths(startingWith: words.last ?? "").map { Completion($0) }
    }
}

extension CommandContext {
    /// The completions that are possible here.
    var completer: Completer { Completer(context: self) }
}
