import BlueprintBindings
import BlueprintInspector
import BlueprintUI
import SwiftInterpreter

/// Completes the word at the cursor of a line.
package struct Completer {
    let context: CommandContext

    var language: Language { context.language }
    var document: Document { context.document }

    /// Returns the same as ``completions(of:cursor:)``, but ends early and finds nothing if the session is interrupted.
    package func interruptibleCompletions(of line: String, cursor: Int) -> Completions {
        let isInterrupted = context.options.isInterrupted
        let found = Interruption.checking(isInterrupted) { completions(of: line, cursor: cursor) }
        return isInterrupted() ? Completions(start: cursor, end: cursor, candidates: []) : found
    }

    /// Returns the completions of a line at a cursor, given in characters from the start of the line.
    package func completions(of line: String, cursor: Int) -> Completions {
        let beginning = String(line.prefix(max(0, cursor)))
        let typed = expandingAliases(beginning)
        let (isPath, joinsHyphens) = (takesPath(typed), takesWordsOnly(typed))
        let wordStart = isPath ? Self.startOfPath(typed) : Self.startOfWord(typed, joinsHyphens: joinsHyphens)
        let prefix = String(typed.dropFirst(wordStart))
        let behind = line.dropFirst(beginning.count)
        let rest =
            isPath ? Self.rest(ofPath: prefix, behind) : Self.rest(of: prefix, behind, joinsHyphens, after: typed)
        var known: Set<String> = []
        let fitting = candidates(for: typed, prefix: prefix).filter {
            $0.word.hasPrefix(prefix) && $0.word != prefix && known.insert($0.word).inserted
        }
        let sorted = Self.sortedByGroup(fitting.isEmpty ? calls(prefix) : fitting)
        return Completions(
            start: wordStart + beginning.count - typed.count,
            end: beginning.count + rest,
            candidates: sorted.map { $0.before(behind.dropFirst(rest).first) }
        )
    }

    /// Returns true if the words at the end of a text are those of a command that takes no Swift.
    ///
    /// Help looks for words inside others.
    private func takesWordsOnly(_ text: String) -> Bool {
        guard let word = Word.split(text).first, let command = context.commands.named(word.text) else { return false }
        return !command.takesSwift && command.name != "help" && text.contains(where: \.isWhitespace)
    }

    /// Returns true if the word at the end of a text is the path of a file.
    private func takesPath(_ text: String) -> Bool {
        guard let word = Word.split(text).first, let command = context.commands.named(word.text) else { return false }
        return command.group == .files && text.contains(where: \.isWhitespace)
            || command.answers && Word.split(text).dropFirst().contains { $0.text.hasPrefix(">") }
    }

    private func candidates(for typed: String, prefix: String) -> [Completion] {
        let before = typed.dropLast(prefix.count)
        let words = Word.split(typed)
        let isNewWord = typed.last?.isWhitespace ?? true
        if before.allSatisfy(\.isWhitespace) { return prefix.hasPrefix("#") ? references : firstWords }
        if before.allSatisfy({ $0.isWhitespace || $0 == "." }) { return modifierNames }
        let name = words.first?.text ?? ""
        if name.hasPrefix("#"), words.count == 1 { return typed.last?.isWhitespace == true ? [] : properties(name) }
        let rest = words.dropFirst().map(\.text) + (isNewWord && !prefix.hasPrefix("\"") ? [""] : [])
        if let command = context.commands.named(name), typed.dropFirst(name.count).first?.isWhitespace != false {
            if !command.takesSwift || !before.contains(where: { "({\n".contains($0) }) {
                // A bracket behind a type has an index.
                guard !before.hasSuffix("[") else { return [] }
                if command.answers, let file = fileOfAnswer(rest) { return file }
                let found = command.completions(after: Array(rest), in: context)
                if prefix.first?.isUppercase == true, found.contains(where: { $0.word.hasPrefix("#") }) {
                    return found + foundTypes
                }
                return prefix.hasPrefix("\"") ? found + texts(besides: found) : found
            }
            return swift(
                swiftText(of: command, String(typed.trimmingPrefix(while: \.isWhitespace).dropFirst(name.count)))
            )
        }
        if language.isCommand(name), typed.dropFirst(name.count).first?.isWhitespace == true {
            return language.commands.completions(after: String(before)).map {
                Completion($0, summary: language.commands.summary(of: $0, in: name), leadsOn: true)
            }
        }
        return swift(typed)
    }

    /// Returns the texts on the screen where completions have references and no texts: a text names its element, too.
    private func texts(besides found: [Completion]) -> [Completion] {
        let hasReferences = found.contains { $0.word.hasPrefix("#") }
        return hasReferences && !found.contains { $0.word.hasPrefix("\"") } ? shownTexts : []
    }

    /// Returns a type of elements, or a declared type or function, with an opening bracket, if a word is its whole name.
    private func calls(_ word: String) -> [Completion] {
        if let form = context.workspace.current.value?.forms(ofCall: word).first {
            let declaration = form.declaration.replacing("init(", with: word + "(")
            return [Completion(word + "(", summary: declaration, group: "declared here")]
        }
        guard language.catalog.elementTypes.contains(word),
            let first = language.table.type(named: word)?.members.initializers.first
        else { return [] }
        let declaration = first.signature.declaration.replacing("init(", with: word + "(")
        return [Completion(word + "(", summary: declaration, group: "elements")]
    }

    /// Returns the completions at the end of Swift source.
    func swift(_ text: String) -> [Completion] {
        let known = knownNames
        let completion = language.completer.completion(of: text, knowing: known)
        let declared = Set(known.types + known.others)
        return completion.candidates.map {
            Completion(
                $0,
                summary: completion.summaries[$0] ?? "",
                group: completion.modifiers.contains($0) ? "modifiers" : group(ofSwift: $0, among: declared),
                leadsOn: $0.hasSuffix(":")
            )
        }
    }

    /// The names that the document declares.
    var knownNames: KnownNames {
        var result = KnownNames()
        let isType: Set = ["struct", "class", "actor", "enum", "protocol"]
        for declaration in document.outline.declarations {
            if isType.contains(declaration.keyword) {
                result.types.append(declaration.name)
            } else {
                result.others.append(declaration.name)
            }
        }
        result.others += document.stubs.map(\.name)
        guard let value = context.workspace.current.value else { return result }
        result.signatures = value.signatures.offered
        result.check = value.cursor
        result.summary = value.summary(ofTypeNamed:)
        return result
    }

    /// The variables and functions that the document declares.
    var namesInScope: [Completion] {
        let signatures = context.workspace.current.value?.signatures.offered
        let variables = (signatures?.variables ?? [:]).map { Completion($0.key, summary: "\($0.value)") }
        let functions = (signatures?.functions ?? [:]).map {
            Completion($0.key, summary: $0.value.first?.declaration ?? "function")
        }
        return (variables + functions).sorted { $0.word < $1.word }.map { $0.grouped("declared here") }
    }

    private var firstWords: [Completion] {
        context.commands.all.map {
            Completion($0.name, summary: $0.summary, group: "commands", leadsOn: !$0.syntax.isEmpty)
        }
            + aliases + modifierCommandNames + elementNames
            + declaredNames
    }

    private var elementNames: [Completion] {
        language.catalog.elementTypes.map {
            Completion($0, summary: language.topics.topic($0)?.summary ?? "", group: "elements")
        }
    }

    private var modifierNames: [Completion] {
        language.catalog.modifiers.map {
            Completion($0, summary: language.topics.topic($0)?.summary ?? "", group: "modifiers")
        }
    }

    private var modifierCommandNames: [Completion] {
        language.commands.names.map { name in
            let leadsOn = language.commands.usage(of: name).contains { $0 != name }
            let summary = language.topics.topic(name)?.summary ?? ""
            return Completion(name, summary: summary, group: "modifiers", leadsOn: leadsOn)
        }
    }

    private var declaredNames: [Completion] {
        let stubs = document.stubs.map {
            Completion($0.name, summary: "stub, \($0.description(size: context.phrasing.size))")
        }
        return (document.outline.declarations.map { Completion($0.name, summary: $0.keyword) } + stubs)
            .map { $0.grouped("declared here") }
    }

    // MARK: - For commands

    /// The limit of elements up to which those without a number are listed.
    private static var longestListOfElements: Int { 2_000 }

    /// The numbers of nodes, the paths of generated elements, and the views.
    var references: [Completion] {
        var made: [Int: Int] = [:]
        var generated: [Int] = []
        let labels = context.labels
        let elements = context.screen.snapshot.elements
        for index in 0..<min(labels.count, elements.count) {
            guard let number = labels.number(of: index) else {
                if elements.count <= Self.longestListOfElements { generated.append(index) }
                continue
            }
            if made[number] == nil { made[number] = index }
        }
        return document.outline.nodes.map(\.number).sorted().map { number in
            let text = made[number].map { context.description(ofElement: $0) }
            let summary = text ?? document.outline.node(number)?.typeName ?? ""
            return Completion("#\(number)", summary: summary, group: "elements")
        }
            + generated.map {
                Completion(labels[$0].word, summary: context.description(ofElement: $0), group: "created elements")
            }
            + context.snapshot.views.dropFirst().map {
                Completion($0.reference, summary: $0.className, group: "views")
            }
    }

    /// The references, and the texts in quotes by which an element can be named.
    var referencesAndTexts: [Completion] { references + shownTexts }

    /// The references, and after the dot behind one, its arguments that are numbers.
    func numbers(_ word: String) -> [Completion] {
        let parts = word.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count > 1 else { return references }
        guard let number = Self.number(String(parts[0])), let node = document.outline.node(number) else { return [] }
        return arguments(of: node, where: Self.isNumber)
    }

    /// The numbers of a frame.
    var frameMeasures: [Completion] {
        FrameMeasure.allCases.map { Completion($0.rawValue, summary: "of the frame, in points", group: "the frame") }
    }

    /// Returns the names that `set` takes for a node, with their types; those that are written come first.
    private func arguments(
        of node: DocumentNode,
        leadsOn: Bool = false,
        where accepts: (WrittenType) -> Bool = { _ in true }
    ) -> [Completion] {
        let written = node.arguments.compactMap(\.label)
        let labels = context.labels(of: node)
        let names = context.settingNames(of: node)
        let known = (written + labels).filter(names.contains)
        return (known + names.filter { !known.contains($0) }).compactMap { name in
            let type = (try? context.setting(name, of: node, at: 0))?.type
            guard accepts(type ?? .anything) else { return nil }
            let group = written.contains(name) ? "written" : labels.contains(name) ? "arguments" : "properties"
            return Completion(name, summary: type.map { "\($0)" } ?? "a value", group: group, leadsOn: leadsOn)
        }
    }

    /// The arguments and properties of the selection that are numbers.
    var numbersOfSelection: [Completion] {
        let node = context.selection.number.flatMap { document.outline.node($0) }
        return node.map { arguments(of: $0, leadsOn: true, where: Self.isNumber) } ?? []
    }

    private static func isNumber(_ type: WrittenType) -> Bool { type.isFloatingPoint || type.unwrapped.name == "Int" }

    /// The references, and after the dot behind one, what can be printed of it.
    func properties(_ word: String) -> [Completion] {
        let parts = word.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count > 1 else { return references }
        guard let number = Self.number(String(parts[0])), let node = document.outline.node(number) else { return [] }
        return arguments(of: node) + frameMeasures
    }

    /// The texts on the screen, in quotes.
    var shownTexts: [Completion] {
        Set(context.screen.snapshot.views.compactMap(\.content.text)).filter { !$0.isEmpty }.sorted()
            .map { Completion(Quoted.literal($0), summary: "text on the screen", group: "texts", leadsOn: true) }
    }

    /// The types of the elements on the screen.
    var foundTypes: [Completion] {
        Set(document.outline.nodes.map(\.typeName)).sorted().map {
            Completion($0, summary: language.topics.topic($0)?.summary ?? "declared in this document", group: "types")
        }
    }

    /// The short names of lines.
    var aliases: [Completion] {
        context.settings.aliases.sorted { $0.key < $1.key }.map {
            Completion($0.key, summary: "alias: \($0.value)", group: "aliases")
        }
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
            return arguments(of: node, leadsOn: true)
                + traits.map {
                    Completion($0, summary: "trait of a child of its list", group: "traits", leadsOn: true)
                }
        }
        let setting = (try? context.setting(name, of: node, at: 0)) ?? list.flatMap { language.trait(name, of: $0) }
        return setting.map { values(of: $0.type) } ?? []
    }

    /// Returns the words, declared values and Swift that `set` takes for a type.
    private func values(of type: WrittenType) -> [Completion] {
        return language.words(for: type).map {
            let summary = language.evaluator.table.summary(ofValue: $0, of: type)
            return Completion($0, summary: summary.isEmpty ? "\(type)" : summary)
        } + context.offeredValues(of: type).map { Completion($0, summary: "\(type)") }
            + swift(Self.declaration(ofValue: "", of: type)).filter { !$0.word.hasPrefix(".") }
    }

    private static func number(_ word: String) -> Int? {
        word.hasPrefix("#") ? Int(word.dropFirst(), radix: 10) : nil
    }

    /// The completions behind the sign that writes an answer to a file; nil if there is no sign before the last word.
    private func fileOfAnswer(_ words: [String]) -> [Completion]? {
        guard let sign = words.dropLast().firstIndex(of: ">") else { return nil }
        return words.count == sign + 2 ? paths(words) : [CommandContext.forceCompletion]
    }

    /// The files whose paths begin with the last word, with one of some extensions or any, and the folders.
    func paths(_ words: [String], _ extensions: Set<String>? = nil) -> [Completion] {
        guard !context.options.isSafe else { return [] }
        return context.files.paths(startingWith: words.last ?? "").filter { path in
            guard let extensions, !path.hasSuffix("/") else { return true }
            return path.split(separator: ".").last.map { extensions.contains(String($0)) } ?? false
        }.map { Completion($0, summary: $0.hasSuffix("/") ? "folder" : "file") }
    }
}

extension Completion {
    /// Returns the same without the colon or the opening bracket at its end, if that is the character which follows.
    fileprivate func before(_ next: Character?) -> Completion {
        guard let next, ":(".contains(next), word.last == next else { return self }
        return Completion(String(word.dropLast()), summary: summary, group: group)
    }
}

extension CommandContext {
    /// The completions that are possible here.
    var completer: Completer { Completer(context: self) }
}
