import BlueprintUI

extension LayoutNode {
    /// Changes the positions of the element and the elements in it.
    func movePositions(by shift: Int) {
        position += shift
        var remaining: ContiguousArray<LayoutNode> = [self]
        while let node = remaining.popLast() {
            for index in 0..<node.childCount {
                let child = node.child(atIndex: index)
                child.position += shift
                if child.childCount > 0 { remaining.append(child) }
            }
        }
    }
}

extension MountedView {
    /// Changes the positions of the view and the views in it.
    func movePositions(by shift: Int) {
        position += shift
        var remaining: ContiguousArray<MountedView> = [self]
        while let view = remaining.popLast() {
            for index in 0..<view.childCount {
                let child = view.child(at: index)
                child.position += shift
                if child.childCount > 0 { remaining.append(child) }
            }
        }
    }
}
