import BlueprintInspector
import BlueprintUI
import Foundation

/// The command `sweep`, which lays out a copy of the document again and again.
extension Answers {
    /// Sweeps the viewport or an argument over a range such as `80...400`.
    func sweep(_ subject: Word, over range: Word) throws -> Output {
        let values = try Self.range(range)
        let change = try change(subject, range)
        var workspace = context.workspace
        context.screen.freeLargeTree()
        var screen = Screen(settings: workspace.settings, options: context.options)
        defer { context.workspace.current.value?.dropOutput() }
        var labels = NodeLabels([])
        let sweep = try LayoutSweep(values, size: context.screen.snapshot.elements.count) { value in
            guard !Interruption.isRequested else { throw InputError.interrupted }
            try change(value, &workspace)
            // Two layouts of a large tree take too much memory; in another view, the last one is released first.
            if screen.isLarge { screen = Screen(settings: workspace.settings, options: context.options) }
            let shown = workspace.current
            try screen.show(
                shown.value?.root,
                in: workspace.layoutEnvironment,
                settings: workspace.settings,
                isRepeatable: true
            )
            if let fault = shown.value?.takeFaults().first {
                throw context.language.inputError(fault, in: shown.document)
            }
            // The layouts that are compared keep their labels, which are mostly the same.
            let new = NodeLabels(screen.snapshot, names: shown.names)
            if new != labels { labels = new }
            return SweptLayout(WarningScene(Render(snapshot: screen.snapshot), labels: labels))
        }
        let report = SweepReport(sweep, of: subject.text, options: context.drawingOptions)
        return context.look("sweep", report.text, report.members)
    }

    /// Returns the error about a quantity without its range, with a line that works.
    ///
    /// - Throws: an ``InputError`` if the quantity cannot be swept.
    func missingRange(of subject: Word, at offset: Int) throws -> InputError {
        let range = Word("80...400", at: offset)
        let name = subject.text.last == "." ? String(subject.text.dropLast()) : subject.text
        let reference = Word(name, at: subject.offset)
        guard reference.lastDot == nil, Resolver.isReference(reference) else {
            _ = try change(subject, range)
            return InputError("the range is missing", fix: "type sweep \(subject.text) \(range.text)", at: offset)
        }
        let number = try context.resolver.number(of: context.resolver.target(reference))
        let argument = context.document.outline.node(number).flatMap { node in
            context.settingNames(of: node).first { name in
                let choice = try? context.setting(name, of: node, at: offset)
                return choice.map { context.language.takesNumbers($0.type) } ?? false
            }
        }
        return InputError(
            "the argument and its range are missing",
            fix: .type(["sweep " + (argument.map { "#\(number).\($0) 0...40" } ?? "width \(range.text)")]),
            at: offset
        )
    }

    private static func range(_ word: Word) throws -> ClosedRange<Double> {
        guard let range = RangeText.range(word.text), abs(range.lowerBound) <= SizeText.largest,
            abs(range.upperBound) <= SizeText.largest
        else {
            throw InputError(
                "'\(word.text)' is not a range",
                fix: "type the smaller end first, such as 80...400; the ends are at most 100000",
                at: word.offset
            )
        }
        return range
    }

    /// A change that sets the swept quantity to a value.
    private typealias Change = (Double, inout Workspace) throws -> Void

    private func change(_ subject: Word, _ range: Word) throws -> Change {
        let side: WritableKeyPath<CGSize, CGFloat>
        switch subject.text {
        case "width": side = \.width
        case "height": side = \.height
        case "viewport":
            throw InputError("the viewport has two sides", fix: "type sweep width \(range.text)", at: subject.offset)
        default: return try argumentChange(subject, range)
        }
        guard !range.text.hasPrefix("-"), !range.text.hasPrefix("−") else {
            throw InputError("the viewport cannot have a negative \(subject.text)", fix: "start at 0", at: range.offset)
        }
        return { value, workspace in workspace.settings.viewport[keyPath: side] = value }
    }

    private func argumentChange(_ subject: Word, _ range: Word) throws -> Change {
        let resolver = context.resolver
        let number: Int
        var name = subject
        if let dot = subject.text.lastIndex(of: "."), dot > subject.text.startIndex {
            let reference = String(subject.text[..<dot])
            name = Word(
                String(subject.text[subject.text.index(after: dot)...]),
                at: subject.offset + reference.utf8.count + 1
            )
            number = try resolver.number(of: resolver.target(Word(reference, at: subject.offset)))
        } else {
            number = try resolver.selectedNumber(to: "sweep")
        }
        let (editor, language) = (context.editor, context.language)
        let choice = try editor.setting(name, of: number) { "sweep #\($0).\(name.text) \(range.text)" }
        guard language.takesNumbers(choice.type) else {
            throw InputError(
                "\(context.document.label(number)) has the \(choice.type) \(choice.name), and sweep needs a number",
                fix: "to try another value: whatif set #\(number) \(choice.name) VALUE",
                at: name.offset
            )
        }
        return { value, workspace in
            let typed = Phrasing.number(value)
            let swift = language.value(of: [typed], as: choice.type) ?? typed
            do {
                let edit = try editor.edit(setting: choice, to: swift, of: number)
                var current = workspace.current
                (current.value, current.document) = (try language.evaluate(edit.document), edit.document)
                workspace.adopt(current)
            } catch var error as InputError {
                error.offset = name.offset
                throw error
            }
        }
    }
}
