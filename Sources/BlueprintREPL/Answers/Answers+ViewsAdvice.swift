import BlueprintInspector
import BlueprintUI

/// The command `views advice`: the views of each component, and edits that save some, according to a trial.
extension Answers {
    /// The maximum number of steps of a render for which edits are tried.
    private static let mostSteps = 20_000

    /// The maximum number of edits that are tried.
    private static let mostTrials = 24

    /// An edit that saves views, and nothing else changes.
    private struct Saving {
        var element: Int
        var line: String
        var views: Int
        /// The declaration and the line that the edit changes; nil for an element of the document.
        var place: String?
    }

    /// Counts the views of each component, and says which edits save some.
    func viewsAdvice() throws -> Output {
        let snapshot = context.screen.snapshot
        let counts = ComponentViews(snapshot)
        var text = StyledText(Phrasing.count(counts.total, "view"), style: .heading)
        let width = String(counts.total).count + 2
        for row in counts.rows where counts.rows.count > 1 || row.type != nil {
            text.append(TextFitting.right(String(row.views), width) + "  " + words(row))
        }
        let candidates = candidates
        let isLarge = context.screen.stepEstimate > Self.mostSteps
        let tried = candidates.prefix(isLarge ? 0 : Self.mostTrials)
        let savings = try tried.compactMap { candidate -> Saving? in
            guard !Interruption.isRequested else { throw InputError.interrupted }
            guard let after = try? context.trial([candidate.line]),
                let views = snapshot.viewsSpared(by: after.screen.snapshot), isReadAlike(after)
            else { return nil }
            return Saving(element: candidate.element, line: candidate.line, views: views, place: candidate.place)
        }
        for line in savings.map(words) + rest(candidates.count, tried.count, savings.count, isLarge) {
            for part in TextFitting.wrap(line, columns: context.options.columns, hanging: 2) { text.append(part) }
        }
        return context.look("views advice", text, members(counts, savings, untried: candidates.count - tried.count))
    }

    // MARK: - Edits

    /// The edits of wrappers that show nothing, one for each place in the source, in the order of the tree.
    private var candidates: [(element: Int, line: String, place: String?)] {
        let snapshot = context.screen.snapshot
        var places: Set<Int> = []
        return snapshot.views.interruptible.compactMap { view in
            guard let element = view.element, view.isSpare, !snapshot.elements[element].isComponent,
                snapshot.children(of: element).count == 1,
                let offset = context.workspace.current.offset(ofTag: snapshot.elements[element].sourceTag),
                places.insert(offset).inserted, isWithoutArguments(at: offset)
            else { return nil }
            let number = context.labels.number(of: element) ?? context.document.outline.number(atName: offset)
            let line = "unwrap " + (number.map { "#\($0)" } ?? context.labels[element].word)
            return (element, line, number == nil ? place(ofSource: offset) : nil)
        }
    }

    /// Returns true for a wrapper that is written without anything that it could show or do in another state.
    private func isWithoutArguments(at offset: Int) -> Bool {
        let opened = declaration(at: offset).flatMap { context.document.opening($0)?.outline }
        guard let outline = context.document.outline.number(atName: offset) == nil ? opened : context.document.outline,
            let node = outline.number(atName: offset).flatMap(outline.node)
        else { return false }
        // A closure behind the brackets may do something: .tappable { … }.
        let call = String(decoding: context.document.source.utf8.dropFirst(offset).prefix(200), as: UTF8.self)
            .drop { $0.isLetter || $0.isNumber || $0 == "_" }
        let isEmpty = call.hasPrefix("()") && call.dropFirst(2).first { !$0.isWhitespace } != "{"
        return node.closure == nil && (isEmpty || call.hasPrefix("(wrapping:"))
            && node.arguments.allSatisfy { $0.label == "wrapping" }
    }

    /// Returns true if VoiceOver reads the tree after a trial as it reads this one.
    private func isReadAlike(_ after: CommandContext) -> Bool {
        func words(_ context: CommandContext) -> String? {
            var options = context.drawingOptions
            (options.marked, options.list.folds) = (nil, false)
            return try? context.answers.accessibilityReport(options).text.plain
        }
        return words(context) == words(after)
    }

    private func declaration(at offset: Int) -> Outline.Declaration? {
        context.document.outline.declarations.first { $0.range.contains(offset) }
    }

    /// Returns the declaration and the line at an offset of the source: `SettingsRow, line 11`.
    private func place(ofSource offset: Int) -> String? {
        guard let declaration = declaration(at: offset) else { return nil }
        let line = context.document.line(at: offset).number
        return "\(declaration.name), \(context.document.place(ofLine: line) ?? "line \(line)")"
    }

    // MARK: - Words

    private func words(_ row: ComponentViews.Row) -> String {
        guard let type = row.type else { return "in no component" }
        let (fewest, most) = (row.counts.min() ?? 0, row.counts.max() ?? 0)
        let each = fewest == most ? ", \(most) each" : ", \(fewest) to \(most) each"
        return "in \(row.counts.count) \(type)" + (row.counts.count == 1 ? "" : each)
    }

    private func words(_ saving: Saving) -> String {
        "\(saving.line) saves \(Phrasing.count(saving.views, "view")): \(context.labels[saving.element].full) shows nothing"
            + (saving.place.map { " (\($0))" } ?? "")
    }

    /// Returns the sentences about wrappers that save nothing, and about those that were not tried.
    private func rest(_ count: Int, _ tried: Int, _ saving: Int, _ isLarge: Bool) -> [String] {
        var lines: [String] = []
        if count == 0 { lines.append("no edit that saves a view was found") }
        let others = tried - saving
        if others > 0 {
            let stay = others == 1 ? "stays" : "stay"
            lines.append("\(Phrasing.count(others, "wrapper")) without arguments \(stay): other views would change")
        }
        if isLarge, count > 0 {
            lines.append("the tree is too large to try edits: \(Phrasing.count(count, "wrapper")) without arguments")
        } else if count > tried {
            lines.append("\(count - tried) more were not tried")
        }
        return lines
    }

    private func members(_ counts: ComponentViews, _ savings: [Saving], untried: Int) -> [JSONValue.Member] {
        let rows = counts.rows.map { row in
            JSONValue.members([
                "type": row.type.map(JSONValue.string), "components": .integer(row.type == nil ? 0 : row.counts.count),
                "views": .integer(row.views),
            ])
        }
        let advice = savings.map { saving in
            JSONValue.members([
                "element": .string(context.labels.reference(of: saving.element)), "edit": .string(saving.line),
                "saves": .integer(saving.views), "place": saving.place.map(JSONValue.string),
            ])
        }
        return [
            .init("total", .integer(counts.total)), .init("counts", .array(rows)), .init("advice", .array(advice)),
            .init("untried", .integer(untried)),
        ]
    }
}
