import BlueprintUI
import Foundation

/// One element of a laid-out tree, as values.
public struct ElementRecord: Equatable, Sendable {
    /// The progress of a render with an element; a finished render has flattened all.
    public enum Stage: Int, Comparable, Sendable {
        /// Its parent has not placed it yet.
        case unplaced
        /// Its parent has placed it.
        case placed
        /// The flatten phase has passed it: it is view-backed or flattened.
        case flattened

        /// Returns true if a stage comes before another.
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
    /// The identifier among its siblings: `Label.1`, `Label.key.2`.
    public var identifier: String
    /// The UTF-8 offset in the source of the type or modifier that made it; nil if that is not known.
    public var sourceTag: Int?
    /// The frame in the parent's coordinates, in points, before rounding; its size may be negative, infinite or nan.
    public var frame: CGRect
    /// The layout attributes other than the frame.
    public var attributes: ShownAttributes
    /// The number of the view that backs it; nil if it has none.
    public var view: Int?
    /// The class of the view that backs it; nil if it has none.
    public var nativeClass: String?
    /// The content of its view; nil if it is not view-backed.
    public var content: ShownContent? {
        get { boxedContent?.value }
        set { show(newValue.map { RecordedContent($0) }) }
    }
    /// The content as the record stores it.
    private(set) var boxedContent: RecordedContent?
    /// The looks of the view, which are read for all elements, so that their contents need not be.
    private(set) var looks: ShownContent.Looks

    /// The progress of the render with it.
    public var stage = Stage.flattened
    /// The facts about its layout that frames do not show.
    public var purpose: LayoutPurpose

    /// Creates a record of these values.
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
        content: ShownContent? = nil,
        purpose: LayoutPurpose = []
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
        boxedContent = content.map { RecordedContent($0) }
        looks = content?.looks ?? []
        self.purpose = purpose
    }

    private mutating func show(_ content: RecordedContent?) {
        looks = content?.part(\.looks) ?? []
        boxedContent = content
    }

    /// Takes the frame and the attributes of an element that was laid out again; its view stays, if it has one.
    mutating func place(_ frame: CGRect, _ attributes: ShownAttributes, isBacked: Bool) {
        self.frame = frame
        if !(attributes.isDefault && self.attributes.isDefault) { self.attributes = attributes }
        guard !isBacked, nativeClass != nil else { return }
        (view, nativeClass) = (nil, nil)
        show(nil)
    }

    /// Takes another size of its view before it was rounded to pixels.
    mutating func hold(unrounded size: CGSize) { boxedContent?.unrounded = size }

    /// Takes the view that backs the element, with its content.
    mutating func show(view number: Int, _ className: String, _ content: RecordedContent) {
        view = number
        nativeClass = className
        show(content)
    }

    /// Takes the content of the view that backed the same element before.
    mutating func showContent(of earlier: ElementRecord) {
        (boxedContent, looks, nativeClass) = (earlier.boxedContent, earlier.looks, earlier.nativeClass)
    }

    /// True if a part of the element's text is not shown.
    package var isTruncated: Bool { looks.contains(.truncated) }

    /// True if the element's text fits, but a word of it is broken between characters.
    var hasBrokenWord: Bool { looks.contains(.brokenWord) }

    /// True if the content of the view stays the same as long as the view keeps its bounds.
    var isSteady: Bool { looks.contains(.steady) }

    /// True if the element has a key: an identifier is the type and a count, with the key between them.
    var hasKey: Bool { identifier.utf8.dropFirst(typeName.utf8.count + 1).contains(UInt8(ascii: ".")) }

    /// True if the element is of a type that the app declares.
    package var isComponent: Bool { purpose.contains(.isComponent) }

    /// True if the element is view-backed.
    public var isViewBacked: Bool { nativeClass != nil }
}

extension ElementRecord: ReplaceableRecord {
    mutating func become(_ position: Int, of list: [Self]) {
        guard list[position].attributes.isShared(with: attributes),
            RecordedContent.haveSameStorage(list[position].boxedContent, boxedContent)
        else { return self = list[position] }
        (index, parent, depth) = (list[position].index, list[position].parent, list[position].depth)
        (sourceTag, frame, view) = (list[position].sourceTag, list[position].frame, list[position].view)
        if !Self.haveSameStorage(list[position].typeName, typeName) { typeName = list[position].typeName }
        if !Self.haveSameStorage(list[position].identifier, identifier) { identifier = list[position].identifier }
        if !Self.haveSameStorage(list[position].nativeClass, nativeClass) { nativeClass = list[position].nativeClass }
        if let size = list[position].boxedContent?.unrounded { boxedContent?.unrounded = size }
        (looks, stage, purpose) = (list[position].looks, list[position].stage, list[position].purpose)
    }
}

/// The type of an element and the place in the source that made it: the same for what a loop makes.
struct ElementOrigin: Hashable {
    private let typeName: String
    private let sourceTag: Int?

    init(_ element: ElementRecord) {
        typeName = element.typeName
        sourceTag = element.sourceTag
    }
}
