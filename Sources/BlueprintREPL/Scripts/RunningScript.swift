import BlueprintInspector

/// A script while it runs: its session and its results so far.
struct RunningScript {
    let session: Session
    /// The name of the script in errors.
    private(set) var name: String
    /// True if the script continues after an error.
    let keepsGoing: Bool
    /// The export that the script ends with; nil if its outputs are emitted, and a drawing if it has none.
    let export: ScriptExport?
    private(set) var report = ScriptRunner.Report()
    /// The line of the last input.
    private var lastLine = 1
    /// The inputs with notes, such as declarations that use what a later one may declare.
    private var declaring: [ScriptLines.Input] = []
    /// The files of the program; nil for a script of lines.
    private var module: ModuleText?
    /// False after an error that ends the script, or after `quit`.
    private(set) var isRunning = true

    /// A script in a new session.
    init(session: Session, name: String, keepsGoing: Bool, export: ScriptExport?) {
        self.session = session
        self.name = name
        self.keepsGoing = keepsGoing
        self.export = export
        session.workspace.printed.keepsUnfinished = true
    }

    /// Runs an input.
    mutating func run(_ input: ScriptLines.Input, emit: (Output) -> Void) {
        take(session.run(line: input.text), of: input, emit: emit)
    }

    /// Runs the files of a program: they are read as a whole, as the compiler reads them.
    mutating func run(_ files: ModuleText, emit: (Output) -> Void) {
        let stubbed = session.context.editor.stubbed(files)
        module = stubbed.module
        take(outputs(of: stubbed), of: .init(text: stubbed.module.text, line: 1), emit: emit)
    }

    private func outputs(of stubbed: StubbedModule) -> [Output] {
        let module = stubbed.module
        do {
            try SourceParser.checkSize(of: module)
            return try session.reading(module.text) {
                try Rollback(session).ifInterrupted {
                    try session.workspace.running {
                        try session.take(session.context.editor.running(stubbed), typed: module.name)
                    }
                }
            }
        } catch {
            let error = InputError(from: error).located(in: module)
            // As of a compiled program, all that it printed is seen.
            return error.printedLines.flatMap(Output.printed) + [error.output(in: module.text)]
        }
    }

    /// Emits the outputs of an input, and counts its failures.
    mutating func take(_ outputs: [Output], of input: ScriptLines.Input, emit: (Output) -> Void) {
        report.inputCount += 1
        lastLine = input.line
        if module == nil, outputs.contains(where: { $0.kind == .note }) { declaring.append(input) }
        for output in outputs where isRunning {
            if [.met, .unmet].contains(output.kind) { report.expectationCount += 1 }
            guard output.isFailure else {
                if output.kind != .met, export == nil { emit(placed(output)) }
                continue
            }
            emitUnfinishedLine(emit)
            report.failureCount += 1
            if output.kind == .unmet { report.unmetCount += 1 }
            emit(located(output, input: input))
            if output.kind == .error, !keepsGoing { isRunning = false }
        }
        if session.isFinished { isRunning = false }
    }

    /// Runs the lines of a command line after the script.
    mutating func run(after lines: [String], emit: (Output) -> Void) {
        guard !lines.isEmpty, isRunning else { return }
        emitUnfinishedLine(emit)
        let script = name
        name = ScriptRunner.commandLine
        // What is exported is the script.
        defer { if export != nil { name = script } }
        for (index, line) in lines.enumerated() where isRunning {
            run(.init(text: line, line: index + 1), emit: emit)
        }
    }

    /// Emits the export, or what a script without look commands ends with, unless an error ended it.
    mutating func finish(emit: (Output) -> Void) {
        guard isRunning || session.isFinished else { return }
        emitUnfinishedLine(emit)
        guard !emitUndeclaredNames(emit) else { return }
        if let export {
            let outputs = outputs(of: export)
            report.failureCount += outputs.count(where: \.isFailure)
            return outputs.forEach(emit)
        }
        guard !session.hasLooked else { return }
        for output in ending {
            if output.isFailure { report.failureCount += 1 }
            emit(output.isFailure ? located(output, input: .init(text: "", line: lastLine)) : placed(output))
        }
    }

    /// Emits the errors about names that nothing declares, as a line below might have until now; returns false if there
    /// are none.
    private mutating func emitUndeclaredNames(_ emit: (Output) -> Void) -> Bool {
        // Statements have run, so that all their names are known.
        let unrun: Set = ["class", "enum", "extension", "func", "protocol", "struct", "var"]
        let document = session.document.withoutTypedOffsets()
        guard document.outline.declarations.contains(where: { unrun.contains($0.keyword) }) else { return false }
        let errors = session.language.undeclaredNames(in: document)
        for error in errors {
            report.failureCount += 1
            let (error, input) = placed(error) ?? (error, .init(text: "", line: lastLine))
            emit(located(error.output(in: input.text), input: input))
        }
        return !errors.isEmpty
    }

    /// Returns an error about a line of the document with its place in the input that has this line; nil if none has it.
    private func placed(_ error: InputError) -> (InputError, ScriptLines.Input)? {
        guard module == nil, let line = error.sourceLine else { return nil }
        func trimmed(_ text: some StringProtocol) -> Substring { Substring(text).drop { $0 == " " || $0 == "\t" } }
        for input in declaring.reversed() {
            var start = 0
            for text in input.text.split(separator: "\n", omittingEmptySubsequences: false) {
                if trimmed(text) == trimmed(line.text) {
                    let indent = text.utf8.count - trimmed(text).utf8.count
                    let column = line.column - 1 - (line.text.utf8.count - trimmed(line.text).utf8.count)
                    var placed = error
                    (placed.sourceLine, placed.offset) = (nil, start + indent + max(0, column))
                    return (placed, input)
                }
                start += text.utf8.count + 1
            }
        }
        return nil
    }

    /// Emits the unfinished printed line, as no further output can complete it.
    func emitUnfinishedLine(_ emit: (Output) -> Void) {
        let lines = session.workspace.printed.takeUnfinished().map(Output.printed) ?? []
        for line in lines where export == nil { emit(placed(line)) }
    }

    /// Returns an output with the place of the last input in its JSON.
    private func placed(_ output: Output) -> Output {
        session.options.givesJSON ? output.placed(in: name, line: lastLine) : output
    }

    private func located(_ output: Output, input: ScriptLines.Input) -> Output {
        let place = SourcePlace(file: name, firstLine: input.line, input: input.text, isWrapped: false)
        if let module, let error = output.error, let inFile = error.placed(in: module) {
            return place.output(of: inFile, as: output.kind, style: session.settings.style)
        }
        return place.located(output, style: session.settings.style)
    }

    private var ending: [Output] {
        if session.workspace.hasTree { return session.perform("frames") }
        if !session.document.previews.isEmpty { return session.perform("preview all") }
        // A program is judged by its printed output.
        guard session.document.outline.statements.isEmpty, session.document.program.entry == nil else {
            return unshownView
        }
        let elements = session.document.outline.declarations.filter(\.makesElement)
        guard !session.document.outline.declarations.isEmpty else { return [] }
        let names = session.document.outline.declarations.map(\.name).joined(separator: ", ")
        let parts = ["declared: \(names)"] + [call(of: elements)].compactMap { $0.map { "type \($0) to see it" } }
        return [Output(.note, session.context.wrapped(parts))]
    }

    /// The note about a program that makes a view but keeps none with an element; empty for another one.
    private var unshownView: [Output] {
        guard session.document.source.contains("BlueprintView(") else { return [] }
        let words = [
            "note: nothing is drawn, because no BlueprintView with an element is left at the end of the program",
            "keep it in a variable outside of functions to see it",
        ]
        return [Output(.note, session.context.wrapped(words))]
    }

    /// Returns the call of an element that needs no arguments; else that of the first one, whose arguments are left out.
    private func call(of elements: [Outline.Declaration]) -> String? {
        DeclaredElement(session: session).call ?? elements.first.map { "\($0.name)(…)" }
    }
}

/// The export of what a script has made.
package struct ScriptExport: Sendable {
    /// The format.
    let format: ExportFormat
    /// The path of the file, which is replaced if it exists; nil to emit the text.
    let path: String?
    /// The options of pictures, as they are typed: `--size 320x160,375x160`.
    let options: [String]

    /// An export in a format, to a file or as an output.
    package init(_ format: ExportFormat, to path: String?, options: [String] = []) {
        (self.format, self.path, self.options) = (format, path, options)
    }

    /// The line that does it at the prompt.
    var line: String {
        let file = path.map { [Quoted.literal($0), "--force"] } ?? []
        return (["export", format.name] + [format.kind].compactMap(\.self) + file + options).joined(separator: " ")
    }
}

extension RunningScript {
    /// Returns the output of an export at the end of the script, or its error.
    ///
    /// A script that only declares elements is exported with the last one that needs no arguments.
    func outputs(of export: ScriptExport) -> [Output] {
        let words: String?
        do {
            words = try DeclaredElement(session: session).show(to: "export")
        } catch {
            return [failure(InputError(from: error))]
        }
        let note = words.map { [Output(.note, session.context.wrapped(["\(name.shownPath): \($0)"]))] } ?? []
        return note + session.perform(export.line).map { $0.error.map(failure) ?? $0 }
    }

    private func failure(_ error: InputError) -> Output {
        let place = { [name] (_: InputError) in name.shownPath + ": " }
        let isInWords = session.settings.style == .text
        let text = isInWords ? error.sentences(in: "", place: place) : error.text(in: "", place: place)
        return Output(.error, text, error: error)
    }
}
