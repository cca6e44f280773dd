import BlueprintUI
import Foundation

extension ElementRecord {
    /// Creates a record of an element whose view is not known yet.
    init(
        _ node: Trace.Node,
        index: Int,
        depth: Int,
        frame: CGRect,
        attributes: ShownAttributes,
        purpose: LayoutPurpose
    ) {
        self.index = index
        parent = node.parent
        self.depth = depth
        typeName = node.typeName
        identifier = node.identifier
        sourceTag = node.sourceTag
        self.frame = frame
        self.attributes = attributes
        self.purpose = purpose
    }
}
