import BlueprintInspector
import BlueprintREPL
import RandomNumbers

/// Types an edited program line by line, with commands between its lines.
struct PromptRun {
    private let corpus: Corpus
    private let commands: CommandLines
    private let session: Session
    private var dice: Dice
    private var report = FuzzCase.Report()
    /// All text typed so far.
    private var typed = ""

    private static let mostLines = 40
    private static let mostGivenLines = 12

    init(corpus: Corpus, options: SessionOptions, dice: Dice) {
        self.corpus = corpus
        commands = CommandLines(corpus: corpus)
        session = Session(files: MemoryFiles(), options: options)
        self.dice = dice
    }

    /// A run of given lines in a session; the number decides what follows them.
    init(_ session: Session, number: Int) {
        corpus = Corpus(programs: [], lines: [])
        commands = CommandLines(corpus: corpus)
        self.session = session
        dice = Dice(seed: 0, number: number)
    }

    /// Types lines, each completed first, and checks what undo and saving give.
    mutating func run(_ lines: [String]) -> FuzzCase.Report {
        for line in lines.prefix(Self.mostGivenLines) {
            complete(line)
            type(line) { _ in }
        }
        checkUndo { _ in }
        checkSaving { _ in }
        return report
    }

    /// Asks for completions and the texts around a line, at its end and in its middle.
    private mutating func complete(_ line: String) {
        for cursor in [line.count, line.count / 2] {
            let found = session.completer.completions(of: line, cursor: cursor)
            if !(0...found.end).contains(found.start) || found.end > line.count {
                find("completions replace \(found.start) to \(found.end) of \(line.count) characters", line)
            }
        }
        _ = session.completer.texts(around: line, suggests: true, unless: { false })
    }

    mutating func run(_ begin: (String) -> Void) -> FuzzCase.Report {
        var edits = Edits(corpus: corpus, dice: dice)
        let program = edits.program(edits: edits.dice.below(3))
        dice = edits.dice
        for line in Array(ScriptLines(program)).map(\.text).prefix(Self.mostLines) {
            while dice.once(in: 2) { type(commands.next(in: session, using: &dice), begin) }
            type(line, begin)
        }
        for _ in 0..<10 { type(commands.next(in: session, using: &dice), begin) }
        if dice.once(in: 2) { checkUndo(begin) }
        if dice.once(in: 2) { checkSaving(begin) }
        return report
    }

    /// The document, its output and the selection.
    private struct State: Equatable {
        var source: String
        var tree: String
    }

    private func state(_ begin: (String) -> Void) -> State {
        begin("tree")
        let tree = session.run(line: "tree").map(\.text.plain).joined(separator: "\n")
        return State(source: session.document.source, tree: tree)
    }

    @discardableResult
    private mutating func type(_ line: String, _ begin: (String) -> Void) -> [Output] {
        let before = state(begin)
        typed += line + "\n"
        begin(line)
        report.inputCount += 1
        _ = session.needsMore(after: line)
        let outputs = session.run(line: line)
        // Another session would follow.
        session.end = nil
        for output in outputs {
            report.add(output)
            for reason in Promises.broken(by: output, source: typed, input: line) { find(reason, line) }
            let screen = (columns: session.options.columns, style: session.settings.style)
            for reason in Promises.broken(by: output, on: screen, input: line, typed: typed) { find(reason, line) }
        }
        // Statements before the error in a paste or a file have already run.
        let isOne = Array(ScriptLines(line)).count <= 1 && outputs.count == 1 && !line.contains("source")
        if isOne, outputs.first?.kind == .error {
            let after = state(begin)
            if after.source != before.source {
                find("a line was refused, but the document is another one", line)
            } else if after.tree != before.tree {
                find("a line was refused, but the tree or the selection is another one", line)
            }
        }
        return outputs
    }

    private mutating func checkUndo(_ begin: (String) -> Void) {
        guard !type("undo", begin).contains(where: \.isFailure) else { return }
        type("redo", begin)
        // Stops stepping and updates the selection first, so that undo can restore exactly this state.
        let before = state(begin)
        type("undo", begin)
        type("redo", begin)
        let after = state(begin)
        if after.source != before.source { find("undo and redo give another document", "redo") }
        if after.tree != before.tree { find("undo and redo give another tree", "redo") }
    }

    private mutating func checkSaving(_ begin: (String) -> Void) {
        let isBare = dice.once(in: 2)
        type("focus", begin)
        type("viewport 301x161", begin)
        // Numbers of a different length would change where lines are truncated.
        session.options.columns = 100_000
        let before = state(begin)
        guard session.document.outline.root != nil,
            !type("save fuzz.swift" + (isBare ? " expression" : ""), begin).contains(where: \.isFailure)
        else { return }
        let outputs = type("load fuzz.swift", begin)
        if let failure = outputs.first(where: { $0.kind == .error }) {
            find("what was saved cannot be loaded: \(failure.text.plain.prefix(300))", before.source)
            return
        }
        let after = state(begin)
        let trees = (Self.withoutNumbers(before.tree), Self.withoutNumbers(after.tree))
        if trees.0 != trees.1 {
            let place = zip(trees.0, trees.1).prefix { $0 == $1 }.count
            let (old, new) = (trees.0.dropFirst(place).prefix(5), trees.1.dropFirst(place).prefix(5))
            find("what was saved gives another tree: \(new) instead of \(old)", before.source)
        }
    }

    /// Returns a tree without numbers, which change when a document is loaded, and without alignment.
    private static func withoutNumbers(_ tree: String) -> [Substring] {
        tree.replacing(#/>(#?[\d/*]+)</#) { $0.1 }.replacing(#/#\d+|\bv\d+/#, with: "")
            .split(whereSeparator: \.isWhitespace)
    }

    private mutating func find(_ reason: String, _ input: String) {
        report.finds.append(FuzzCase.Find(reason: reason, input: input))
    }
}
