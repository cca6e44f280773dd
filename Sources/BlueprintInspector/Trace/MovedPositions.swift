import BlueprintUI

/// A node or a view that knows the position of its record in the last list of its recorder.
protocol Positioned: AnyObject {
    var position: Int { get set }
    var childCount: Int { get }
    func child(atIndex index: Int) -> Self
}

extension LayoutNode: Positioned {}
extension MountedView: Positioned {}

extension Positioned {
    /// Changes the positions of this one and of all in it.
    func movePositions(by shift: Int) {
        position += shift
        var remaining: ContiguousArray<Self> = [self]
        while let next = remaining.popLast() {
            for index in 0..<next.childCount {
                let child = next.child(atIndex: index)
                child.position += shift
                if child.childCount > 0 { remaining.append(child) }
            }
        }
    }
}
