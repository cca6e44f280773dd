import SwiftInterpreter
import SwiftSyntax

/// The outline of another text whose unchanged lines may be reused, and the change from its text to the new one.
struct KnownOutline {
    var lines: [DocumentLine]
    var names: OutlineNames
    /// The nodes of the outline.
    var nodes: [DocumentNode]
    var change: TextChange
}

/// The lines of closures.
extension OutlineBuilder {
    mutating func visit(_ lines: CodeBlockItemListSyntax) -> [Int] { visitEach(lines, of: nil).outermost }

    /// Adds the closures of a call to its node: the lines of the trailing closure, and the elements of all closures.
    mutating func visitClosures(of call: FunctionCallExprSyntax, for node: Int) {
        if let closure = call.trailingClosure {
            let isList = outline.nodes[node].isList && closure.signature == nil
            let found = visitEach(closure.statements, of: isList ? node : nil)
            let nameOffset = outline.nodes[node].nameOffset
            outline.nodes[node].shape.items = found.lines.map { $0.moved(by: -nameOffset) }
            adopt(found.outermost, by: node)
        }
        for closure in call.additionalTrailingClosures { adopt(visit(closure.closure.statements), by: node) }
    }

    /// Returns the outermost nodes in lines, and the range of each line without the white space around it.
    mutating func visitEach(
        _ items: CodeBlockItemListSyntax,
        of list: Int?
    ) -> (outermost: [Int], lines: [Range<Int>]) {
        var found: [Int] = []
        var ranges: [Range<Int>] = []
        let around = currentLine
        defer { currentLine = around }
        for item in items.nodes {
            let range = item.position.utf8Offset..<max(item.position.utf8Offset, item.endPosition.utf8Offset)
            currentLine = around
            if let same = takeOver(range, of: list) {
                found += same.outermost
                ranges.append(same.inner)
                continue
            }
            let first = outline.nodes.count
            let index = append(line: item)
            currentLine = index
            lines[index].list = list
            let inner = lines[index].inner
            ranges.append(inner)
            let outermost = visit(item, inner)
            lines[index].nodes = first..<outline.nodes.count
            lines[index].outermost = outermost.map { .init(step: $0 - first, slot: outline.nodes[$0].slot) }
            found += outermost
        }
        return (found, ranges)
    }

    /// Adds a line inside the current one, without its nodes; returns its index.
    mutating func append(line: CodeBlockItemSyntax) -> Int {
        let start = line.position.utf8Offset
        let range = start..<max(start, line.endPosition.utf8Offset)
        let indent = laid.item(at: range)?.indent
        let nodes = outline.nodes.count..<outline.nodes.count
        lines.append(DocumentLine(range: range, inner: line.range, indent: indent, nodes: nodes, parent: currentLine))
        return lines.count - 1
    }

    /// Reuses the nodes of an unchanged line and returns the outermost ones; nil if the line has changed.
    private mutating func takeOver(_ range: Range<Int>, of list: Int?) -> (outermost: [Int], inner: Range<Int>)? {
        guard let known, let old = known.change.oldRange(of: range), let same = known.lines.lines(at: old),
            let line = same.first, line.parent != nil
        else { return nil }
        let shift = range.lowerBound - old.lowerBound
        let step = outline.nodes.count - line.nodes.lowerBound
        for node in known.nodes[line.nodes] {
            var node = node
            node.nameOffset += shift
            node.index += step
            node.parent = node.parent.flatMap { line.nodes.contains($0) ? $0 + step : nil }
            outline.nodes.append(node)
        }
        let index = lines.count
        for inner in same {
            var inner = inner.moved(by: shift, nodesBy: step, linesBy: index - same.startIndex)
            inner.indent = laid.item(at: inner.range)?.indent
            lines.append(inner)
        }
        lines[index].list = list
        lines[index].parent = currentLine
        let outermost = lines[index].outermost.map { outermost in
            let node = outermost.step + line.nodes.lowerBound + step
            outline.nodes[node].slot = outermost.slot
            outline.nodes[node].parent = nil
            return node
        }
        return (outermost, lines[index].inner)
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
                let slot = DocumentNode.Slot.declaration(binding.pattern.sourceText)
                found += visit(value, Place(slot: slot, item: range))
            }
            return found
        }
    }
}
