import SwiftInterpreter
import SwiftSyntax

/// The nodes and traits for calls.
extension OutlineBuilder {
    func makeNode(
        _ call: FunctionCallExprSyntax,
        name: String,
        type: String,
        nameOffset: Int,
        _ place: Place
    ) -> DocumentNode {
        let end = max(nameOffset, call.endPositionBeforeTrailingTrivia.utf8Offset)
        var node = DocumentNode(
            name: name,
            typeName: type,
            nameOffset: nameOffset,
            range: nameOffset..<end,
            item: place.item,
            slot: place.slot
        )
        node.arguments = arguments(of: call)
        if let left = call.leftParen, let right = call.rightParen {
            node.parentheses = left.range.lowerBound..<right.range.upperBound
        }
        if let closure = call.trailingClosure {
            node.closure = closure.range
            node.shape.closureParameter = parameter(of: closure)
        }
        return node
    }

    func arguments(of call: FunctionCallExprSyntax) -> [DocumentNode.Argument] {
        call.arguments.nodes.map {
            let whole = $0.range
            let value = $0.expression.range
            return .init(label: $0.label?.text, range: whole.lowerBound..<value.upperBound, value: value)
        }
    }

    private func parameter(of closure: ClosureExprSyntax) -> String {
        switch closure.signature?.parameterClause {
        case .simpleInput(let names): names.first?.name.text ?? "$0"
        case .parameterClause(let clause): clause.parameters.first?.firstName.text ?? "$0"
        case nil: "$0"
        }
    }

    func traits(of call: CallChain.Call) -> DocumentNode.Traits {
        let start = call.period.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = max(start, call.call.endPositionBeforeTrailingTrivia.utf8Offset)
        let left = call.call.leftParen?.range.lowerBound ?? end
        let right = call.call.rightParen?.range.upperBound ?? end
        return .init(
            name: call.name,
            arguments: arguments(of: call.call),
            range: start..<end,
            parentheses: left..<max(left, right)
        )
    }

    mutating func append(_ node: DocumentNode, containing children: [Int], slot: DocumentNode.Slot?) -> Int {
        let index = outline.nodes.count
        var node = node
        node.index = index
        let isModifier = node.isModifier
        outline.nodes.append(node)
        adopt(children, by: index)
        if isModifier, let slot {
            for child in children { outline.nodes[child].slot = slot }
        }
        return index
    }

    mutating func adopt(_ children: [Int], by parent: Int) {
        guard !children.isEmpty else { return }
        for child in children { outline.nodes[child].parent = parent }
        outline.nodes[parent].shape.children += children.map { $0 - parent }
    }
}
