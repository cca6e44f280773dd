extension LayoutNode {
    /// The priorities in a stack; nil for any other element.
    package var stackPriorities: StackPriorities? {
        if type(of: storage) == StackStorage.self { return (storage as? StackStorage)?.priorities }
        // A stack of the app may have other content.
        guard let stack = element.untagged as? any StackElement else { return nil }
        let children = stack.children.map {
            StackPriorities.Child(grow: $0.traits.growPriority, shrink: $0.traits.shrinkPriority)
        }
        return StackPriorities(underflow: stack.layout.underflow, children: children)
    }
}
