import SwiftSyntax

/// The lines of closures.
extension OutlineBuilder {
    mutating func visit(_ lines: CodeBlockItemListSyntax) -> [Int] { visitEach(lines).outermost }

    /// Adds the closures of a call to its node: the lines of the trailing closure, and the elements of all closures.
    mutating func visitClosures(of call: FunctionCallExprSyntax, for node: Int) {
        if let closure = call.trailingClosure {
            let found = visitEach(closure.statements)
            outline.nodes[node].items = found.lines
            adopt(found.outermost, by: node)
        }
        for closure in call.additionalTrailingClosures { adopt(visit(closure.closure.statements), by: node) }
    }

    /// Returns the outermost nodes in lines, and the range of each line without the white space around it.
    private mutating func visitEach(
        _ lines: CodeBlockItemListSyntax
    ) -> (outermost: [Int], lines: [Range<Int>]) {
        var found: [Int] = []
        var ranges: [Range<Int>] = []
        for line in lines {
            let range = line.position.utf8Offset..<max(line.position.utf8Offset, line.endPosition.utf8Offset)
            if let same = takeOver(range) {
                found += same.outermost
                ranges.append(same.inner)
                continue
            }
            let first = outline.nodes.count
            let inner = line.range
            let index = items.append(OutlineItems.Item(range: range, inner: inner))
            ranges.append(inner)
            let outermost = visit(line, inner)
            items.finish(
                index,
                nodes: first..<outline.nodes.count,
                outermost: outermost.map { ($0, outline.nodes[$0].slot) }
            )
            found += outermost
        }
        return (found, ranges)
    }

    /// Reuses the nodes of an unchanged line and returns the outermost ones; nil if the line has changed.
    private mutating func takeOver(_ range: Range<Int>) -> (outermost: [Int], inner: Range<Int>)? {
        guard let known, let old = known.change.oldRange(of: range), let same = known.items.items(at: old),
            let line = same.first
        else { return nil }
        let shift = range.lowerBound - old.lowerBound
        let step = outline.nodes.count - line.nodes.lowerBound
        for node in known.nodes[line.nodes] {
            outline.nodes.append(node.moved(by: shift, nodesBy: step, parents: line.nodes))
        }
        for item in same { _ = items.append(item.moved(by: shift, nodesBy: step)) }
        for (node, slot) in line.outermost {
            outline.nodes[node + step].slot = slot
            outline.nodes[node + step].parent = nil
        }
        return (line.outermost.map { $0.node + step }, line.inner.moved(by: shift))
    }

    private mutating func visit(_ line: CodeBlockItemSyntax, _ range: Range<Int>) -> [Int] {
        let place = Place(slot: .item, item: range)
        switch line.item {
        case .expr(let expression): return visit(expression, place)
        case .stmt(let statement): return visit(statement, place)
        case .decl(let declaration):
            guard let variable = declaration.as(VariableDeclSyntax.self) else { return [] }
            var found: [Int] = []
            for binding in variable.bindings {
                guard let value = binding.initializer?.value else { continue }
                let slot = DocumentNode.Slot.declaration(binding.pattern.trimmedDescription)
                found += visit(value, Place(slot: slot, item: range))
            }
            return found
        }
    }
}
