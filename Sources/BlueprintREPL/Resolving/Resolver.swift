import BlueprintInspector
import BlueprintUI

/// Finds what references such as `#4`, `v3` or `"its text"` name in a document and on the screen.
struct Resolver {
    let context: CommandContext

    /// Returns the target of a reference.
    ///
    /// - Throws: an ``InputError`` with similar names or the candidates if there is not exactly one target.
    func target(_ word: Word) throws -> Target {
        switch try reference(word) {
        case .number(let number): return try target(number: number, word)
        case .path(let number, let steps): return try target(from: number, steps: steps, word)
        case .inner(let start, let parts): return try target(inside: start, parts, word)
        case .view(let number): return try target(view: number, word)
        case .text(let text): return try target(text: text, word)
        case .indexedText(let text, let index): return try target(text: text, index: index, word)
        case .indexed(let type, let index): return try target(type: type, index: index, word)
        case .name(let name): return try target(name: name, word)
        }
    }

    /// Returns the error that no element is what a reference names; nil if there are some.
    func absence(of word: Word) -> InputError? {
        do {
            _ = try target(word)
            return nil
        } catch {
            let error = InputError(from: error)
            return if case .unknownElement = error.code { error } else { nil }
        }
    }

    /// Reads a reference; a number alone is an error that names the element only if there is one.
    func reference(_ word: Word) throws -> Reference {
        if !word.isQuoted, let number = Int(word.text, radix: 10), number >= 0 {
            _ = try target(number: number, word)
        }
        return try Reference(word)
    }

    /// Returns the target of a reference, or of the selection if the word is nil.
    func targetOrSelection(_ word: Word?) throws -> Target {
        if let word { return try target(word) }
        guard let selection = context.selection.item else {
            throw InputError(
                "nothing is selected",
                fix: "type an element, or select and a reference, such as select #1"
            )
        }
        switch selection {
        case .node(let number): return Target(number: number, elements: context.elements(ofNode: number))
        case .generated(let path): return Target(elements: context.labels.index(of: path).map { [$0] } ?? [])
        }
    }

    /// Returns the item to select for a target.
    func selection(of target: Target) -> Selection.Item? {
        if let number = target.number { return .node(number) }
        guard let element = target.element else { return nil }
        if let number = context.labels.number(of: element) { return .node(number) }
        return .generated(context.labels.reference(of: element))
    }

    /// Returns the number of the node of a target.
    ///
    /// - Throws: an ``InputError`` with the source if a loop or a custom element made it.
    func number(of target: Target) throws -> Int {
        if let number = target.number { return context.openedNumber(insteadOf: number) ?? number }
        if let element = target.element {
            if let number = context.labels.number(of: element) ?? context.openedNumber(ofElement: element) {
                return number
            }
            throw generatedError(context.labels.reference(of: element))
        }
        throw InputError(
            "v1 is the viewport and belongs to no element",
            fix: "type root to select the outermost element"
        )
    }

    // MARK: - Kinds of references

    private func target(number: Int, _ word: Word) throws -> Target {
        guard context.document.outline.node(number) != nil else {
            let numbers = context.document.outline.nodes.map(\.number).sorted()
            let known = numbers.isEmpty ? numberless : self.known(numbers)
            let wasThere = number > 0 && number < context.document.nextNumber
            throw InputError(
                wasThere ? "#\(number) is no longer in the document" : "there is no #\(number)",
                code: .unknownElement(word.text),
                fix: .advice(known),
                at: word.offset
            )
        }
        return Target(number: number, elements: context.elements(ofNode: number))
    }

    /// Returns words about the elements with numbers, and how to find those that have none.
    private func known(_ numbers: [Int]) -> String {
        let words = (numbers.count == 1 ? "the only element with a number is " : "the elements are ")
        let inner = elements.indices.contains { context.labels.number(of: $0) == nil }
        return words + Self.ranges(numbers) + (inner ? "; type tree --inside to list those in components" : "")
    }

    /// The words for a document without numbered elements.
    private var numberless: String {
        context.hasTree
            ? "code of the document makes all elements, so they have paths instead of numbers: type tree"
            : "there are no elements yet"
    }

    /// The elements on the screen.
    private var elements: [ElementRecord] { context.screen.snapshot.elements }

    private func target(from number: Int?, steps: [Int], _ word: Word) throws -> Target {
        var index = 0
        if let number {
            guard let first = try target(number: number, Word("#\(number)", at: word.offset)).element else {
                throw InputError("#\(number) has no element in this tree", at: word.offset)
            }
            index = first
        }
        guard context.screen.snapshot.elements.indices.contains(index) else {
            throw InputError("there is no tree yet", at: word.offset)
        }
        var path = context.labels[index].name
        for step in steps {
            let children = context.screen.snapshot.children(of: index)
            guard children.indices.contains(step) else {
                let count = Phrasing.count(children.count, "child", "children")
                throw InputError(
                    children.isEmpty ? "\(path) has no children" : "\(path) has only \(count)",
                    fix: "indices count from 0, as in #3/0/1",
                    at: word.offset
                )
            }
            index = children[step]
            path = context.labels[index].name
        }
        return Target(number: context.labels.number(of: index), elements: [index])
    }

    private func target(view number: Int, _ word: Word) throws -> Target {
        guard let view = context.snapshot.view(number: number) else {
            let known = context.snapshot.views.map(\.reference).prefix(12).joined(separator: ", ")
            throw InputError(
                "there is no view v\(number) on the screen",
                fix: "the views are \(known)",
                at: word.offset
            )
        }
        let number = view.element.flatMap { context.labels.number(of: $0) }
        return Target(number: number, elements: view.element.map { [$0] } ?? [], view: view.number)
    }

    private func target(text: String, _ word: Word) throws -> Target {
        let texts = elements.interruptible.compactMap(\.content?.text)
        return try one(of: elements(showing: text), what: "the text \(word.text)", word, near: (text, texts))
    }

    private func target(text: String, index: Int, _ word: Word) throws -> Target {
        let found = elements(showing: text)
        let quoted = Quoted.literal(text)
        guard !found.isEmpty else { return try target(text: text, Word(quoted, at: word.offset)) }
        return try element(index, of: found, named: quoted, word) { count in
            "only \(count) \(found.count == 1 ? "shows" : "show") \(quoted)"
        }
    }

    /// Returns one of the found elements, by its index; throws an error with their number if there are fewer.
    private func element(
        _ index: Int,
        of found: [Int],
        named name: String,
        _ word: Word,
        saying words: (_ count: String) -> String
    ) throws -> Target {
        guard found.indices.contains(index) else {
            throw InputError(
                words(Phrasing.count(found.count, "element")),
                fix: "indices count from 0, as in \(name)[0]",
                at: word.offset
            )
        }
        return Target(number: context.labels.number(of: found[index]), elements: [found[index]])
    }

    /// Returns the elements that show a text; those that show it as a part, if none shows just that.
    private func elements(showing text: String) -> [Int] {
        let elements = elements
        let found = elements.indices.interruptible.filter { elements[$0].content?.text == text }
        guard found.isEmpty, !text.isEmpty else { return found }
        let wanted = text.lowercased()
        return elements.indices.interruptible.filter {
            elements[$0].content?.text?.lowercased().contains(wanted) == true
        }
    }

    private func target(type: String, index: Int, _ word: Word) throws -> Target {
        let found = elements(ofType: type)
        guard !found.isEmpty else {
            let types = elements.interruptible.map(\.typeName)
            return try one(of: [], what: type, word, near: (type, types))
        }
        return try element(index, of: found, named: type, word) { count in
            "there \(found.count == 1 ? "is" : "are") only \(count) of type \(type)"
        }
    }

    private func target(name: String, _ word: Word) throws -> Target {
        var found = elements(ofType: name)
        if found.isEmpty {
            let isDeclared = context.document.outline.declarations.contains { $0.name == name }
            let uses = context.document.outline.nodes.filter {
                $0.slot == .declaration(name) || isDeclared && $0.name == name
            }
            if uses.count == 1, let node = uses.first {
                return Target(number: node.number, elements: context.elements(ofNode: node.number))
            }
        }
        let types = elements.interruptible.map(\.typeName) + context.document.outline.declarations.map(\.name)
        if found.isEmpty, let type = types.first(where: { $0.lowercased() == name.lowercased() }) {
            found = elements(ofType: type)
        }
        if found.isEmpty, let target = try placed(name, word) { return target }
        return try one(of: found, what: name, word, near: (name, types))
    }

    /// Returns the outermost element for `root`; throws an error with the number for other words for a place.
    private func placed(_ name: String, _ word: Word) throws -> Target? {
        if name == "root", !context.screen.snapshot.elements.isEmpty, let root = context.outermost {
            guard case .node(let number) = root else { return Target(elements: [0]) }
            return Target(number: number, elements: context.elements(ofNode: number))
        }
        guard ["last", "newest"].contains(name), let newest = context.document.outline.nodes.map(\.number).max() else {
            return nil
        }
        throw InputError(
            "no element matches '\(name)'",
            fix: "the element added last is \(context.document.label(newest)): type #\(newest)",
            at: word.offset
        )
    }

    private func elements(ofType type: String) -> [Int] {
        let elements = elements
        return elements.indices.interruptible.filter { elements[$0].typeName == type }
    }

    /// Returns the only one of the found elements; throws an error with the candidates otherwise.
    private func one(of found: [Int], what: String, _ word: Word, near: (name: String, names: [String])) throws
        -> Target
    {
        if found.count == 1 { return Target(number: context.labels.number(of: found[0]), elements: found) }
        if let first = found.first, let number = nearestNumberIfSame(found) {
            return Target(number: number, elements: [first] + found.dropFirst())
        }
        guard found.isEmpty else {
            let shown = found.prefix(6).map { context.description(ofElement: $0) }.joined(separator: ", ")
            throw InputError(
                "\(what) matches \(found.count) elements",
                fix: "type one of \(shown)\(found.count > 6 ? ", …" : "")",
                at: word.offset
            )
        }
        let nearest = context.language.nearest(to: near.name, among: near.names)
        let quote = word.isQuoted ? "\"" : ""
        throw InputError(
            word.isQuoted ? "no element shows \(word.text)" : "no element matches '\(what)'",
            code: .unknownElement(word.text),
            fix: nearest.map { .didYouMean("\(quote)\($0)\(quote)") } ?? "type tree to list the elements",
            at: word.offset
        )
    }

    /// Returns the number of the node that makes all of these elements; nil if there are several nodes.
    private func nearestNumberIfSame(_ found: [Int]) -> Int? {
        let offsets = context.workspace.current.offsetsOfTags
        let places = Set(found.map { offsets(context.screen.snapshot.elements[$0].sourceTag) })
        guard places.count == 1, let place = places.first ?? nil else { return nil }
        return context.document.outline.number(atName: place)
    }

    /// Returns numbers as ranges: `#1, #3–#5`.
    private static func ranges(_ numbers: [Int]) -> String {
        var parts: [String] = []
        var index = 0
        while index < numbers.count, parts.count < 8 {
            var end = index
            while end + 1 < numbers.count, numbers[end + 1] == numbers[end] + 1 { end += 1 }
            parts.append(end == index ? "#\(numbers[index])" : "#\(numbers[index])–#\(numbers[end])")
            index = end + 1
        }
        return parts.joined(separator: ", ") + (index < numbers.count ? ", …" : "")
    }
}

/// The node, elements or view of a reference.
struct Target {
    /// The document's node; nil for a generated element.
    var number: Int?
    /// The indices of its elements in the tree; several if the node is in a loop.
    var elements: [Int]
    /// The view, if the reference names one.
    var view: Int?

    /// The first of its elements.
    var element: Int? { elements.first }
}

/// References before the other words of a command.
extension Resolver {
    /// Returns the number of the node that the first word names, if that is a reference.
    ///
    /// A word without the signs of a reference is one if it is capitalized, as a type is.
    ///
    /// - Throws: an ``InputError`` if the reference does not name exactly one node of the document.
    func leadingNumber(of arguments: CommandArguments) throws -> Int? {
        guard let word = arguments.words.first, Self.isReference(word) else { return nil }
        return try number(of: target(word))
    }

    /// Returns true if a word can only be a reference: `#4`, `"its text"`, `v3`, `/0/1`, `Row[0]`, `Row`.
    static func isReference(_ word: Word) -> Bool {
        guard !word.isQuoted else { return true }
        switch try? Reference(word) {
        case .number, .path, .inner, .view, .indexed, .indexedText: return true
        case .name(let name): return name.first?.isUppercase == true
        case .text, nil: return "#/".contains(word.text.prefix(1))
        }
    }
}

/// The nodes of the document that a line is about.
extension Resolver {
    /// Returns the number of the selected node.
    ///
    /// - Throws: an ``InputError`` if nothing is selected, or an element made by a loop or a custom element.
    func selectedNumber(to verb: String) throws -> Int {
        switch context.selection.item {
        case .node(let number): return context.openedNumber(insteadOf: number) ?? number
        case nil:
            guard context.hasTree else {
                throw InputError("there is no element to \(verb) yet", fix: .advice(context.firstElementFix))
            }
            throw InputError("no element is selected to \(verb)", fix: "type select and a reference, or root")
        case .generated(let path):
            let index = context.labels.index(of: path)
            if let number = index.flatMap({ context.openedNumber(ofElement: $0) }) { return number }
            throw generatedError(path)
        }
    }

    /// Returns the number of the node that a word names, or of the selected one.
    func number(_ word: Word?, to verb: String) throws -> Int {
        try word.map { try number(of: target($0)) } ?? selectedNumber(to: verb)
    }

    /// Returns the list around the selection and the child of it that is or contains the selection.
    func selectedChild() throws -> (list: DocumentNode, child: DocumentNode) {
        let number = try selectedNumber(to: "put this next to")
        guard let (list, child) = context.document.listAround(number), let child else {
            throw InputError(
                "\(context.document.label(number)) is not in a list",
                fix: "type column or row to wrap it in one"
            )
        }
        return (list, child)
    }
}
