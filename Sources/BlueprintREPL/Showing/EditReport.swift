import BlueprintInspector
import BlueprintUI

/// The line about an edit: its sentence, the place of the next element, the changes of views, new warnings.
struct EditReport {
    /// The state after the edit.
    let context: CommandContext
    /// The effect in words.
    let sentence: EditSentence
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
        var parts = sentence.text.isEmpty && kind == .note ? [] : [sentence.text]
        if kind == .result, !isUnchanged, let number = context.anchorNumber {
            if let label = context.labelOfInnerSelection {
                parts.append("\(label.full) is selected")
            } else if let next = nextPlace(from: number) {
                parts.append(next)
            } else if !sentence.numbers.contains(number) {
                parts.append("\(context.document.label(number)) is selected")
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
            sentence.subject == number ? "it" : document.label(number).description
        }
        // The selection may be inside of the child that the next element follows.
        func after(_ list: DocumentNode, _ child: DocumentNode?) -> String {
            let place = sentence.numbers.contains(list.number) ? "" : " in \(document.label(list.number))"
            return "next: after \(subject(child?.number ?? number))" + place
        }
        if context.selection.isListClosed { return document.listAround(number).map { after($0.list, $0.child) } }
        guard let (list, child) = document.nearestList(from: number) else { return nil }
        guard child == nil else { return after(list, child) }
        // A list that was typed with its children looks closed.
        let isInList = document.listAround(number)?.child != nil
        let way = isInList && sentence.isAddition && !list.items.isEmpty ? "; after it: end" : ""
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

extension CommandContext {
    /// Returns a note about each call new in a document that passes children to a stub without children.
    func childrenLost(in edited: Document) -> [Output] {
        let childless = Set(edited.stubs.filter { $0.arrangement == nil }.map(\.name))
        guard !childless.isEmpty else { return [] }
        return edited.outline.nodes.compactMap { node in
            guard node.number >= document.nextNumber, childless.contains(node.name), let closure = node.closure,
                edited.outline.children(of: node).contains(where: { closure.contains($0.nameOffset) })
            else { return nil }
            let line =
                "note: the stub \(node.name) takes no children; those of #\(node.number) are not shown; try:"
            let stub = edited.stubs.first { $0.name == node.name }
            return Output(.note, wrapped([line + " stub \(node.name) \(stub?.wordsTakingChildren ?? "children")"]))
        }
    }

    /// Returns a note about the first new element that could have a size and has none in a stack, where it pushes nothing:
    /// in SwiftUI, a spacer would.
    ///
    /// - Parameter next: the number from which on nodes are new.
    func uselessSpacers(since next: Int) -> [Output] {
        let candidates = document.outline.nodes(from: next).lazy.filter {
            $0.arguments.isEmpty && $0.children.isEmpty && $0.closure == nil && takesSize($0)
        }
        for node in candidates.prefix(Self.mostSpacers) {
            guard let (list, side) = sideWithoutLength(of: node) else { continue }
            let note =
                "note: \(document.label(node.number)) has no size of its own and pushes nothing; to let it take the "
                + "extra \(side): set #\(list.number) underflow .growUniformly, and priority fixed for the other "
                + "children"
            return [Output(.note, wrapped([note]))]
        }
        return []
    }

    /// The number of new elements that are looked at.
    private static var mostSpacers: Int { 20 }

    /// Returns true if the size of an element is an argument that may be left out.
    private func takesSize(_ node: DocumentNode) -> Bool {
        guard !node.isModifier, let type = language.table.type(named: node.name) else { return false }
        return type.members.initializers.contains { $0.signature.parameters.first?.type.name == "CGSize" }
    }

    /// Returns the stack of a child that has no length in the direction of the stack, with the name of the length; nil
    /// for a child with a length, or without siblings.
    private func sideWithoutLength(of node: DocumentNode) -> (list: DocumentNode, side: String)? {
        guard let (list, child) = document.listAround(node.number), child?.number == node.number,
            settingNames(of: list).contains("underflow"), let element = elements(ofNode: node.number).first,
            let parent = screen.snapshot.elements[element].parent
        else { return nil }
        let frames = screen.snapshot.children(of: parent).map { screen.snapshot.elements[$0].frame }
        guard frames.count > 1 else { return nil }
        let isAcross = zip(frames, frames.dropFirst()).allSatisfy { $0.maxX <= $1.minX + 0.001 }
        let size = screen.snapshot.elements[element].frame.size
        return (isAcross ? size.width : size.height) == 0 ? (list, isAcross ? "width" : "height") : nil
    }

    /// Returns Swift in indented lines.
    func indented(_ swift: String) -> StyledText {
        let lines = swift.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
            line.isEmpty ? [""] : TextFitting.wrap("  " + line, columns: options.columns, hanging: 2)
        }
        return StyledText(lines: lines.map { StyledText.Line($0, style: .source) })
    }
}

/// The search for warnings about a render.
extension Shown {
    /// Finds the warnings about the screen; returns those that the render before did not have.
    mutating func findWarnings(on screen: Screen, of state: DocumentState) -> [WarningFinding] {
        // The findings are those of the render before, the labels already those of this one.
        var before = self
        before.labels = labelsBefore
        let live = screen.liveTree
        let contract = live.map { contractFindings(in: $0, on: screen, of: state) }
        let scene = WarningScene(
            screen.render,
            labels: labels,
            before: (screen.snapshotBefore, labelsBefore),
            live: live,
            contract: contract ?? ContractCheck.Findings()
        )
        findings = WarningRule.findings(in: scene)
        return findings(besides: before)
    }

    /// Returns the declared elements that break the layout contract.
    ///
    /// They are checked again if their declarations or their calls have changed.
    private mutating func contractFindings(
        in tree: LiveTree,
        on screen: Screen,
        of state: DocumentState
    ) -> ContractCheck.Findings {
        let (document, outline) = (state.document, state.document.outline)
        guard outline.declarations.contains(where: { $0.keyword == "struct" }) else { return ContractCheck.Findings() }
        let declarations = outline.declarations.map { document.text($0.range) }.joined(separator: "\n")
        let elements = screen.snapshot.elements
        let offsets = state.offsetsOfTags
        return contractCheck.findings(in: tree, screen.snapshot) { index in
            let node = offsets(elements[index].sourceTag).flatMap(outline.number).flatMap(outline.node)
            let call = node.map { document.text($0.range) } ?? elements[index].typeName
            return call + "\n" + declarations
        }
    }
}
