import BlueprintInspector
import SwiftInterpreter

/// Edits of arguments, properties and traits.
extension Editor {
    // MARK: - Traits of children

    /// Gives the selection a key.
    func keying(_ word: Word) throws -> ProposedEdit {
        let number = try context.resolver.selectedNumber(to: "give a key to")
        func keyed(_ value: String) throws -> Document.Edit {
            if let (list, child) = document.listAround(number), let child, let method = language.traits(of: list.name) {
                let order = method.signature.parameters.map(\.label)
                return try document.settingTrait(
                    "key",
                    to: value,
                    of: child.number,
                    method: method.name,
                    order: order
                )
            }
            return try document.wrapping(number, in: SwiftInput(".keyed(\(value))", catalog: document.vocabulary))
        }
        let constant = name(ofValue: word, inEdit: keyed)
        let value = constant ?? (word.isQuoted ? word.text : Quoted.literal(word.text))
        let edit = try keyed(value)
        let sentence: EditSentence = "\(edit.document.label(number)) has the key \(value)"
        return ProposedEdit(edit.document, selecting: .node(number), sentence)
    }

    /// Gives a node, or the selection, a priority in its list.
    func prioritizing(_ word: Word, of node: Int? = nil) throws -> ProposedEdit {
        let number = try node ?? context.resolver.selectedNumber(to: "give a priority to")
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
        let sentence: EditSentence = "\(edit.document.label(number)) has the priority \(value)"
        guard node == nil else { return keeping(edit.document, sentence) }
        return ProposedEdit(edit.document, selecting: .node(number), sentence)
    }

    // MARK: - Arguments

    /// Sets an argument, a property or a trait of a node, or of the selection.
    func setting(_ word: Word, to rest: CommandArguments, of node: Int? = nil) throws -> ProposedEdit {
        let number = try node ?? context.resolver.selectedNumber(to: "set")
        let choice = try setting(word, of: number) { line(setting: word, to: rest.text, of: $0) }
        if let error = parameterError(choice, of: number, to: rest.text) { throw error }
        if let error = language.incompleteness(of: rest.words, as: choice.type) { throw error }
        if let error = language.wordiness(of: rest, as: choice.type, of: choice.name) { throw error }
        let typed = rest.pieces.count == 1 ? rest.words.first : nil
        let constant = typed.flatMap { name(ofValue: $0) { try self.edit(setting: choice, to: $0, of: number) } }
        let value = constant ?? value(of: rest, as: choice.type)
        if let typed, constant == nil, value == rest.text, let error = misspelling(typed, of: choice) { throw error }
        let edit = try edit(setting: choice, to: value, of: number)
        let lost = replacedExpression(of: choice, number).map { ", in place of \($0)" } ?? ""
        let count = context.opened == nil ? context.elements(ofNode: number).count : 1
        let all = count > 1 ? " in all \(count) elements" : ""
        return keeping(edit.document, "\(edit.document.label(number)) has \(choice.name) \(value)\(all)\(lost)")
    }

    /// Returns the source of the value that a setting has if it is computed, as `"\(i)"` is, and gets lost by another one;
    /// nil for a literal.
    private func replacedExpression(of setting: Language.Setting, _ number: Int) -> String? {
        guard let node = document.outline.node(number), let range = document.value(of: setting, of: node) else {
            return nil
        }
        let text = document.text(range)
        let isName = text.first?.isLowercase == true && !["true", "false", "nil"].contains(text)
        return (isName || text.contains("\\(")) && !text.contains(where: \.isNewline) ? text : nil
    }

    /// Returns a word that names a constant or a variable of the document whose value an edit takes; nil for another word,
    /// which is text.
    private func name(ofValue word: Word, inEdit edit: (String) throws -> Document.Edit) -> String? {
        let name = word.text
        let isDeclared = document.outline.declarations.contains {
            ["let", "var"].contains($0.keyword) && $0.name == name
        }
        guard !word.isQuoted, isDeclared, let edited = try? edit(name) else { return nil }
        return (try? language.evaluate(edited.document)) == nil ? nil : name
    }

    /// Returns the error about a misspelled value, such as `centre` of an alignment; nil if no value is similar, unless
    /// there are only a few.
    private func misspelling(_ word: Word, of setting: Language.Setting) -> InputError? {
        let name = word.text.hasPrefix(".") ? String(word.text.dropFirst()) : word.text
        let known = language.words(for: setting.type) + context.declaredValues(of: setting.type)
        guard name.allSatisfy(\.isPartOfName), !known.contains(name),
            !document.outline.declarations.contains(where: { $0.name == name })
        else { return nil }
        let values = language.offeredWords(for: setting.type) + context.offeredValues(of: setting.type)
        let isName = name.first?.isLetter == true && setting.type.name != "Bool" && name != "nil"
        let all = isName && (1...8).contains(values.count) ? Fix.choices(values) : nil
        guard let fix = NearWord.nearest(to: name, among: values).map(Fix.didYouMean) ?? all else {
            return nil
        }
        return InputError("\(setting.name) has no value '\(name)'", fix: fix, at: word.offset)
    }

    /// Returns the Swift of a value given in words or in Swift.
    private func value(of words: CommandArguments, as type: WrittenType) -> String {
        let texts = words.pieces
        if texts.count == 1, context.declaredValues(of: type).contains(texts[0]) { return "." + texts[0] }
        return language.value(of: texts, as: type) ?? words.text
    }

    /// Returns the argument or property of a node, or the trait for its list, with a name.
    ///
    /// - Parameter line: returns the line that means the same of another element, for errors.
    func setting(_ word: Word, of number: Int, line: (Int) -> String) throws -> Language.Setting {
        guard let node = document.outline.node(number) else {
            throw InputError("#\(number) is not in the document", at: word.offset)
        }
        let label = word.text.hasSuffix(":") ? String(word.text.dropLast()) : word.text
        do {
            return try context.setting(label, of: node, at: word.offset)
        } catch {
            guard let around = document.listAround(number), around.child != nil,
                let trait = language.trait(label, of: around.list)
            else {
                if let error = bodyError(of: node) { throw error }
                throw naming(holderOf: label, besides: node, line, in: listingTraits(of: number, in: error))
            }
            return trait
        }
    }

    /// Returns the error about the element that a static function makes, whose body may set what its call does not take;
    /// nil for other nodes.
    private func bodyError(of node: DocumentNode) -> InputError? {
        guard node.owner != nil, context.opened == nil, let element = context.elements(ofNode: node.number).first else {
            return nil
        }
        let error = context.resolver.generatedError(context.labels.reference(of: element))
        return error.generated == nil ? nil : error
    }

    /// Returns an error about a missing setting that also lists the traits of a child of a list.
    private func listingTraits(of number: Int, in error: any Error) -> any Error {
        guard var result = error as? InputError, case .choices(let names, _)? = result.fix,
            let around = document.listAround(number), around.child != nil
        else { return error }
        let traits = language.traits(of: around.list.name)?.signature.parameters.compactMap(\.label) ?? []
        result.fix = .choices(names, inList: traits)
        return result
    }

    /// Returns an error about a missing setting with the element that has it as its fix, unless a similar name is known.
    private func naming(
        holderOf name: String,
        besides node: DocumentNode,
        _ line: (Int) -> String,
        in error: any Error
    ) -> any Error {
        guard var error = error as? InputError, error.fix?.isList != false else { return error }
        // A name may be one of another form of the call, which the node does not take.
        let holders = document.outline.nodes.filter {
            $0.number != node.number && context.settingNames(of: $0).contains(name)
                && (try? context.setting(name, of: $0, at: 0)) != nil
        }
        let inside = holders.first { node.range.contains($0.nameOffset) }
        guard let holder = inside ?? holders.first else { return error }
        error.fix = "\(document.label(holder.number)) has \(name): type \(line(holder.number))"
        return error
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
}

/// Errors about lines of `set` that lack a word, or have it in another place.
extension Editor {
    /// Returns the line that sets an argument of a node; without the value if it does not work with it.
    func line(setting name: Word, to value: String, of number: Int) -> String {
        let line = "set #\(number) \(name.text) \(value)"
        return context.isRight([line]) ? line : "set #\(number) \(name.text) VALUE"
    }

    /// Returns the error about a setting without a value, with the values that it can have.
    ///
    /// - Throws: an ``InputError`` if the node has no such setting.
    func missingValue(of name: Word, of node: Int?, at offset: Int) throws -> InputError {
        let number = try node ?? context.resolver.selectedNumber(to: "set")
        let choice = try setting(name, of: number) { "set #\($0) \(name.text) VALUE" }
        let declared = context.offeredValues(of: choice.type)
        let values = declared.isEmpty ? language.valueWords(of: choice.type) : declared.joined(separator: ", ")
        return InputError(
            "the value of \(choice.name) is missing",
            fix: "type set #\(number) \(choice.name) VALUE; the value is \(values)",
            at: offset
        )
    }

    /// Returns the error about the number of an element before or after the value, which belongs before the name:
    /// `set text #2 "Hello"`; nil for other lines.
    func misplacedReference(_ name: Word, _ rest: CommandArguments) -> InputError? {
        let isLast = rest.words.last?.nodeNumber != nil
        guard rest.words.count > 1, let word = isLast ? rest.words.last : rest.words.first,
            let number = word.nodeNumber, !isProse(rest, of: name)
        else { return nil }
        let value = isLast ? rest.droppingLast() : rest.dropping(1)
        let line = "set #\(number) \(name.text) \(value.text)"
        guard context.isRight([line]) else { return nil }
        return InputError("the element comes before the argument", fix: "type \(line)", at: word.offset)
    }

    /// Returns true if words are a text without quotes for a setting of the selection.
    private func isProse(_ words: CommandArguments, of name: Word) -> Bool {
        guard let node = context.selection.number.flatMap(document.outline.node),
            let choice = try? context.setting(name.text, of: node, at: name.offset)
        else { return false }
        return choice.type.unwrapped.name == "String" && !words.text.contains("\"")
    }
}

extension Word {
    /// The number of the node that the word names, as `#2` does; nil for another word.
    fileprivate var nodeNumber: Int? { text.hasPrefix("#") ? Int(text.dropFirst(), radix: 10) : nil }
}

/// Parameters of a declaration, whose values belong to its uses.
extension Editor {
    /// Returns the error about a setting in an opened declaration whose value is a parameter; nil for others.
    func parameterError(_ setting: Language.Setting, of number: Int, to value: String) -> InputError? {
        guard let opened = context.opened, number >= opened.firstNumber, let node = document.outline.node(number),
            let range = document.value(of: setting, of: node), document.text(range).allSatisfy(\.isPartOfName)
        else { return nil }
        let use = NameUses(in: document.tree).uses.first { $0.range == range }
        guard let use, use.scope == opened.declaration.range.lowerBound else { return nil }
        let label = context.labels.index(of: opened.path).map { context.labels[$0].full } ?? opened.path
        return InputError(
            "the \(setting.name) of \(label) is \(use.name), a parameter of \(opened.declaration.name)",
            fix: self.use(of: opened).map { .type(["set \($0) \(use.name) \(value)"]) }
        )
    }

    /// Does an edit of a child of a list; if the child is all that a declaration makes, the error names the element that
    /// uses it.
    func naming(
        useOf number: Int,
        by command: String,
        _ edit: () throws -> Document.Edit
    ) throws -> Document.Edit {
        do {
            return try edit()
        } catch var error as InputError {
            if let opened = context.opened, document.isValueOfDeclaration(number), let use = use(of: opened) {
                error.fix = .type(["\(command) \(use)"])
            }
            throw error
        }
    }

    /// Returns the reference to the element around the named one that uses the declaration.
    private func use(of opened: OpenedDeclaration) -> String? {
        let elements = context.screen.snapshot.elements
        var next = context.labels.index(of: opened.path)
        while let index = next {
            if elements[index].typeName == opened.declaration.name { return context.labels[index].word }
            next = elements[index].parent
        }
        return context.labels.index(of: opened.path).flatMap(context.nearestNumber).map { "#\($0)" }
    }
}

extension Document {
    /// Returns the value of a setting as it is written; nil if it is left out.
    func value(of setting: Language.Setting, of node: DocumentNode) -> Range<Int>? {
        switch setting.place {
        case .argument(let label, _): return node.arguments.first { $0.label == label }?.value
        case .trait(let label, _, _): return node.traits?.arguments.first { $0.label == label }?.value
        case .property(let name):
            let start = "\(node.closureParameter).\(name) = "
            return node.items.first { text($0).hasPrefix(start) }.map {
                $0.lowerBound + start.utf8.count..<$0.upperBound
            }
        }
    }
}
