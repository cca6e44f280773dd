/// A render that is one of several in a picture.
public struct CaptionedRender: Sendable {
    /// The words above it, such as the size of its viewport.
    public let caption: String
    /// The elements and the views.
    public let snapshot: RenderSnapshot
    /// The labels of the elements.
    public let labels: NodeLabels

    /// A render below a caption.
    public init(caption: String, snapshot: RenderSnapshot, labels: NodeLabels) {
        self.caption = caption
        self.snapshot = snapshot
        self.labels = labels
    }
}
