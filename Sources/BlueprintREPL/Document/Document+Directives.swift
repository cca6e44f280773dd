extension Document {
    /// The stubs of types that the document does not declare.
    package var stubs: [Stub] {
        let declared = Set(outline.declarations.map(\.name))
        return directives.stubs.filter { !declared.contains($0.name) }
    }

    /// The text sizes set by directives.
    package var textSizes: [TextSize] { directives.textSizes }

    /// The names of the catalog and of the stubs.
    var vocabulary: any ElementCatalog & Sendable {
        let stubs = directives.stubs
        return stubs.isEmpty ? catalog : StubbedCatalog(catalog, stubs: stubs)
    }

    /// Adds a directive, replacing those with the same subject.
    func saying(_ kind: Directives.Kind) throws -> Document {
        var splices = directives.entries.filter { $0.kind.subject == kind.subject }.map { Splice($0.range, "") }
        if let old = splices.popLast() {
            splices.append(Splice(old.range, kind.comment))
        } else {
            let place = endOfDirectives
            splices.append(Splice(place..<place, (place > 0 ? "\n" : "") + kind.comment + "\n"))
        }
        return try rewritten(splices)
    }

    /// Removes the directives with a subject; nil if there are none.
    func forgetting(_ subject: String) throws -> Document? {
        let entries = directives.entries.filter { $0.kind.subject == subject }
        guard !entries.isEmpty else { return nil }
        return try rewritten(entries.map { Splice(wholeLine(of: $0.range), "") })
    }

    /// The place for the first declaration, or for another directive.
    var endOfDirectives: Int { directives.entries.last?.range.upperBound ?? 0 }

    /// Returns the range of a comment and the white space up to the next line.
    private func wholeLine(of range: Range<Int>) -> Range<Int> {
        let rest = source.utf8.dropFirst(range.upperBound).prefix { $0.isSpace }
        guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return range }
        let length = rest.distance(from: rest.startIndex, to: end) + 1
        return range.lowerBound..<range.upperBound + length
    }
}
