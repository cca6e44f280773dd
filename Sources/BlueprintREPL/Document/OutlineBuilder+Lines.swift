import SwiftSyntax

/// The lines of closures.
extension OutlineBuilder {
    mutating func visit(_ lines: CodeBlockItemListSyntax) -> [Int] {
        var found: [Int] = []
        for line in lines {
            let range = line.position.utf8Offset..<max(line.position.utf8Offset, line.endPosition.utf8Offset)
            if let same = takeOver(range) {
                found += same
                continue
            }
            let first = outline.nodes.count
            let index = items.append(OutlineItems.Item(range: range))
            let outermost = visit(line)
            items.finish(
                index,
                nodes: first..<outline.nodes.count,
                outermost: outermost.map { ($0, outline.nodes[$0].slot) }
            )
            found += outermost
        }
        return found
    }

    /// Takes over the nodes of a line that has not changed, and gives the outermost ones; nil if it has.
    private mutating func takeOver(_ range: Range<Int>) -> [Int]? {
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
        return line.outermost.map { $0.node + step }
    }

    private mutating func visit(_ line: CodeBlockItemSyntax) -> [Int] {
        let place = Place(slot: .item, item: line.range)
        switch line.item {
        case .expr(let expression): return visit(expression, place)
        case .stmt(let statement): return visit(statement, place)
        case .decl(let declaration):
            guard let variable = declaration.as(VariableDeclSyntax.self) else { return [] }
            var found: [Int] = []
            for binding in variable.bindings {
                guard let value = binding.initializer?.value else { continue }
                let slot = DocumentNode.Slot.declaration(binding.pattern.trimmedDescription)
                found += visit(value, Place(slot: slot, item: line.range))
            }
            return found
        }
    }
}
