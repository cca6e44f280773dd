import BlueprintInspector
import BlueprintUI
import Foundation

/// The command `sweep`, which lays out a copy of the session again and again.
extension Session {
    /// Sweeps the viewport or an argument over a range such as `80...400`.
    func sweep(_ subject: Word, over range: Word) throws -> Output {
        let values = try Self.range(range)
        let show = try setter(subject, range)
        let copy = Session(copying: self)
        defer {
            _ = current.value?.takePrintedLines()
            _ = current.value?.takeFaults()
        }
        let sweep = try LayoutSweep(values, size: screen.snapshot.elements.count) { value in
            guard !Interruption.isRequested else { throw InputError.interrupted }
            try show(value, copy)
            copy.forgetLabels()
            if let fault = copy.current.value?.takeFaults().first {
                throw language.inputError(fault, in: copy.document)
            }
            return LayoutKind(
                WarningScene(Render(snapshot: copy.screen.snapshot), labels: copy.labels, style: settings.style)
            )
        }
        let report = SweepReport(sweep, of: subject.text, options: drawingOptions)
        return look("sweep", report.text, report.members)
    }

    private static func range(_ word: Word) throws -> ClosedRange<Double> {
        let separator = word.text.contains("...") ? "..." : "…"
        let ends = word.text.components(separatedBy: separator)
        guard ends.count == 2, let low = SizeText.number(ends[0]), let high = SizeText.number(ends[1]),
            low < high, abs(low) <= 100_000, abs(high) <= 100_000
        else {
            throw InputError(
                "'\(word.text)' is not a range",
                fix: "type the smaller end first, such as 80...400; the ends are at most 100000",
                at: word.offset
            )
        }
        return low...high
    }

    /// Returns the function that sets a value and shows the tree in a copy of this session.
    private func setter(
        _ subject: Word,
        _ range: Word
    ) throws -> (Double, Session) throws -> Void {
        let side: WritableKeyPath<CGSize, CGFloat>
        switch subject.text {
        case "width": side = \.width
        case "height": side = \.height
        default: return try argumentSetter(subject)
        }
        guard !range.text.hasPrefix("-"), !range.text.hasPrefix("−") else {
            throw InputError("the viewport cannot have a negative \(subject.text)", fix: "start at 0", at: range.offset)
        }
        return { value, copy in
            copy.settings.viewport[keyPath: side] = value
            try copy.screen.show(
                copy.current.value?.root,
                in: copy.layoutEnvironment(of: copy.document),
                settings: copy.settings,
                isRepeatable: true
            )
        }
    }

    private func argumentSetter(_ subject: Word) throws -> (Double, Session) throws -> Void {
        let number: Int
        var name = subject
        if let dot = subject.text.lastIndex(of: "."), dot > subject.text.startIndex {
            let reference = String(subject.text[..<dot])
            name = Word(
                String(subject.text[subject.text.index(after: dot)...]),
                at: subject.offset + reference.utf8.count + 1
            )
            number = try self.number(of: target(Word(reference, at: subject.offset)))
        } else {
            number = try selectedNumber(to: "sweep")
        }
        let choice = try setting(name, of: number)
        return { [self] value, copy in
            let typed = Phrasing.number(value)
            let swift = language.value(of: [typed], as: choice.type) ?? typed
            let edit: Document.Edit
            do {
                edit = try self.edit(setting: choice, to: swift, of: number)
                let value = try language.evaluate(edit.document)
                copy.current = DocumentState(
                    document: edit.document,
                    selection: copy.current.selection,
                    value: value,
                    edit: ""
                )
            } catch var error as InputError {
                error.offset = name.offset
                throw error
            }
            try copy.screen.show(
                copy.current.value?.root,
                in: copy.layoutEnvironment(of: copy.document),
                settings: copy.settings,
                isRepeatable: true
            )
        }
    }
}
