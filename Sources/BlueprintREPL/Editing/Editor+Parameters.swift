import BlueprintInspector

/// Parameters of a declaration, whose values belong to its uses.
extension Editor {
    /// Returns the error about a setting in an opened declaration whose value is a parameter; nil for others.
    func parameterError(_ setting: Language.Setting, of number: Int, to value: String) -> InputError? {
        guard let opened = context.opened, number >= opened.firstNumber, let node = document.outline.node(number),
            let range = document.value(of: setting, of: node), document.text(range).allSatisfy(\.isPartOfName)
        else { return nil }
        let use = NameUses(in: document.tree).uses.first { $0.range == range }
        guard let use, use.scope == opened.declaration.range.lowerBound else { return nil }
        let label = context.labels.index(of: opened.path).map { context.labels[$0].full } ?? opened.path
        return InputError(
            "the \(setting.name) of \(label) is \(use.name), a parameter of \(opened.declaration.name)",
            fix: self.use(of: opened).map { .type(["set \($0) \(use.name) \(value)"]) }
        )
    }

    /// Returns the reference to the element around the named one that uses the declaration.
    private func use(of opened: OpenedDeclaration) -> String? {
        let elements = context.screen.snapshot.elements
        var next = context.labels.index(of: opened.path)
        while let index = next {
            if elements[index].typeName == opened.declaration.name { return context.labels.reference(of: index) }
            next = elements[index].parent
        }
        return context.labels.index(of: opened.path).flatMap(context.nearestNumber).map { "#\($0)" }
    }
}

extension Document {
    /// Returns the value of a setting as it is written; nil if it is left out.
    func value(of setting: Language.Setting, of node: DocumentNode) -> Range<Int>? {
        switch setting.place {
        case .argument(let label, _): return node.arguments.first { $0.label == label }?.value
        case .trait(let label, _, _): return node.traits?.arguments.first { $0.label == label }?.value
        case .property(let name):
            let start = "\(node.closureParameter).\(name) = "
            return node.items.first { text($0).hasPrefix(start) }.map {
                $0.lowerBound + start.utf8.count..<$0.upperBound
            }
        }
    }
}
