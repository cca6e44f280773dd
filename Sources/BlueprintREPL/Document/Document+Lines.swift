extension Document {
    /// Returns the document with other lines in a list; nil if the syntax tree does not have the old ones.
    func replacing(_ old: ChangedLines, by new: NewLines, in cache: DocumentCache) -> Document? {
        let shift = LineShift(old, new)
        let source = replacing(old.range, by: new.text)
        guard let brace = outline.nodes[old.list].closure?.lowerBound,
            let tree = cache.source.replacing(old.items, inClosureAt: brace, by: new.closure.lines, in: source)
        else { return nil }
        var result = self
        result.source = source
        result.pieces.replace(old.range, by: new.text)
        result.nextNumber = new.nextNumber
        result.directives = directives.growing(at: old.range.upperBound, by: shift.growth)
        (result.typedOffsets, result.module) = ([:], nil)
        result.fileLines = fileLines.following(
            LineChange(from: text(old.range), to: String(Substring(new.text))),
            behind: LineChange.breakCount(in: self.source, before: old.range.lowerBound)
        )
        for (offset, typed) in new.typedOffsets { result.typedOffsets[offset + shift.start] = typed }
        var names = cache.names
        names.made = names.made.mapValues { shift.moved($0) }
        result.outline = outline.replacing(old, by: new, shift)
        result.outline.findUses(of: names)
        result.cache = DocumentCache(
            source: tree,
            lines: shift.lines(cache.lines, by: new),
            names: names,
            stubs: cache.stubs
        )
        return result
    }

    /// Returns the source with other text in a range, which begins and ends between characters.
    private func replacing(_ range: Range<Int>, by new: Substring.UTF8View) -> String {
        var text = source
        let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
        let end = text.utf8.index(start, offsetBy: range.count)
        text.replaceSubrange(start..<end, with: Substring(new))
        return text
    }
}

/// The way in which all else moves when lines of a list are replaced.
struct LineShift {
    /// The old lines.
    let old: ChangedLines
    /// The bytes that the lines became longer.
    let growth: Int
    /// The number of nodes that were added.
    let step: Int
    /// The number of lines, with those inside others, that were added.
    private let lineStep: Int
    /// The distance from the text of the new lines' closure to the source.
    let start: Int

    init(_ old: ChangedLines, _ new: NewLines) {
        self.old = old
        growth = new.closure.range.count - old.range.count
        step = new.nodes.count - old.nodes.count
        lineStep = new.lines.count - old.lines.count
        start = old.range.lowerBound - new.closure.range.lowerBound
    }

    /// Returns the new place of an offset outside the lines.
    func moved(_ offset: Int) -> Int { offset >= old.range.upperBound ? offset + growth : offset }

    /// Returns the new place of a range outside or around the lines.
    func moved(_ range: Range<Int>) -> Range<Int> { range.growing(at: old.range.upperBound, by: growth) }

    /// Returns the new index of a node outside the lines.
    func index(_ node: Int) -> Int { node >= old.nodes.upperBound ? node + step : node }

    /// Returns the lines of a document with the new ones.
    func lines(_ lines: [DocumentLine], by new: NewLines) -> [DocumentLine] {
        var result: [DocumentLine] = []
        result.reserveCapacity(lines.count + lineStep)
        result.append(contentsOf: lines[..<old.lines.lowerBound])
        var around = lines[old.lines.lowerBound].parent
        for line in new.lines {
            var line = line.moved(by: start, nodesBy: old.nodes.lowerBound, linesBy: old.lines.lowerBound)
            if line.parent == nil {
                line.parent = around
                line.list = old.list
            }
            result.append(line)
        }
        result.append(contentsOf: lines[old.lines.upperBound...])
        for index in (old.lines.upperBound + lineStep)..<result.count { move(&result[index]) }
        while let index = around {
            grow(&result[index])
            around = result[index].parent
        }
        return result
    }

    /// Moves a line after the replaced ones.
    private func move(_ line: inout DocumentLine) {
        line.range = line.range.moved(by: growth)
        line.inner = line.inner.moved(by: growth)
        line.nodes = line.nodes.moved(by: step)
        if let list = line.list { line.list = index(list) }
        if let parent = line.parent, parent >= old.lines.upperBound { line.parent = parent + lineStep }
    }

    /// Changes a line around the replaced ones.
    private func grow(_ line: inout DocumentLine) {
        line.range = moved(line.range)
        line.inner = moved(line.inner)
        for index in line.outermost.indices {
            let node = line.nodes.lowerBound + line.outermost[index].step
            line.outermost[index].step = self.index(node) - line.nodes.lowerBound
        }
        line.nodes = line.nodes.lowerBound..<line.nodes.upperBound + step
    }
}

extension Outline {
    /// Returns the outline with other lines in a list, without the uses of declarations.
    func replacing(_ old: ChangedLines, by new: NewLines, _ shift: LineShift) -> Outline {
        var result = self
        var added = new.nodes
        for index in added.indices {
            added[index].nameOffset += shift.start
            added[index].index += old.nodes.lowerBound
            added[index].parent = added[index].parent.map { $0 + old.nodes.lowerBound }
            let similar = old.nodes.lowerBound + index - added.count
            if nodes.indices.contains(similar) { added[index].shareShape(with: nodes[similar]) }
        }
        for node in new.outermost { added[node].parent = old.list }
        let order = self.order.replacing(old.nodes, by: added, from: old.range.lowerBound, in: nodes)
        result.replace(old.nodes, by: added, order: order)
        for index in result.move(old, shift) { result.grow(index, old, new, shift) }
        result.declarations = declarations.map { declaration in
            var declaration = declaration
            declaration.range = shift.moved(declaration.range)
            return declaration
        }
        result.statements = statements.map { shift.moved($0) }
        result.previews = previews.map { shift.moved($0) }
        result.root = root.map { shift.moved($0) }
        result.rootStatement = rootStatement.map { shift.moved($0) }
        result.unshown = unshown.map { shift.moved($0) }
        result.rootIndex = rootIndex.map { shift.index($0) }
        return result
    }

    /// Moves the nodes outside the replaced lines; returns the new indices of those around them, which must grow.
    private mutating func move(_ old: ChangedLines, _ shift: LineShift) -> [Int] {
        var around: [Int] = []
        // In place, by the indices of the nodes before the replaced lines and behind them.
        nodes.withUnsafeMutableBufferPointer { nodes in
            for index in 0..<old.nodes.lowerBound {
                if let parent = nodes[index].parent { nodes[index].parent = shift.index(parent) }
                if nodes[index].item.upperBound > old.range.lowerBound { around.append(index) }
            }
            for index in old.nodes.upperBound + shift.step..<nodes.count {
                nodes[index].index = index
                if let parent = nodes[index].parent { nodes[index].parent = shift.index(parent) }
                if nodes[index].item.lowerBound >= old.range.upperBound {
                    nodes[index].nameOffset += shift.growth
                } else {
                    around.append(index)
                }
            }
        }
        return around
    }

    /// Changes a node around the replaced lines.
    private mutating func grow(_ index: Int, _ old: ChangedLines, _ new: NewLines, _ shift: LineShift) {
        let before = index < old.nodes.lowerBound ? index : index - shift.step
        var shape = nodes[index].shape
        let nameOffset = nodes[index].nameOffset
        var children = shape.children.map { shift.index($0 + before) - index }
        if before == old.list {
            shape.items.removeSubrange(old.items)
            // The children of a list are in the order of the nodes.
            let first = shape.children.firstIndexInOrder { $0 + before >= old.nodes.lowerBound }
            let end = shape.children.firstIndexInOrder { $0 + before >= old.nodes.upperBound }
            children.replaceSubrange(first..<end, with: new.outermost.map { $0 + old.nodes.lowerBound - index })
        }
        shape.children = children
        shape = shape.growing(at: old.range.upperBound - nameOffset, by: shift.growth)
        if before == old.list {
            let items = new.items.map { $0.moved(by: shift.start - nameOffset) }
            shape.items.insert(contentsOf: items, at: old.items.lowerBound)
        }
        if nameOffset >= old.range.upperBound {
            shape = shape.moved(by: -shift.growth)
            nodes[index].nameOffset += shift.growth
        }
        nodes[index].shape = shape
    }
}
