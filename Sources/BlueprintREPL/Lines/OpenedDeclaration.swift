import BlueprintInspector

/// A declaration whose elements have numbers while one line edits them.
struct OpenedDeclaration {
    /// The declaration.
    let declaration: Outline.Declaration
    /// The reference to the element that the line names.
    let path: String
    /// The first of the numbers.
    let firstNumber: Int
    /// The place of the element in the source.
    private let offset: Int
    /// The document with the numbers.
    private let document: Document

    /// Opens the declaration with a call that makes an element; nil if no declaration has it, or a class, whose code runs
    /// when it likes.
    init?(_ path: String, at offset: Int, in document: Document) {
        let found = document.outline.declarations.first { $0.range.contains(offset) }
        guard let found, found.keyword != "class", let opened = document.opening(found),
            opened.outline.number(atName: offset) != nil
        else { return nil }
        (declaration, self.path, self.offset) = (found, path, offset)
        (self.document, firstNumber) = (opened, document.nextNumber)
    }

    /// Returns a context in which the elements of the declaration have numbers.
    func context(in context: CommandContext) -> CommandContext {
        var result = context
        result.workspace.open(document)
        result.opened = self
        return result
    }

    /// Returns the number of an element made by calls, outermost first; nil if none of them is in the declaration.
    func number(ofElementAt offsets: [Int]) -> Int? {
        (offsets.contains(offset) ? [offset] : offsets).lazy.compactMap(document.outline.number(atName:)).first {
            $0 >= firstNumber
        }
    }

    /// Returns the source of an element made by calls, outermost first; nil if none of them is in the declaration.
    func source(ofElementAt offsets: [Int]) -> String? {
        number(ofElementAt: offsets).map(document.source(of:))
    }

    /// Returns an edit that the line makes there as one of the document as it is, with words about what changes.
    func closed(_ edit: ProposedEdit, in context: CommandContext) -> ProposedEdit {
        var result = edit
        result.document = edit.document.closed(after: context.document)
        result.selection = context.selection
        result.selectedCall = selectedCall(of: edit, in: context)
        let known = context.document
        let (first, last) = (known.line(at: declaration.range.lowerBound).number, known.line(at: offset).number)
        // A line that an edit has made is in no file yet; the one above it may be.
        let place =
            (min(first, last)...last).reversed().lazy.compactMap { known.place(ofLine: $0) }.first ?? "line \(last)"
        result.sentence = "in \(declaration.name), \(place)\(words(in: context).map { ": \($0)" } ?? "")"
        return result
    }

    /// Returns the call in the declaration that an edit selects; nil if it selects nothing there.
    private func selectedCall(of edit: ProposedEdit, in context: CommandContext) -> ProposedEdit.InnerCall? {
        var (number, path) = (edit.selection.number, path)
        if case .generated(let selected) = edit.selection.item {
            path = selected
            number = context.labels.index(of: path).flatMap { self.context(in: context).openedNumber(ofElement: $0) }
        }
        guard let number, number >= firstNumber, let node = edit.document.outline.node(number) else { return nil }
        return ProposedEdit.InnerCall(offset: node.nameOffset, path: path)
    }

    /// Returns words about all elements that change; nil for a single one.
    private func words(in context: CommandContext) -> String? {
        let elements = context.screen.snapshot.elements
        let isType = ["struct", "class", "actor", "enum", "extension"].contains(declaration.keyword)
        let count = elements.count {
            if isType { return $0.typeName == declaration.name }
            return context.workspace.current.offsets(ofTag: $0.sourceTag).contains(offset)
        }
        guard count > 1 else { return nil }
        return isType ? "all \(count) \(declaration.name) change" : "all \(count) elements made there change"
    }

    /// Returns an error with paths in the place of numbers that only this line knows.
    func closed(_ error: InputError, in context: CommandContext) -> InputError {
        var result = error
        result.message = named(error.message, in: context, as: .sentence)
        switch error.fix {
        case .type(let lines): result.fix = .type(lines.map { named($0, in: context, as: .line) })
        case .usage(let form): result.fix = .usage(named(form, in: context, as: .line))
        case .advice(let advice): result.fix = .advice(named(advice, in: context, as: .advice))
        default: break
        }
        // An element of a branch that did not run is not on the screen, so no line can name it.
        if let fix = result.fix, numbers(in: fix).contains(where: { $0 >= firstNumber }) { result.fix = nil }
        return result
    }

    /// Returns the numbers that a fix names.
    private func numbers(in fix: Fix) -> [Int] {
        fix.text.matches(of: /#(\d+)/).compactMap { Int($0.1, radix: 10) }
    }

    /// The kinds of texts that name elements.
    private enum TextKind {
        /// A sentence, which nobody types.
        case sentence
        /// A sentence with lines to type, in which no number has a type before it.
        case advice
        /// A line to type.
        case line
    }

    /// Returns a text with the names of elements in the place of numbers; in a line to type, each is one word.
    private func named(_ text: String, in context: CommandContext, as kind: TextKind) -> String {
        text.replacing(/(?:([A-Z]\w*) )?#(\d+)/) { match in
            guard let number = Int(match.2, radix: 10), number >= firstNumber, let label = label(number, in: context)
            else {
                return String(match.0)
            }
            switch (kind, match.1) {
            case (.line, let type?): return "\(type) \(label.word)"
            case (.sentence, nil): return label.name
            case (_, nil): return label.word
            default: return label.full
            }
        }
    }

    /// Returns the label of the element with a number that is nearest to the named one.
    private func label(_ number: Int, in context: CommandContext) -> NodeLabel? {
        let opened = self.context(in: context)
        return context.labels.nearest(to: path, among: opened.elements(ofNode: number)).map { context.labels[$0] }
    }
}

extension CommandContext {
    /// Returns the number in the opened declaration of the element that the line names by another one; nil for others.
    ///
    /// The element has the number of the call of a function, and the line is about what the function makes.
    func openedNumber(insteadOf number: Int) -> Int? {
        guard let opened, opened.path == "#\(number)" else { return nil }
        return labels.index(of: opened.path).flatMap { openedNumber(ofElement: $0) }
    }

    /// Returns the number of an element in the opened declaration; nil for others.
    func openedNumber(ofElement index: Int) -> Int? {
        guard let opened, screen.snapshot.elements.indices.contains(index) else { return nil }
        return opened.number(
            ofElementAt: workspace.current.offsets(ofTag: screen.snapshot.elements[index].sourceTag)
        )
    }
}
