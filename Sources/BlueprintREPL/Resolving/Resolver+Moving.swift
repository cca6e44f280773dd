import BlueprintInspector
import BlueprintUI

/// Elements near the selection, and elements that contain a text.
extension Resolver {
    /// A direction from the selection to another element.
    enum Direction {
        case up
        case down
        case next
        case previous
    }

    /// Returns the item in a direction from the selection.
    ///
    /// - Throws: an ``InputError`` if there is none.
    func item(_ direction: Direction) throws -> Selection.Item? {
        try context.needTree()
        let elements = context.screen.snapshot.elements
        guard let start = context.selection.item.flatMap({ context.index(of: $0) }), elements.indices.contains(start)
        else {
            throw InputError("the selection is not in the tree", fix: "type root to select the outermost element")
        }
        let goal: Int?
        switch direction {
        case .up: goal = elements[start].parent
        case .down: goal = context.screen.snapshot.children(of: start).first
        case .next, .previous:
            let siblings = elements[start].parent.map { context.screen.snapshot.children(of: $0) } ?? [start]
            let place = (siblings.firstIndex(of: start) ?? 0) + (direction == .next ? 1 : -1)
            goal = siblings.indices.contains(place) ? siblings[place] : nil
        }
        guard let goal else { throw dead(direction, at: context.labels[start].full) }
        return selection(of: Target(elements: [goal]))
    }

    private func dead(_ direction: Direction, at label: String) -> InputError {
        // Of these names, other debuggers have two for steps.
        let isStepping = context.workspace.stepper.cursor != nil
        switch direction {
        case .up: return InputError("\(label) is the outermost element")
        case .down: return InputError("\(label) has no children")
        case .next:
            let fix: Fix? =
                isStepping ? "to go to the next step, type step; over stays out of an element's children" : nil
            return InputError("\(label) has no sibling after it", fix: fix)
        case .previous:
            let fix: Fix? = isStepping ? "to go to the step before, type back" : nil
            return InputError("\(label) has no sibling before it", fix: fix)
        }
    }

    /// Returns the elements that contain a text, or whose type or identifier does.
    ///
    /// - Throws: an ``InputError`` with a similar text if there are none.
    func elements(containing text: String, at offset: Int? = nil) throws -> [Int] {
        try context.needTree()
        let wanted = text.lowercased()
        let elements = context.screen.snapshot.elements
        let found = elements.indices.interruptible.filter { index in
            elements[index].content?.text?.lowercased().contains(wanted) == true
                || elements[index].typeName.lowercased().contains(wanted)
                || elements[index].identifier.lowercased().contains(wanted)
        }
        try context.screen.goOn()
        guard found.isEmpty else { return found }
        let texts = elements.lazy.flatMap { [$0.content?.text, $0.typeName] }.compactMap { $0 }
        let near = context.language.nearest(to: text, among: texts)
        try context.screen.goOn()
        let fix = near.map(Fix.didYouMean) ?? "type tree to list the elements"
        throw InputError("no element shows \(Quoted.literal(text))", fix: fix, at: offset)
    }
}

extension CommandContext {
    /// The resolver of references.
    var resolver: Resolver { Resolver(context: self) }

    /// Selects an item and describes it.
    mutating func select(_ item: Selection.Item?) -> LineResult {
        workspace.selection = Selection(item: item)
        let parts = selectionWords
        return .say(parts.isEmpty ? [] : [Output(.note, wrapped(parts))])
    }

    /// Selects the element that a word names.
    mutating func select(_ word: Word) throws -> LineResult {
        guard let item = resolver.selection(of: try resolver.target(word)) else {
            throw InputError("this view belongs to no element", at: word.offset)
        }
        return select(item)
    }

    /// Lists the elements that contain a text; selects the only one.
    mutating func find(_ text: String, at offset: Int) throws -> LineResult {
        let found = try resolver.elements(containing: text, at: offset)
        if found.count == 1 { return select(resolver.selection(of: Target(elements: found))) }
        var result = StyledText("\(Phrasing.count(found.count, "element")) found", style: .heading)
        for index in found.prefix(50) { result.append("  " + description(ofElement: index)) }
        if found.count > 50 { result.append("  \(glyphs.ellipsis)") }
        return .say(Output(.result, result))
    }

    /// Leaves the nearest list: what comes next is added after it.
    mutating func leaveList() throws -> LineResult {
        guard let number = anchorNumber else { throw InputError("there is no list to leave") }
        let found = selection.isListClosed ? document.listAround(number) : document.nearestList(from: number)
        guard let list = found?.list else {
            throw InputError("there is no list around \(document.label(selection.number)) to leave")
        }
        workspace.selection = Selection(item: .node(list.number), isListClosed: true)
        var parts = ["left \(document.label(list.number))"]
        if let outer = document.listAround(list.number) {
            parts.append("next: after it in \(document.label(outer.list.number))")
        }
        return .say(Output(.note, wrapped(parts + ["modifiers wrap it"])))
    }
}

/// Elements without a number, by their types inside of others.
extension Resolver {
    /// Returns the element that a name such as `#3/Label2` names.
    func target(inside start: ElementName.Start, _ parts: [String], _ word: Word) throws -> Target {
        let elements = context.screen.snapshot.elements
        guard !elements.isEmpty else { throw InputError("there is no tree yet", at: word.offset) }
        var element: Int
        var rest = parts[...]
        switch start {
        case .number(let number):
            guard let first = try target(Word("#\(number)", at: word.offset)).element else {
                throw InputError("#\(number) has no element in this tree", at: word.offset)
            }
            element = first
        case .root: element = 0
        case .type(let type) where type == elements[0].typeName: element = 0
        case .type(let type): element = try self.element(type, in: 0, word)
        case .anywhere:
            element = try anywhere(parts, word)
            rest = []
        }
        for part in rest { element = try self.element(part, in: element, word) }
        return Target(number: context.labels.number(of: element), elements: [element])
    }

    /// Returns the element of a part of a name in an element.
    ///
    /// Those that are counted there come first, then all that are inside.
    private func element(_ part: String, in holder: Int, _ word: Word) throws -> Int {
        let elements = context.screen.snapshot.elements
        let all = context.screen.snapshot.descendants(of: holder)
        var found: [Int] = []
        for (type, ordinal) in ElementName.readings(of: part) {
            for candidates in [
                context.labels.elements(in: holder, ofType: type), all.filter { elements[$0].typeName == type },
            ] where !candidates.isEmpty {
                guard let ordinal else {
                    if candidates.count == 1 { return candidates[0] }
                    if found.isEmpty { found = candidates }
                    continue
                }
                if candidates.indices.contains(ordinal - 1) { return candidates[ordinal - 1] }
                if found.isEmpty { found = candidates }
            }
        }
        let name = context.labels[holder].full
        guard !found.isEmpty else {
            let near = ElementName.readings(of: part).lazy.compactMap { reading in
                context.language.nearest(to: reading.type, among: Set(all.map { elements[$0].typeName }).sorted())
            }.first
            throw InputError(
                "there is no \(part) in \(name)",
                code: .unknownElement(word.text),
                fix: near.map(Fix.didYouMean) ?? "type tree \(context.labels[holder].word) to list what is in it",
                at: word.offset
            )
        }
        throw severalError("\(part) in \(name) matches \(Phrasing.count(found.count, "element"))", found, word)
    }

    /// Returns the element whose name ends with some parts: that in the component of the selection, or the only one.
    private func anywhere(_ parts: [String], _ word: Word) throws -> Int {
        let labels = context.labels
        let ending = "/" + parts.joined(separator: "/")
        let indices = context.screen.snapshot.elements.indices
        let found = indices.interruptible.filter { labels[$0].word.hasSuffix(ending) }
        if found.count == 1 { return found[0] }
        if let selected = context.selection.item.flatMap({ context.index(of: $0) }) {
            let near = found.filter { labels.holder(of: $0) == selected }
            let beside = found.filter { labels.holder(of: $0) == labels.holder(of: selected) }
            if let only = near.count == 1 ? near.first : beside.count == 1 ? beside.first : nil { return only }
        }
        guard !found.isEmpty else {
            throw InputError(
                "no element is called \(parts.joined(separator: " › "))",
                code: .unknownElement(word.text),
                fix: "type tree --inside to list the elements",
                at: word.offset
            )
        }
        throw severalError("\(parts.joined(separator: " › ")) is the name of \(found.count) elements", found, word)
    }

    private func severalError(_ words: String, _ found: [Int], _ word: Word) -> InputError {
        let shown = found.prefix(6).map { context.description(ofElement: $0) }.joined(separator: ", ")
        return InputError(words, fix: "type one of \(shown)\(found.count > 6 ? ", …" : "")", at: word.offset)
    }
}

/// Elements made by loops, functions and custom elements, which can only be changed by editing their source.
extension Resolver {
    /// Returns the error about an edit of a generated element, with the source that makes it and the line to type.
    func generatedError(_ path: String) -> InputError {
        guard let index = context.labels.index(of: path) else { return InputError("\(path) is no longer in the tree") }
        let label = context.labels[index].full
        let tag = context.screen.snapshot.elements[index].sourceTag
        let offsets = context.workspace.current.offsets(ofTag: tag)
        guard let made = context.workspace.current.offset(ofTag: tag) else { return errorWithoutSource(index, label) }
        let offset = offsets.first { OpenedDeclaration(path, at: $0, in: context.document) != nil } ?? made
        let line = context.document.line(at: offset)
        let number = context.document.place(ofLine: line.number) ?? "line \(line.number)"
        let place = "\(number): \(line.text.drop(while: \.isWhitespace))"
        if let number = context.document.outline.number(atName: offset) {
            return InputError(
                "\(label) is one of several elements made by #\(number), in \(place)",
                fix: "to change all of them, type: \(edit(of: number, insteadOf: path))"
            )
        }
        guard let maker = context.document.outline.declarations.first(where: { $0.range.contains(offset) }) else {
            return InputError("\(label) has no number of its own; \(place)", fix: "edit the file and load it again")
        }
        let name = maker.name
        var fix =
            maker.keyword == "extension"
            ? "declare the extension again with the change" : "type edit \(name) to change it"
        if let number = context.nearestNumber(ofElement: index), let use = context.document.outline.node(number) {
            let call = context.document.text(use.range).split(separator: "\n").first.map(String.init) ?? use.name
            fix += ", or change the element that uses it: \(edit(of: number, insteadOf: nil)), which is \(call)"
        }
        var error = InputError("\(label) is made by \(maker.keyword) \(name), in \(place)", fix: .advice(fix))
        error.generated = .init(path: path, offsets: offsets)
        return error
    }

    private func errorWithoutSource(_ index: Int, _ label: String) -> InputError {
        let number = context.nearestNumber(ofElement: index)
        return InputError(
            "\(label) is part of \(context.document.label(number)), not of the document",
            fix: number.map { "to change \(context.document.label($0)), type: \(edit(of: $0, insteadOf: nil))" }
        )
    }

    /// The limit of a line's length up to which a fix repeats it.
    private static let longestRepeated = 48

    /// Returns the line that applies the current input to a node instead of a generated element.
    private func edit(of number: Int, insteadOf path: String?) -> String {
        let line = context.input.trimmingPrefix { $0.isWhitespace }
        guard let path, line.count <= Self.longestRepeated, !line.contains(where: \.isNewline) else {
            return "select #\(number)"
        }
        let index = context.labels.index(of: path)
        let named = Word.split(String(line)).dropFirst().first { word in
            word.text == path || index != nil && Self.isReference(word) && (try? target(word))?.element == index
        }
        guard let named else { return "select #\(number), then \(line)" }
        let start = line.utf8.index(line.startIndex, offsetBy: named.offset)
        let rest = CommandArguments(String(line[start...]), at: 0).dropping(1)
        return line[..<start] + "#\(number)" + (rest.isEmpty ? "" : " \(rest.text)")
    }
}
