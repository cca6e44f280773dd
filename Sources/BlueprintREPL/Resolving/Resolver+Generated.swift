import BlueprintInspector

/// Elements made by loops, functions and custom elements, which can only be changed by editing their source.
extension Resolver {
    /// Returns the error about an edit of a generated element, with the source that makes it and the line to type.
    func generatedError(_ path: String) -> InputError {
        guard let index = context.labels.index(of: path) else { return InputError("\(path) is no longer in the tree") }
        let label = context.labels[index].full
        let tag = context.screen.snapshot.elements[index].sourceTag
        guard let offset = context.workspace.current.offset(ofTag: tag) else {
            return errorWithoutSource(index, label)
        }
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
        error.generated = .init(path: path, offset: offset)
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
        var words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        if let index = words.firstIndex(of: path) {
            words[index] = "#\(number)"
            return words.joined(separator: " ")
        }
        return "select #\(number), then \(line)"
    }
}
