import BlueprintInspector

extension Session {
    /// Returns the kind of a line.
    func classify(_ line: String) -> InputLine {
        InputLine.classify(
            line,
            names: InputLine.Names(
                commands: Commands.names,
                isWrapper: language.commands.isCommand,
                isDeclared: { name in self.document.outline.declarations.contains { $0.name == name } }
            )
        )
    }

    /// The commands that an empty line at a terminal repeats.
    private static let repeatable: Set = ["step", "back", "over", "out", "continue", "reverse"]

    /// Runs a line, or throws its error.
    ///
    /// Nothing has changed if its layout is stopped or the line is interrupted.
    func execute(_ line: String) throws -> [Output] {
        try restoringIfInterrupted { try executeOnce(line) }
    }

    private func executeOnce(_ line: String) throws -> [Output] {
        switch classify(line) {
        case .nothing: return try take(comment: line) ?? []
        case .command(let name, let arguments):
            guard let command = Commands.named(name) else { return [] }
            if command.usesFiles, options.isSafe {
                throw InputError(
                    "'\(name)' reads or writes files, which is refused in safe mode",
                    at: arguments.nameOffset
                )
            }
            if command.group == .look { hasLooked = true }
            let outputs = try command.run(arguments, in: self)
            if Self.repeatable.contains(command.name) { lastStep = line }
            return outputs
        case .words: return try wrapInWords(line)
        case .chain: return try wrap(SwiftInput(line, catalog: document.vocabulary))
        case .swift: return try runSwift(line)
        // Names declared in #if are not in the outline.
        case .unknown(let word) where document.outline.hasConditions && document.source.contains(word.text):
            return try runSwift(line)
        case .unknown(let word): throw unknown(word)
        }
    }

    private func runSwift(_ line: String) throws -> [Output] {
        if let error = bareName(line) { throw error }
        let typed: SwiftInput
        do {
            typed = try SwiftInput(line, catalog: document.vocabulary)
        } catch let error as InputError {
            throw mended(error, line: line)
        }
        switch typed.kind {
        case .nothing: return []
        case .importing: return try importModule(typed)
        case .declaration: return try declare(typed)
        case .expression, .loop: return try add(typed)
        }
    }

    /// Returns the error about a line that is only a node's number or a type's name; nil for other lines.
    private func bareName(_ line: String) -> InputError? {
        let words = Word.split(line)
        guard let word = words.first, words.count == 1 else { return nil }
        if word.text.first == "#", Int(word.text.dropFirst(), radix: 10) != nil {
            return InputError(
                "'\(word.text)' is an element, not a command",
                fix: "type select \(word.text) or info \(word.text)",
                at: word.offset
            )
        }
        let isDeclared = document.outline.declarations.contains { $0.name == word.text }
        guard !isDeclared, language.catalog.elementTypes.contains(word.text) else { return nil }
        return InputError(
            "'\(word.text)' is a type, not an element",
            fix: "type \(word.text)(…); help \(word.text) lists its arguments",
            at: word.offset
        )
    }

    /// Returns a syntax error with the similar command as its fix, if the line begins like a misspelled command.
    private func mended(_ error: InputError, line: String) -> InputError {
        guard error.fix == nil, let first = Word.split(line).first else { return error }
        let word = first.text.prefix { $0.isLetter }
        guard word.count == first.text.count, word.first?.isLowercase == true,
            !InputLine.keywords.contains(String(word)),
            let near = language.nearest(to: String(word), among: Array(Commands.names) + language.commands.names)
        else { return error }
        var result = error
        result.fix = "did you mean \(near)?"
        return result
    }

    private func unknown(_ word: Word) -> InputError {
        let names = Commands.names.union(language.commands.names).union(document.outline.declarations.map(\.name))
        let near = language.nearest(to: word.text, among: names.sorted() + language.catalog.elementTypes)
        let fix = near.map { "did you mean \($0)?" } ?? "type help to list the commands"
        return InputError("there is no command '\(word.text)'", fix: fix, at: word.offset)
    }
}
