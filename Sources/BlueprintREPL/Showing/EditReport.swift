import BlueprintInspector

/// The line about an edit: its sentence, the place of the next element, the changes of views, new warnings.
struct EditReport {
    /// The state after the edit.
    let context: CommandContext
    /// The effect in words.
    let sentence: String
    /// The kind of the output; a result also says where the next element goes.
    var kind = Output.Kind.result
    /// The warnings that the render before did not have.
    var newWarnings: [WarningFinding] = []
    /// True if the screen looks as before the edit.
    var isUnchanged = false

    /// Returns the whole line; other remarks come last.
    ///
    /// Nil if a note without a sentence has nothing to say.
    func output(_ remarks: [String]) -> Output? {
        var parts = sentence.isEmpty && kind == .note ? [] : [sentence]
        if kind == .result, !isUnchanged, let number = context.anchorNumber {
            let label = context.document.label(number)
            if let next = nextPlace(from: number) {
                parts.append(next)
            } else if !sentence.contains(label) {
                parts.append("\(label) is selected")
            }
        }
        parts += [isUnchanged ? nil : viewChanges, measuringWarning, warning].compactMap { $0 }
        parts += remarks
        return parts.isEmpty ? nil : Output(kind, context.wrapped(parts))
    }

    /// The place of the next element; nil if there is no list to add it to.
    private func nextPlace(from number: Int) -> String? {
        let document = context.document
        func subject(_ number: Int) -> String {
            let label = document.label(number)
            return sentence.hasPrefix(label) ? "it" : label
        }
        // The selection may be inside of the child that the next element follows.
        func after(_ list: DocumentNode, _ child: DocumentNode?) -> String {
            let name = document.label(list.number)
            let place = sentence.contains(name) ? "" : " in \(name)"
            return "next: after \(subject(child?.number ?? number))" + place
        }
        if context.selection.isListClosed { return document.listAround(number).map { after($0.list, $0.child) } }
        guard let (list, child) = document.nearestList(from: number) else { return nil }
        guard child == nil else { return after(list, child) }
        // A list that was typed with its children looks closed.
        let isInList = document.listAround(number)?.child != nil
        let way = isInList && sentence.contains(" added to ") && !list.items.isEmpty ? "; after it: end" : ""
        return "next: into \(subject(number))\(way)"
    }

    // MARK: - Views

    /// The views that the last render created, reused, removed and moved; nil if there were none before and after it.
    private var viewChanges: String? {
        let render = context.screen.render
        let changes = render.viewChanges
        var parts: [String] = []
        if !changes.created.isEmpty {
            parts.append(
                "created \(changes.created.count) (\(Self.list(changes.created) { render.snapshot.views[$0].title }))"
            )
        }
        if changes.reusedCount > 0 { parts.append("reused \(changes.reusedCount)") }
        if !changes.removed.isEmpty {
            parts.append("removed \(changes.removed.count) (\(Self.list(changes.removed) { "v\($0)" }))")
        }
        if !changes.moved.isEmpty { parts.append("moved \(changes.moved.count)") }
        return parts.isEmpty ? nil : "views: " + parts.joined(separator: ", ")
    }

    private static func list<Thing>(_ things: [Thing], saying name: (Thing) -> String) -> String {
        let isShort = things.count <= 4
        return things.prefix(isShort ? 4 : 3).map(name).joined(separator: ", ") + (isShort ? "" : ", …")
    }

    // MARK: - Warnings

    /// A line about the outermost element that was measured very often, and the one in it that was measured most often;
    /// nil if there is none.
    private var measuringWarning: String? {
        let counts = context.screen.measureCounts
        guard let outermost = counts.firstIndex(where: { $0 > WarningRule.mostMeasures }), let most = counts.max()
        else { return nil }
        let labels = context.traceLabels
        var warning = "! \(labels[outermost].full) was measured \(Phrasing.grouped(counts[outermost])) times"
        if let worst = counts.firstIndex(of: most), worst != outermost {
            warning += ", \(labels[worst].full) \(Phrasing.grouped(most)) times"
        }
        return warning + "; see help info"
    }

    /// The first new warning; nil if there is none.
    ///
    /// Measuring too often has a line of its own after each edit, as each edit then takes long.
    private var warning: String? {
        let new = newWarnings.filter { $0.rule != "measured" }
        guard let first = new.first?.plainWarning(context.phrasing) else { return nil }
        if first.rule == WarningRule.truncated.name {
            let others = new.count > 1 ? "; \(new.count - 1) more: warnings" : ""
            let reference = context.labels[first.element].name
            return "! \(first.shortSentence) \(context.glyphs.dot) why \(reference)\(others)"
        }
        let more = new.count > 1 ? "\(new.count - 1) more: warnings" : "see warnings"
        return "! \(first.title); \(more)"
    }
}
