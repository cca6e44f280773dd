import BlueprintInspector

/// What loops, functions and own elements make is no part of the document: edits of it are edits of its source.
extension Session {
    /// Why something generated cannot be edited, which source it belongs to, and what to type.
    func generatedError(_ path: String) -> InputError {
        guard let index = labels.index(of: path) else { return InputError("\(path) is not in the tree any more") }
        let label = labels[index].full
        guard let offset = screen.snapshot.elements[index].sourceTag else { return errorWithoutSource(index, label) }
        let line = document.line(at: offset)
        let place = "line \(line.number): \(line.text.drop(while: \.isWhitespace))"
        if let number = document.outline.number(atName: offset) {
            return InputError(
                "\(label) is one of several that #\(number) makes, in \(place)",
                fix: "to change them all, type: \(edit(of: number, insteadOf: path))"
            )
        }
        guard let maker = document.outline.declarations.first(where: { $0.range.contains(offset) }) else {
            return InputError("\(label) is not a node of its own; \(place)", fix: "change the file, and load it again")
        }
        var fix = "type the \(maker.keyword) again as it should be"
        if let number = nearestNumber(ofElement: index), let use = document.outline.node(number) {
            let call = document.text(use.range).split(separator: "\n").first.map(String.init) ?? use.name
            fix += ", or change what uses it: \(edit(of: number, insteadOf: nil)), which is \(call)"
        }
        return InputError("\(label) is made by \(maker.keyword) \(maker.name), in \(place)", fix: fix)
    }

    private func errorWithoutSource(_ index: Int, _ label: String) -> InputError {
        let number = nearestNumber(ofElement: index)
        return InputError(
            "\(label) is part of \(document.label(number)), not of the document",
            fix: number.map { "to change that, type: \(edit(of: $0, insteadOf: nil))" }
        )
    }

    /// Longer lines are not repeated.
    private static let longestRepeated = 48

    /// What to type to do to a node what the line that runs now would do to something generated.
    private func edit(of number: Int, insteadOf path: String?) -> String {
        let line = input.trimmingPrefix { $0.isWhitespace }
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
