import Foundation

/// One native view of a rendered tree, as values.
public struct ViewRecord: Equatable, Sendable {
    /// An element without a view between a view's element and the element of its parent view.
    public struct Flattened: Equatable, Sendable {
        /// The element's position in the snapshot.
        public var element: Int
        /// Its origin in its parent, in points: what it hands down to the view.
        public var offset: CGPoint

        /// A vanished element and its offset.
        public init(element: Int, offset: CGPoint) {
            self.element = element
            self.offset = offset
        }
    }

    /// The number: views are counted as they are made, and a number is never used again.
    public var number: Int
    /// The name of the class.
    public var className: String
    /// The position of the parent view in the snapshot's list; nil for the view that holds the tree.
    public var parent: Int?
    /// The number of ancestors.
    public var depth: Int
    /// The position of its element; nil for the view that holds the tree.
    public var element: Int?
    /// The frame in the parent view, in points, rounded to pixels.
    public var frame: CGRect
    /// The frame in the parent view before rounding.
    public var unroundedFrame: CGRect
    /// How it is shown besides its frame: its element's attributes and those handed down by vanished ones.
    public var attributes: ShownAttributes
    /// The vanished elements between the parent view's element and its own, outermost first.
    public var flattened: [Flattened]
    /// What it shows.
    public var content: ShownContent {
        get { boxedContent.value }
        set { boxedContent = Seldom(newValue) }
    }
    /// What it shows, as the record holds it.
    var boxedContent: Seldom<ShownContent>

    /// A record of these values.
    public init(
        number: Int,
        className: String,
        parent: Int?,
        depth: Int,
        element: Int?,
        frame: CGRect,
        unroundedFrame: CGRect? = nil,
        attributes: ShownAttributes = ShownAttributes(),
        flattened: [Flattened] = [],
        content: ShownContent = ShownContent()
    ) {
        self.init(
            number: number,
            className: className,
            parent: parent,
            depth: depth,
            element: element,
            frame: frame,
            unroundedFrame: unroundedFrame,
            attributes: attributes,
            flattened: flattened,
            boxedContent: Seldom(content)
        )
    }

    init(
        number: Int,
        className: String,
        parent: Int?,
        depth: Int,
        element: Int?,
        frame: CGRect,
        unroundedFrame: CGRect?,
        attributes: ShownAttributes,
        flattened: [Flattened],
        boxedContent: Seldom<ShownContent>
    ) {
        self.number = number
        self.className = className
        self.parent = parent
        self.depth = depth
        self.element = element
        self.frame = frame
        self.unroundedFrame = unroundedFrame ?? frame
        self.attributes = attributes
        self.flattened = flattened
        self.boxedContent = boxedContent
    }

    /// The number as it is written: `v3`.
    public var reference: String { "v\(number)" }

    /// The number and the class: `v3 UILabel`.
    public var title: String { "v\(number) \(className)" }
}
