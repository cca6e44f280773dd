/// The progress of a node through the layout.
struct LayoutNodeState {
    /// The number of the first children that are known to belong to a node of the next render.
    var movedChildren: Int32 = 0
    /// True if the child nodes have been created.
    var hasChildren = false
    /// True if the content is known to have no children, so that nothing is to be placed.
    var isChildless = false
    /// True if the parent's layout has placed the node.
    var isPlaced = false
    /// True if the subtree is laid out for the node's size.
    var isLaidOut = false
    /// True if the subtree has been laid out since the last flattening.
    var needsFlattening = true
    /// True if the subtree has been laid out since it was last recorded.
    var needsRecording = true
    /// True if the node was made of one with another identifier, whose record has not been copied yet.
    var isRenamed = false
    /// True if the subtree contains an element that is built for each constraint.
    var containsReader = false
    /// True if the subtree contains an element that breaks the layout contract.
    var breaksContract = false
    /// True if the subtree depends only on the elements' values.
    var isUnchanging = false
    /// True if the element is view-backed with a description that depends only on its value.
    var keepsDescription = false
    /// True if that description always writes the same values.
    var keepsWrites = false
}
