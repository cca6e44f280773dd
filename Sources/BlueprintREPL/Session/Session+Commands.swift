import BlueprintInspector

/// The build commands.
extension Session {
    /// Returns the Swift after a command's name.
    func swift(in arguments: CommandArguments, usage: String) throws -> SwiftInput {
        guard !arguments.isEmpty else {
            throw InputError("the element is missing", fix: "type \(usage)", at: arguments.end)
        }
        do {
            let typed = try SwiftInput(arguments.text, catalog: document.vocabulary, at: arguments.offset)
            guard typed.kind == .expression || typed.kind == .loop else {
                throw InputError("this is not an element", fix: "type \(usage)", at: arguments.offset)
            }
            return typed
        }
    }

    /// Adds an element to the selected Box if it is empty; nil if no empty Box is selected.
    func filling(_ typed: SwiftInput) throws -> [Output]? {
        guard let number = current.selection.number, let box = document.outline.node(number), !box.isModifier,
            box.children.isEmpty, !box.isList, language.wraps(box.name),
            !box.arguments.contains(where: { $0.label == "wrapping" })
        else { return nil }
        let edit = try document.filling(number, with: typed)
        return try commit(edit) { "\($0.label(edit.selection)) added to \($0.label(number))" }
    }

    /// Returns the list around the selection and the child of it that is or contains the selection.
    func selectedChild() throws -> (list: DocumentNode, child: DocumentNode) {
        let number = try selectedNumber(to: "put this next to")
        guard let (list, child) = document.listAround(number), let child else {
            throw InputError(
                "\(document.label(number)) is not in a list",
                fix: "type column or row to wrap it in one"
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
        var parts = ["left \(label)"]
        if let outer = document.listAround(list.number) {
            parts.append("next: after it in \(document.label(outer.list.number))")
        }
        return [Output(.note, wrapped(parts + ["modifiers wrap it"]))]
    }

    // MARK: - Traits of children

    func giveKey(_ word: Word) throws -> [Output] {
        let number = try selectedNumber(to: "give a key to")
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
        let number = try selectedNumber(to: "give a priority to")
        guard let (list, child) = document.listAround(number), let child, let method = language.traits(of: list.name),
            let parameter = method.signature.parameters.first(where: { $0.label == "priority" })
        else {
            throw InputError(
                "\(document.label(number)) cannot have a priority",
                fix: "only children of a Row, a Column or a Flow have priorities"
            )
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

    /// Returns the argument or property of a node, or the trait for its list, with a name.
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

    /// Returns the edit that gives a setting of a node a value in Swift.
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
            let more = others.isEmpty ? "" : " with \(Self.names(others))"
            return "\(old.label(number)) deleted\(more)"
        }
    }

    private static func names(_ names: [String]) -> String {
        names.count <= 4 ? names.joined(separator: ", ") : "\(names.count) elements in it"
    }

    func unwrap(_ word: Word?) throws -> [Output] {
        let number = try word.map { try self.number(of: target($0)) } ?? selectedNumber(to: "unwrap")
        let label = document.label(number)
        let edit = try document.unwrapping(number)
        return try commit(edit) { _ in "\(label) unwrapped" }
    }

    func move(_ word: Word?, _ preposition: String, _ place: Word) throws -> [Output] {
        let number = try word.map { try self.number(of: target($0)) } ?? selectedNumber(to: "move")
        let goal = try self.number(of: target(place))
        let edit: Document.Edit
        if preposition == "into" {
            edit = try document.moving(number, toList: goal, at: .end)
        } else {
            guard let (list, child) = document.listAround(goal), let child else {
                throw InputError("\(document.label(goal)) is not in a list", at: place.offset)
            }
            let position: Document.ListPosition = preposition == "before" ? .before(child.number) : .after(child.number)
            edit = try document.moving(number, toList: list.number, at: position)
        }
        return try commit(edit) { "\($0.label(number)) moved \(preposition) \($0.label(goal))" }
    }

    func reset(everything: Bool) throws -> [Output] {
        let whole = 0..<document.source.utf8.count
        let root = document.outline.rootStatement ?? whole.upperBound..<whole.upperBound
        var emptied = document
        if everything {
            emptied.imports = []
        } else {
            // The remaining statements were not elements before.
            emptied.runsOpenExpressions = true
        }
        var edited = try emptied.rewritten([Splice(everything ? whole : root, "")])
        if everything { edited = edited.renumbered(known: [:], from: 1) }
        focus = nil
        let names = edited.outline.declarations.map(\.name).joined(separator: ", ")
        return try commit(Document.Edit(document: edited, selection: nil)) { _ in
            names.isEmpty ? "document cleared" : "tree cleared; declarations kept: \(names)"
        }
    }

    // MARK: - Undo

    func undo() throws -> [Output] {
        guard let last = past.last else { throw InputError("there is nothing to undo") }
        let undone = current.edit
        let restored = try evaluated(last.restored(near: document))
        past.removeLast()
        future.append(current.stored())
        restore(restored)
        return try show(saying: "undone: \(undone)")
    }

    func redo() throws -> [Output] {
        guard let next = future.last else { throw InputError("there is nothing to redo") }
        let restored = try evaluated(next.restored(near: document))
        future.removeLast()
        remember(current)
        restore(restored)
        return try show(saying: "redone: \(next.edit)")
    }

    /// Keeps a state for `undo`; the values of older states are dropped and evaluated again on demand.
    func remember(_ checkpoint: DocumentState) {
        past.append(checkpoint.stored())
        if past.count > options.limits.undoneEdits { past.removeFirst() }
        let older = past.count - 1 - Self.keptValues
        if past.indices.contains(older) { past[older].value = nil }
    }

    /// The number of recent states whose values are kept, so that `undo` need not evaluate them.
    private static let keptValues = 8

    /// Returns a state with the value of its document.
    private func evaluated(_ checkpoint: DocumentState) throws -> DocumentState {
        guard checkpoint.value == nil else { return checkpoint }
        var result = checkpoint
        let value = try language.evaluate(checkpoint.document)
        // Its output was printed when it was typed.
        _ = value.takePrintedLines()
        result.value = value
        return result
    }

    /// Restores a state; numbers assigned since then are not assigned to other nodes.
    private func restore(_ checkpoint: DocumentState) {
        let next = document.nextNumber
        labelsBefore = labels
        current = checkpoint
        current.document = current.document.numbering(from: next)
    }
}
