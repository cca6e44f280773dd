import SwiftSyntax

/// A part of the document as a component, with parameters in the place of some of its values.
struct Extraction {
    /// A value that becomes a parameter.
    struct Hole {
        /// The name of the parameter.
        let label: String
        /// The reference that was typed, such as `#10.text`.
        let typed: String
        /// The type of the parameter.
        let type: String
        /// The value in the source.
        let range: Range<Int>
        /// For a closure behind a call, what an argument in parentheses replaces, with the label of the argument.
        var argument: (range: Range<Int>, label: String)?
    }

    /// The node that becomes the body.
    let node: DocumentNode
    /// The name of the component.
    let name: String
    /// The values that become parameters, in the order in which they were named.
    let holes: [Hole]
    private let document: Document
    private let tree: SourceFileSyntax
    private let uses: [NameUses.Use]
    /// The values in the node that a parameter can take the place of, with the words that name each: `#10.text`.
    private let values: [(range: Range<Int>, words: String)]

    /// - Parameter values: the arguments and properties of the elements that can become parameters.
    init(
        _ number: Int,
        as name: String,
        _ holes: [Hole],
        in document: Document,
        values: [(range: Range<Int>, words: String)]
    ) throws {
        self.document = document
        self.values = values
        self.name = name
        self.holes = holes
        node = try document.existing(number)
        tree = document.tree
        uses = NameUses(in: tree).uses
        try checkHoles()
        try checkNames()
    }

    /// The declaration of the component.
    var declaration: String {
        var body = ""
        var place = node.range.lowerBound
        for hole in holes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            let replaced = hole.argument?.range ?? hole.range
            body += document.text(place..<replaced.lowerBound)
            if let argument = hole.argument {
                let start = body.hasSuffix("(") ? "" : document.text(replaced).first == ")" ? ", " : "("
                body += "\(start)\(argument.label): \(hole.label))"
            } else {
                body += hole.label
            }
            place = replaced.upperBound
        }
        body += document.text(place..<node.range.upperBound)
        body = body.indented(from: document.indentation(at: node.range.lowerBound), to: 8)
        let properties = holes.map { "    let \($0.label): \($0.type)\n" }.joined()
        return "struct \(name): ProxyElement {\n" + properties + (holes.isEmpty ? "" : "\n")
            + "    var elementRepresentation: any Element {\n        \(body)\n    }\n}"
    }

    /// Returns a use of a component of this shape.
    ///
    /// - Parameter labels: the labels of its arguments in order, each with the hole that has its value.
    func use(of name: String, _ labels: [(label: String, hole: Hole)]) -> MovedText {
        var text = MovedText(of: document)
        text.append(name + "(")
        for (index, argument) in labels.enumerated() {
            text.append((index > 0 ? ", " : "") + argument.label + ": ")
            text.append(argument.hole.range)
        }
        text.append(")")
        return text
    }

    // MARK: - Checks

    private func checkHoles() throws {
        let label = document.label(node.number)
        for (index, hole) in holes.enumerated() {
            guard node.range.contains(hole.range.lowerBound), hole.range != node.range else {
                throw InputError("\(hole.typed) is not inside of \(label)")
            }
            for other in holes[..<index] {
                guard other.label != hole.label else {
                    throw InputError("two parameters have the name \(hole.label)", fix: "choose another name for one")
                }
                guard !other.range.overlaps(hole.range) else {
                    throw InputError("\(other.typed) and \(hole.typed) are not two different values")
                }
            }
            if let use = uses.first(where: { isOnlyInside($0, hole) }) {
                let others = holes.filter { $0.label != hole.label }.map { "\($0.label): \($0.typed)" }
                let list = others.isEmpty ? "" : "(\(others.joined(separator: ", ")))"
                throw InputError(
                    "\(hole.typed) uses \(use.name), which is declared inside of \(label)",
                    fix: .type(["extract #\(node.number) \(name)\(list)"])
                )
            }
        }
    }

    /// Returns true if a value uses a name that is declared around it in the node, such as the variable of a loop: where
    /// the component is used, the name is unknown, or another one.
    private func isOnlyInside(_ use: NameUses.Use, _ hole: Hole) -> Bool {
        guard hole.range.contains(use.range.lowerBound), let scope = scope(of: use) else { return false }
        return node.range.contains(scope) && !hole.range.contains(scope)
    }

    /// Returns the start of the scope or closure that gives a name its meaning.
    private func scope(of use: NameUses.Use) -> Int? { use.isOfClosure ? tree.closure(around: use) : use.scope }

    /// Throws an error if the body uses a name that it would not know.
    private func checkNames() throws {
        let label = document.label(node.number)
        let inside = uses.filter { use in
            node.range.contains(use.range.lowerBound)
                && !holes.contains { $0.range.contains(use.range.lowerBound) }
        }
        let unknown = inside.filter { use in
            let isOuter = scope(of: use).map { $0 < node.range.lowerBound } ?? use.isOfClosure
            return isOuter || use.name == "self"
        }
        if let use = unknown.first {
            throw InputError("\(label) uses \(use.name), which is declared around it", fix: wayOut(of: unknown))
        }
        if let use = inside.first(where: { use in use.scope == nil && holes.contains { $0.label == use.name } }) {
            throw InputError("\(use.name) means something else in \(label)", fix: "choose another name")
        }
    }

    /// Returns what to do about values that the component would not know: the narrowest argument that uses each becomes a
    /// parameter, after those that were typed; if no argument does, nothing can.
    private func wayOut(of unknown: [NameUses.Use]) -> Fix {
        var parameters = holes.map { (label: $0.label, words: $0.typed, range: $0.range) }
        for use in unknown where !parameters.contains(where: { $0.range.contains(use.range.lowerBound) }) {
            let around = values.filter { $0.range.contains(use.range.lowerBound) && $0.range != node.range }
            guard let value = around.min(by: { $0.range.count < $1.range.count }) else {
                return .advice(
                    "it is in no argument of an element, so no parameter can take its place; extract an element beside it"
                )
            }
            // An argument in another one is a part of its parameter.
            parameters.removeAll { value.range.contains($0.range.lowerBound) }
            // A name that is only a part of the value says less of it than the argument.
            let isWhole = value.range == use.range && use.name.first?.isLetter == true && use.name != "self"
            let label = isWhole ? use.name : String(value.words.drop { $0 != "." }.dropFirst())
            let isTaken: (String) -> Bool = { name in parameters.contains { $0.label == name } }
            let free = (2...).lazy.map { "\(label)\($0)" }.first { !isTaken($0) }
            parameters.append((isTaken(label) ? free ?? label : label, value.words, value.range))
        }
        let list = parameters.map { "\($0.label): \($0.words)" }.joined(separator: ", ")
        return .type(["extract #\(node.number) \(name)(\(list))"])
    }

    // MARK: - Equal shapes

    /// A word of a body, or the parameter in its place.
    private enum Part: Equatable {
        case word(String)
        case parameter(String)
    }

    /// Returns a component that makes the same of the same values, with its labels and the holes that have their values;
    /// nil if there is none.
    func existing() -> (component: Component, labels: [(label: String, hole: Hole)])? {
        let own = parts(of: node.range) { token in
            holes.first { $0.range.contains(token) }.map { ($0.label, $0.range) }
        }
        for statement in tree.statements {
            guard case .decl(let declaration) = statement.item, declaration.is(StructDeclSyntax.self),
                let component = try? Component(declaration)
            else { continue }
            let other = parts(of: component.body.range) { token in
                let use = uses.first { $0.range.lowerBound == token }
                guard let use, use.scope == component.range.lowerBound else { return nil }
                return (use.name, use.range)
            }
            if let labels = labels(of: component, matching: own, with: other) { return (component, labels) }
        }
        return nil
    }

    private func parts(of range: Range<Int>, _ parameter: (Int) -> (name: String, range: Range<Int>)?) -> [Part] {
        var parts: [Part] = []
        var end = range.lowerBound
        for token in tree.tokens(viewMode: .sourceAccurate) {
            let start = token.range.lowerBound
            guard start >= end, start < range.upperBound else { continue }
            if let found = parameter(start) {
                parts.append(.parameter(found.name))
                end = found.range.upperBound
            } else {
                parts.append(.word(token.text))
            }
        }
        return parts
    }

    /// Returns the labels of a component with the holes in their places; nil if the shapes differ.
    private func labels(
        of component: Component,
        matching own: [Part],
        with other: [Part]
    ) -> [(label: String, hole: Hole)]? {
        guard own.count == other.count else { return nil }
        var names: [String: String] = [:]
        for (part, another) in zip(own, other) {
            switch (part, another) {
            case (.word(let one), .word(let two)): guard one == two else { return nil }
            case (.parameter(let hole), .parameter(let name)):
                guard names[name, default: hole] == hole else { return nil }
                names[name] = hole
            default: return nil
            }
        }
        let given = component.parameters.filter(\.isGiven)
        guard given.count == component.parameters.count, given.count == holes.count,
            Set(names.values).count == holes.count
        else { return nil }
        return given.compactMap { parameter in
            guard let label = parameter.label, let hole = holes.first(where: { $0.label == names[parameter.name] })
            else { return nil }
            return (label, hole)
        }
    }
}

extension Document {
    /// Declares a component, and puts a use of it in the place of its node.
    func extracting(_ extraction: Extraction) throws -> Edit {
        let declaration = try SwiftInput(extraction.declaration, catalog: vocabulary)
        let use = extraction.use(of: extraction.name, extraction.holes.map { ($0.label, $0) })
        // Behind the declaration that it is taken from, and so in the same file.
        let around = outline.declarations.last { $0.range.contains(extraction.node.range.lowerBound) }
        var addition =
            around.map {
                let end = endOfLine(after: $0.range.upperBound)
                return Splice(end..<end, before: "\n\n", typed: declaration)
            } ?? addition(of: declaration, isDeclaration: true)
        // Its places are those of no typed line.
        addition.typed = nil
        let edited = try rewritten([addition, use.splice(extraction.node.range)])
        return Edit(document: edited, selection: edited.outermostNew(since: self, in: nil))
    }

    /// Replaces a node by a text in which nodes of a document keep their numbers.
    func replacing(_ number: Int, by text: MovedText) throws -> Edit {
        let edited = try rewritten([text.splice(existing(number).range)])
        return Edit(document: edited, selection: edited.outermostNew(since: self, in: nil))
    }
}
