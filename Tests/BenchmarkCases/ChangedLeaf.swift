import BlueprintUI
import BlueprintUICommonControls

/// Changes one leaf of a tree; all elements except its ancestors stay the same values.
enum ChangedLeaf {
    /// Returns the tree with a different leaf in the middle of a long list, or at the end of a short one.
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
        // The text keeps its length, so that the neighbors keep their frames.
        if var label = element as? Label {
            label.text = label.text.dropLast() + "!"
            return label
        }
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
