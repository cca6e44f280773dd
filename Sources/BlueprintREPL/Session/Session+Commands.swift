import BlueprintInspector

/// What the build commands do.
extension Session {
    /// The Swift behind a command's name.
    func swift(in arguments: CommandArguments, usage: String) throws -> SwiftInput {
        guard !arguments.isEmpty else {
            throw InputError("an element is missing", fix: "say \(usage)", at: arguments.end)
        }
        do {
            let typed = try SwiftInput(arguments.text, catalog: document.vocabulary, at: arguments.offset)
            guard typed.kind == .expression || typed.kind == .loop else {
                throw InputError("this is no element", fix: "say \(usage)", at: arguments.offset)
            }
            return typed
        }
    }

    /// Puts an element into the selected Box, if that wraps nothing; nil if a Box is not what is selected.
    func filling(_ typed: SwiftInput) throws -> [Output]? {
        guard let number = current.selection.number, let box = document.outline.node(number), !box.isModifier,
            box.children.isEmpty, !box.isList, language.wraps(box.name),
            !box.arguments.contains(where: { $0.label == "wrapping" })
        else { return nil }
        let edit = try document.filling(number, with: typed)
        return try commit(edit) { "\($0.label(edit.selection)) goes into \($0.label(number))" }
    }

    /// The list around the selection and its child there.
    func selectedChild() throws -> (list: DocumentNode, child: DocumentNode) {
        let number = try selectedNumber(to: "stand beside")
        guard let (list, child) = document.listAround(number), let child else {
            throw InputError(
                "\(document.label(number)) is in no list",
                fix: "column or row wraps it in one"
            )
        }
        return (list, child)
    }

    func leaveList() throws -> [Output] {
        guard let number = anchorNumber else { throw InputError("there is no list to leave") }
        let isClosed = current.selection.isListClosed
        let found = isClosed ? document.listAround(number) : document.nearestList(from: number)
        guard let list = found?.list else {
            throw InputError("there is no list around \(document.label(current.selection.number)) to leave")
        }
        current.selection = Selection(item: .node(list.number), isListClosed: true)
        let label = document.label(list.number)
        guard let outer = document.listAround(list.number) else {
            return [Output(.note, StyledText("\(label) is left: what comes next wraps it"))]
        }
        let place = document.label(outer.list.number)
        return [Output(.note, StyledText("\(label) is left: what comes next wraps it, or goes after it in \(place)"))]
    }

    // MARK: - Traits of children

    func giveKey(_ word: Word) throws -> [Output] {
        let number = try selectedNumber(to: "give a key")
        let value = word.isQuoted ? word.text : Quoted.literal(word.text)
        let edit: Document.Edit
        if let (list, child) = document.listAround(number), let child, let method = language.traits(of: list.name) {
            let order = method.signature.parameters.map(\.label)
            edit = try document.settingTrait("key", to: value, of: child.number, method: method.name, order: order)
        } else {
            edit = try document.wrapping(number, in: SwiftInput(".keyed(\(value))", catalog: document.vocabulary))
        }
        let selection = Selection.node(number)
        return try commit(edit, selection: selection) { "\($0.label(number)) has the key \(value)" }
    }

    func givePriority(_ word: Word) throws -> [Output] {
        let number = try selectedNumber(to: "give a priority")
        guard let (list, child) = document.listAround(number), let child, let method = language.traits(of: list.name),
            let parameter = method.signature.parameters.first(where: { $0.label == "priority" })
        else {
            throw InputError("\(document.label(number)) is not in a list whose children have priorities")
        }
        let value = language.value(of: [word.text], as: parameter.type) ?? word.text
        let order = method.signature.parameters.map(\.label)
        let edit = try document.settingTrait("priority", to: value, of: child.number, method: method.name, order: order)
        return try commit(edit, selection: .node(number)) { "\($0.label(number)) has the priority \(value)" }
    }

    // MARK: - Changing

    func set(_ word: Word, to rest: CommandArguments) throws -> [Output] {
        let number = try selectedNumber(to: "set")
        let choice = try setting(word, of: number)
        if let error = language.incompleteness(of: rest.words, as: choice.type) { throw error }
        let value = language.value(of: rest.words.map(\.text), as: choice.type) ?? rest.text
        let edit = try edit(setting: choice, to: value, of: number)
        let label = choice.name
        return try commit(edit, selection: current.selection) { "\($0.label(number)) has \(label) \(value)" }
    }

    /// What a name means for a node: an argument, a property, or a trait that the list around it reads.
    func setting(_ word: Word, of number: Int) throws -> Language.Setting {
        guard let node = document.outline.node(number) else {
            throw InputError("#\(number) is not in the document", at: word.offset)
        }
        let label = word.text.hasSuffix(":") ? String(word.text.dropLast()) : word.text
        do {
            return try language.setting(label, of: node, at: word.offset)
        } catch {
            guard let around = document.listAround(number), around.child != nil,
                let trait = language.trait(label, of: around.list)
            else { throw error }
            return trait
        }
    }

    /// The edit that gives a setting of a node a value in Swift.
    func edit(setting: Language.Setting, to value: String, of number: Int) throws -> Document.Edit {
        switch setting.place {
        case .argument(let label, let order):
            return try document.setting(label, to: value, of: number, order: order)
        case .property(let name):
            return try document.configuring(name, to: value, of: number)
        case .trait(let label, let method, let order):
            let child = document.listAround(number)?.child?.number ?? number
            return try document.settingTrait(label, to: value, of: child, method: method, order: order)
        }
    }

    func remove(_ word: Word?) throws -> [Output] {
        let number = try word.map { try self.number(of: target($0)) } ?? selectedNumber(to: "remove")
        let old = document
        let edit = try document.removing(number)
        return try commit(edit) { new in
            let gone = old.outline.nodes.map(\.number).filter { new.outline.node($0) == nil }
            let others = gone.filter { $0 != number }.map { old.label($0) }
            let more = others.isEmpty ? "" : ", and with it \(Self.names(others))"
            return "\(old.label(number)) is removed\(more)"
        }
    }

    private static func names(_ names: [String]) -> String {
        names.count <= 4 ? names.joined(separator: ", ") : "\(names.count) more"
    }

    func unwrap(_ word: Word?) throws -> [Output] {
        let number = try word.map { try self.number(of: target($0)) } ?? selectedNumber(to: "unwrap")
        let label = document.label(number)
        let edit = try document.unwrapping(number)
        return try commit(edit) { "\($0.label(edit.selection)) is out of \(label)" }
    }

    func move(_ word: Word?, _ preposition: String, _ place: Word) throws -> [Output] {
        let number = try word.map { try self.number(of: target($0)) } ?? selectedNumber(to: "move")
        let goal = try self.number(of: target(place))
        let edit: Document.Edit
        if preposition == "into" {
            edit = try document.moving(number, toList: goal, at: .end)
        } else {
            guard let (list, child) = document.listAround(goal), let child else {
                throw InputError("\(document.label(goal)) is in no list", at: place.offset)
            }
            let position: Document.ListPosition = preposition == "before" ? .before(child.number) : .after(child.number)
            edit = try document.moving(number, toList: list.number, at: position)
        }
        return try commit(edit) { "\($0.label(number)) is moved \(preposition) \($0.label(goal))" }
    }

    func reset(everything: Bool) throws -> [Output] {
        let whole = 0..<document.source.utf8.count
        let root = document.outline.rootStatement ?? whole.upperBound..<whole.upperBound
        var emptied = document
        if everything {
            emptied.imports = []
        } else {
            // What is left was no element before.
            emptied.runsOpenExpressions = true
        }
        let edited = try emptied.rewritten([Splice(everything ? whole : root, "")])
        focus = nil
        let names = edited.outline.declarations.map(\.name).joined(separator: ", ")
        return try commit(Document.Edit(document: edited, selection: nil)) { _ in
            names.isEmpty ? "the document is empty" : "the tree is gone; still declared: \(names)"
        }
    }

    // MARK: - Undo

    func undo() throws -> [Output] {
        guard let last = past.last else { throw InputError("there is nothing to undo") }
        let undone = current.edit
        let restored = try evaluated(last)
        past.removeLast()
        future.append(current.withoutCache())
        restore(restored)
        return try show(saying: "undone: \(undone)")
    }

    func redo() throws -> [Output] {
        guard let next = future.last else { throw InputError("there is nothing to redo") }
        let restored = try evaluated(next)
        future.removeLast()
        remember(current)
        restore(restored)
        return try show(saying: "done again: \(next.edit)")
    }

    /// Keeps a state to go back to; what the older ones are worth is found out again when somebody does.
    func remember(_ checkpoint: DocumentState) {
        past.append(checkpoint.withoutCache())
        if past.count > Self.longestPast { past.removeFirst() }
        let older = past.count - 1 - Self.keptValues
        if past.indices.contains(older) { past[older].value = nil }
    }

    /// How many edits can be undone.
    private static let longestPast = 1000
    /// For so many of the last edits undo need not evaluate anything.
    private static let keptValues = 8

    /// A state with what its document is worth.
    private func evaluated(_ checkpoint: DocumentState) throws -> DocumentState {
        guard checkpoint.value == nil else { return checkpoint }
        var result = checkpoint
        let value = try language.evaluate(checkpoint.document)
        // What it prints was printed when it was typed.
        _ = value.takePrintedLines()
        result.value = value
        return result
    }

    /// Goes to another state; numbers given meanwhile are not given again.
    private func restore(_ checkpoint: DocumentState) {
        let next = document.nextNumber
        labelsBefore = labels
        current = checkpoint
        current.document = current.document.numbering(from: next)
    }
}
