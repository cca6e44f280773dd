import BlueprintInspector
import Foundation

/// Refactorings: edits that change how the source is written.
extension Editor {
    // MARK: - Lists

    /// Adds a copy of a child of a list behind it.
    func duplicating(_ number: Int) throws -> ProposedEdit {
        let edit = try naming(useOf: number, by: "duplicate") { try document.duplicating(number) }
        guard let (list, _) = edit.document.listAround(edit.selection ?? number) else {
            return ProposedEdit(edit, "\(document.label(number)) duplicated")
        }
        let sentence = edit.document.sentence(added: edit.selection, to: list)
        return echoing(edit, "\(sentence), a copy of \(document.label(try document.removable(number).number))")
    }

    /// Puts children of a list into a list of their own.
    func grouping(_ first: Int, _ last: Int, inList call: String) throws -> ProposedEdit {
        let edit = try document.grouping(first, last, inList: call)
        let new = edit.document
        let group = edit.selection.flatMap(new.outline.node)
        let children = group.map { new.outline.children(of: $0) } ?? []
        let names = children.map { new.label($0.number) }
        let shown =
            names.count <= 4
            ? EditSentence(listing: names) : EditSentence(Phrasing.count(names.count, "child", "children"))
        var proposed = ProposedEdit(edit, "\(new.label(edit.selection)) holds \(shown)")
        proposed.echo = "\(call) { \(hole) }"
        return proposed
    }

    /// Puts the children of a list in the order of a property; children with equal values stay in their order.
    ///
    /// - Returns: nil if they are in this order.
    func sorting(_ number: Int, by property: Word) throws -> ProposedEdit? {
        let list = try document.existing(number)
        guard list.isList else {
            throw InputError(
                "\(document.label(number)) is not a list",
                fix: "sort takes a Row, a Column or another list"
            )
        }
        let keys = try document.children(eachOnLineOf: list).map { ($0, try sortKey(of: $0, property)) }
        let sorted = keys.enumerated().sorted { one, two in
            if one.element.1 < two.element.1 { return true }
            return !(two.element.1 < one.element.1) && one.offset < two.offset
        }
        guard sorted.map(\.offset) != Array(keys.indices) else { return nil }
        let edit = try document.ordering(sorted.map(\.element.0), of: list)
        let count = Phrasing.count(keys.count, "child", "children")
        return echoing(edit, "\(count) of \(document.label(list.number)) sorted by \(property.text)")
    }

    /// Returns the value of a child by which it is sorted: that of the first element in it that has the property.
    private func sortKey(of child: DocumentNode, _ property: Word) throws -> SortKey {
        let inside = document.outline.nodes.filter { child.range.contains($0.nameOffset) }
        for node in [child] + inside.sorted(by: { $0.nameOffset < $1.nameOffset }) {
            if let argument = node.arguments.first(where: { $0.label == property.text }) {
                return SortKey(document.text(argument.value))
            }
            let word = Word("#\(node.number).\(property.text)", at: property.offset)
            if let value = try? PropertyQuestion(word)?.value(in: context), !value.isDefault {
                return SortKey(value.text)
            }
        }
        throw InputError(
            "\(document.label(child.number)) has no \(property.text) to sort by",
            fix: "sort takes an argument such as text, or width, height, x and y",
            at: property.offset
        )
    }

    // MARK: - Declarations

    /// Gives a declaration another name in all its uses.
    func renaming(_ old: Word, to new: Word) throws -> ProposedEdit {
        let renaming: Renaming
        do {
            try Renaming.checkDeclared(old.text, in: document)
            try checkNewName(new)
            renaming = try Renaming(old.text, to: new.text, in: document)
        } catch var error as InputError {
            error.offset = error.offset ?? old.offset
            throw error
        }
        let edited = try renaming.renamed(document)
        let uses = renaming.uses.isEmpty ? "no uses" : Phrasing.count(renaming.uses.count, "use")
        let keyword = renaming.declarations[0].keyword
        var edit = keepingAside(edited, "\(keyword) \(old.text) is now \(new.text); \(uses) changed")
        let declared = edited.outline.declarations.first { $0.name.split(separator: ", ").contains { $0 == new.text } }
        edit.echo = declared.map { String(edited.text($0.range).prefix { !$0.isNewline }) }
        return edit
    }

    /// Throws an error if a name is none, or is taken.
    private func checkNewName(_ word: Word) throws {
        let name = word.text
        guard Self.isName(name) else {
            throw InputError("'\(name)' cannot be the name of a declaration", at: word.offset)
        }
        if document.outline.declarations.contains(where: { $0.name.split(separator: ", ").contains { $0 == name } }) {
            throw InputError("\(name) is declared already", fix: "choose another name", at: word.offset)
        }
        if document.stubs.contains(where: { $0.name == name }) {
            throw InputError("\(name) is a stub", fix: "choose another name", at: word.offset)
        }
        if language.table.type(named: name) != nil {
            throw InputError("\(name) is part of the library", fix: "choose another name", at: word.offset)
        }
    }

    /// Returns true if a declaration can have a name, which is no keyword.
    static func isName(_ name: String) -> Bool {
        guard name.allSatisfy(\.isPartOfName), name.first?.isNumber == false, name != "_" else { return false }
        return SourceParser.parseIfQuick("let \(name) = 0")?.hasError == false
    }

    // MARK: - Components

    /// Replaces one use of a component by its body.
    func inlining(_ number: Int) throws -> ProposedEdit {
        let name = document.outline.node(number)?.name ?? ""
        let edit = try document.inlining(number)
        let left = NameUses(in: edit.document.tree).uses.count { $0.name == name && $0.scope == nil }
        let rest = left == 0 ? "\(name) has no uses now" : "\(Phrasing.count(left, "use")) of \(name) left"
        return echoing(edit, "\(edit.document.label(edit.selection)) replaces \(document.label(number)); \(rest)")
    }

    /// Replaces all uses of a component by its body, and deletes it.
    func inliningAll(_ name: String) throws -> ProposedEdit {
        let (edit, count) = try document.inliningAll(name)
        let body = try Inlining(of: name, in: document).component.body.sourceText
        let uses = count == 0 ? "it had no uses" : "\(Phrasing.count(count, "use")) replaced by its body"
        var proposed = keepingAside(edit.document, "\(name) deleted; \(uses)")
        proposed.echo = body.unindented
        return proposed
    }

    /// Makes a component of an element, or uses one of the same shape.
    func extracting(_ number: Int, as name: Word, _ holes: [Extraction.Hole]) throws -> ProposedEdit {
        let extraction = try Extraction(number, as: name.text, holes, in: document, values: values(in: number))
        if let (component, labels) = extraction.existing() {
            let call = "\(component.name)(\(labels.map { "\($0.label): \($0.hole.typed)" }.joined(separator: ", ")))"
            guard component.name == name.text else {
                throw InputError(
                    "\(component.name) makes the same of these values",
                    fix: .type(["extract #\(number) \(call)"]),
                    at: name.offset
                )
            }
            let edit = try document.replacing(number, by: extraction.use(of: name.text, labels))
            let sentence: EditSentence =
                "\(edit.document.label(edit.selection)) replaces \(document.label(number))"
            return echoing(edit, "\(sentence); \(name.text) was declared before")
        }
        try checkNewName(name)
        let edit = try document.extracting(extraction)
        let declared = edit.document.outline.declarations.first { $0.name == name.text }
        var proposed = echoing(
            edit,
            "\(name.text) declared; \(edit.document.label(edit.selection)) replaces \(document.label(number))"
        )
        let declaration = declared.map { edit.document.text($0.range) } ?? extraction.declaration
        proposed.echo = [declaration, proposed.echo].compactMap { $0 }.joined(separator: "\n")
        return proposed
    }

    /// Returns the values in a node that can become parameters, with the references that name them.
    private func values(in number: Int) -> [(range: Range<Int>, words: String)] {
        guard let outer = document.outline.node(number) else { return [] }
        let nodes = document.outline.nodes.filter { outer.range.contains($0.nameOffset) }
        return nodes.flatMap { node in
            context.settingNames(of: node, takesClosures: true).compactMap { name in
                guard let setting = try? context.setting(name, of: node, takesClosures: true, at: 0),
                    let range = document.parameterRange(of: setting, of: node)?.value
                else { return nil }
                return (range, "#\(node.number).\(name)")
            }
        }
    }

    /// Returns the value in the source that a reference such as `#10.text` names, as a parameter.
    func parameter(_ label: Word, _ reference: Word) throws -> Extraction.Hole {
        guard Self.isName(label.text), label.text != "elementRepresentation" else {
            throw InputError("'\(label.text)' cannot be the name of a property", at: label.offset)
        }
        guard let question = PropertyQuestion(reference) else {
            let node = try document.existing(context.resolver.number(of: context.resolver.target(reference)))
            return .init(label: label.text, typed: reference.text, type: "any Element", range: node.range)
        }
        let number = try context.resolver.number(of: context.resolver.target(question.reference))
        let node = try document.existing(number)
        let setting = try context.setting(
            question.name.text,
            of: node,
            takesClosures: true,
            at: question.name.offset
        )
        guard let range = document.parameterRange(of: setting, of: node) else {
            throw InputError(
                "\(document.label(number)) is written without '\(question.name.text)'",
                fix: setting.type.function == nil ? "to give it one: set #\(number) \(question.name.text) VALUE" : nil,
                at: question.name.offset
            )
        }
        guard let type = ParameterType(of: range.value, declared: setting.type, node, in: context).text else {
            throw InputError(
                "the type of \(reference.text) cannot be written in another declaration",
                fix: "leave out \(label.text): its value stays in the component",
                at: reference.offset
            )
        }
        return .init(
            label: label.text,
            typed: reference.text,
            type: type,
            range: range.value,
            argument: range.closure.map { ($0, setting.name) }
        )
    }

    // MARK: - Echoes

    /// Returns an edit that says the Swift of the selected node.
    private func echoing(_ edit: Document.Edit, _ sentence: EditSentence) -> ProposedEdit {
        var proposed = ProposedEdit(edit, sentence)
        proposed.echo = edit.selection.map(edit.document.ownLines)
        return proposed
    }
}

/// The value of a child by which a list is sorted: numbers before texts.
enum SortKey: Comparable {
    case number(Double)
    case text(String)

    /// Reads a value in Swift.
    init(_ value: String) {
        if let number = SizeText.number(value) {
            self = .number(number)
        } else {
            self = .text(Word(value, at: 0).unquoted)
        }
    }

    static func < (one: SortKey, two: SortKey) -> Bool {
        switch (one, two) {
        case (.number(let one), .number(let two)): one < two
        case (.text(let one), .text(let two)):
            one.compare(two, options: [.caseInsensitive, .numeric]) == .orderedAscending
        case (.number, .text): true
        case (.text, .number): false
        }
    }
}

extension String {
    /// The lines without the spaces that all but the first one begin with.
    fileprivate var unindented: String {
        let lines = split(separator: "\n", omittingEmptySubsequences: false)
        let indent = lines.dropFirst().filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        let rest = lines.dropFirst().map { String($0.dropFirst(indent)) }
        return ([lines.first.map(String.init) ?? ""] + rest).joined(separator: "\n")
    }
}
