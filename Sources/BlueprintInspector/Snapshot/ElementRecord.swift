import Foundation

/// One element of a laid-out tree, as values.
public struct ElementRecord: Equatable, Sendable {
    /// How far a render has come with an element; a finished one has flattened all.
    public enum Stage: Int, Comparable, Sendable {
        /// It has no frame yet.
        case unplaced
        /// It has a frame.
        case placed
        /// It is decided whether it has a view.
        case flattened

        /// Earlier stages come first.
        public static func < (earlier: Stage, later: Stage) -> Bool { earlier.rawValue < later.rawValue }
    }

    /// The position in the snapshot's list, which is in pre-order.
    public var index: Int
    /// The position of the parent; nil for the root.
    public var parent: Int?
    /// The number of ancestors.
    public var depth: Int
    /// The element's type.
    public var typeName: String
    /// What tells it from its siblings: `Label.1`, `Label.key.2`.
    public var identifier: String
    /// Where in the source it was made: the UTF-8 offset of the name of its type or modifier; nil if that is not known.
    public var sourceTag: Int?
    /// The frame in the parent's coordinates, in points, before rounding; it may be negative, infinite or nan.
    public var frame: CGRect
    /// How it is shown besides its frame.
    public var attributes: ShownAttributes
    /// The number of the view that backs it; nil if it has none.
    public var view: Int?
    /// The class of the view that backs it; nil if it has none.
    public var nativeClass: String?
    /// What its view shows; nil if it has no view.
    public var content: ShownContent? {
        get { boxedContent?.value }
        set { boxedContent = newValue.map { Seldom($0) } }
    }
    /// What its view shows, as the record holds it.
    var boxedContent: Seldom<ShownContent>?

    /// How far the render has come with it.
    public var stage = Stage.flattened

    /// A record of these values.
    public init(
        index: Int,
        parent: Int?,
        depth: Int,
        typeName: String,
        identifier: String,
        sourceTag: Int? = nil,
        frame: CGRect,
        attributes: ShownAttributes = ShownAttributes(),
        view: Int? = nil,
        nativeClass: String? = nil,
        content: ShownContent? = nil
    ) {
        self.index = index
        self.parent = parent
        self.depth = depth
        self.typeName = typeName
        self.identifier = identifier
        self.sourceTag = sourceTag
        self.frame = frame
        self.attributes = attributes
        self.view = view
        self.nativeClass = nativeClass
        boxedContent = content.map { Seldom($0) }
    }

    /// A record of an element that has no view yet.
    init(_ node: Trace.Node, index: Int, depth: Int, frame: CGRect, attributes: ShownAttributes) {
        self.index = index
        parent = node.parent
        self.depth = depth
        typeName = node.typeName
        identifier = node.identifier
        sourceTag = node.sourceTag
        self.frame = frame
        self.attributes = attributes
    }

    /// Whether a native view backs the element.
    public var isViewBacked: Bool { nativeClass != nil }
}
