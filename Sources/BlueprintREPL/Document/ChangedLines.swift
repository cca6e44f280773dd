/// The lines of a list that an edit changes, with the lines next to them.
struct ChangedLines {
    /// The list, an index into the outline.
    let list: Int
    /// The lines, indices into those of the list.
    let items: Range<Int>
    /// The range of the lines in the source.
    let range: Range<Int>
    /// The lines with those inside them, indices into the document's lines.
    let lines: Range<Int>
    /// Their nodes, indices into the outline.
    let nodes: Range<Int>
    /// Their indentation.
    let indent: Int

    /// Finds the lines around an edited range; nil if it is not within the lines of one list.
    init?(_ edited: Range<Int>, in outline: Outline, lines: [DocumentLine]) {
        var next = lines.indexOfLast(upTo: edited.lowerBound)
        while let index = next {
            if let list = lines[index].list, let found = Self(edited, at: index, in: outline.nodes[list], lines) {
                self = found
                return
            }
            next = lines[index].parent
        }
        return nil
    }

    private init?(_ edited: Range<Int>, at index: Int, in list: DocumentNode, _ lines: [DocumentLine]) {
        let items = list.items
        func line(_ item: Int) -> Int? { lines.indexOfLast(upTo: items[item].lowerBound) }
        guard let closure = list.closure, var first = items.firstIndex(containing: lines[index].inner.lowerBound)
        else { return nil }
        var last = first
        while let end = line(last).map({ lines[$0].range.upperBound }), end < edited.upperBound {
            last += 1
            guard last < items.count else { return nil }
        }
        // The text at the start of a line can continue the line before it.
        if edited.lowerBound <= lines[index].range.lowerBound { first -= 1 }
        self.items = max(0, first - 1)..<min(items.count, last + 2)
        guard let start = line(self.items.lowerBound), let end = line(self.items.upperBound - 1) else { return nil }
        range = lines[start].range.lowerBound..<max(lines[start].range.lowerBound, lines[end].range.upperBound)
        guard edited.lowerBound >= range.lowerBound, edited.upperBound <= range.upperBound,
            self.items.lowerBound > 0 || range.lowerBound == closure.lowerBound + 1,
            let indent = lines[start].indent
        else { return nil }
        self.list = list.index
        self.indent = indent
        self.lines = start..<lines.firstIndex(from: range.upperBound)
        nodes = lines[start].nodes.lowerBound..<lines[end].nodes.upperBound
        let areLaidOut = self.lines.allSatisfy { lines[$0].list != list.index || lines[$0].indent == indent }
        guard areLaidOut, nodes.lowerBound > list.index else { return nil }
    }
}
