/// A reference to a node or a view.
package enum Reference: Hashable, Sendable {
    /// `#4`: a node of the document.
    case number(Int)
    /// `#3/0/1` or `/0/1`: child indices, from 0, below a node or the root; `0*12` repeats index 0 twelve times.
    case path(from: Int?, steps: [Int])
    /// `#3/Label2`, which is printed as `SettingsRow #3 › Label 2`: an element by its type inside of another one.
    case inner(from: ElementName.Start, parts: [String])
    /// `v3`: a view.
    case view(Int)
    /// `"Account name"`: the element that shows this text.
    case text(String)
    /// `"Edit"[1]`: one of the elements that show this text, in the order of the tree, counted from 0.
    case indexedText(String, index: Int)
    /// `Row[2]`: the elements of a type in the order of the tree, counted from 0.
    case indexed(type: String, index: Int)
    /// `Row` or `title`: the only element of a type, or a declared value.
    case name(String)

    /// Reads a reference.
    ///
    /// - Throws: an ``InputError`` if the word is not a reference.
    package init(_ word: Word) throws {
        let text = word.text
        if word.isQuoted {
            self = .text(word.unquoted)
        } else if let (start, parts) = ElementName.parts(of: text) {
            self = .inner(from: start, parts: parts)
        } else if text.hasPrefix("#") || text.hasPrefix("/") {
            self = try Self.path(text, at: word.offset)
        } else if text.hasPrefix("v"), text.count > 1, let number = Int(text.dropFirst(), radix: 10) {
            self = .view(number)
        } else if let (name, index) = try Self.indexed(word) {
            self = name.isQuoted ? .indexedText(name.unquoted, index: index) : .indexed(type: name.text, index: index)
        } else if let first = text.first, first.isLetter || first == "_" {
            self = .name(text)
        } else {
            throw InputError(
                "'\(text)' is not a reference to an element",
                fix: Int(text, radix: 10) == nil
                    ? "type #4, v3, \"its text\", Row[0] or Row" : "did you mean #\(text)?",
                at: word.offset
            )
        }
    }

    /// Reads `Row[2]` or `"Edit"[1]`; nil if the word has another form.
    private static func indexed(_ word: Word) throws -> (name: Word, index: Int)? {
        guard word.text.hasSuffix("]"), let bracket = word.text.lastIndex(of: "[") else { return nil }
        let name = Word(String(word.text[..<bracket]), at: word.offset)
        guard name.isQuoted || name.text.allSatisfy({ $0.isLetter || $0.isNumber || "_.".contains($0) }) else {
            return nil
        }
        let inside = word.text[word.text.index(after: bracket)...].dropLast()
        guard let index = Int(inside, radix: 10), index >= 0 else {
            throw InputError("'\(inside)' is not an index", fix: "indices count from 0, as in Row[0]", at: word.offset)
        }
        return (name, index)
    }

    private static func path(_ text: String, at offset: Int) throws -> Reference {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        var number: Int?
        if let head = parts.first, head.hasPrefix("#") {
            number = Int(head.dropFirst(), radix: 10)
            guard number != nil else {
                throw InputError(
                    "'\(head)' is not the number of an element",
                    fix: "type # and the number, as in #4",
                    at: offset
                )
            }
        }
        var steps: [Int] = []
        for part in parts.dropFirst() where !(part.isEmpty && parts.count == 2) {
            let factors = part.split(separator: "*", maxSplits: 1).compactMap { Int($0, radix: 10) }
            guard let step = factors.first, step >= 0, factors.count == part.split(separator: "*").count else {
                throw InputError(
                    "'\(part)' is not the index of a child",
                    fix: "indices count from 0, as in #3/0/1",
                    at: offset
                )
            }
            let times = factors.count > 1 ? factors[1] : 1
            guard times > 0, times <= 1_000_000, steps.count <= 1_000_000 else {
                throw InputError("'\(part)' leads too far down the tree", at: offset)
            }
            steps += Array(repeating: step, count: times)
        }
        if let number, steps.isEmpty { return .number(number) }
        return .path(from: number, steps: steps)
    }
}
