import BlueprintUI
import BlueprintUICommonControls

/// Changes one leaf of a tree; everything that is not on the way to it stays the same value.
enum ChangedLeaf {
    /// The tree with another leaf in the middle of a long list, or at the end of a short one.
    static func inside(_ element: any Element) -> any Element {
        if let stack = element as? Column { return changed(stack) }
        if let stack = element as? Row { return changed(stack) }
        if var box = element as? Box {
            box.wrappedElement = box.wrappedElement.map(inside)
            return box
        }
        if var inset = element as? Inset {
            inset.wrappedElement = inside(inset.wrappedElement)
            return inset
        }
        if let centered = element as? Centered { return Centered(inside(centered.wrapped)) }
        if let leaf = element as? Leaf {
            return Leaf(leaf.size.width + 1, leaf.size.height, isViewBacked: leaf.isViewBacked)
        }
        // As long as before, so that the neighbours stay where they are.
        if let leaf = element as? TextLeaf { return TextLeaf(text: leaf.text.dropLast() + "!") }
        return element
    }

    private static func changed<Stack: StackElement>(_ stack: Stack) -> Stack {
        let count = stack.children.count
        guard count > 0 else { return stack }
        let index = count > 3 ? count / 2 : count - 1
        var copy = stack
        copy.children[index].element = inside(stack.children[index].element)
        return copy
    }
}
