import Foundation

/// A type that defines the default position of an alignment guide in an element of a given size.
///
/// To create a custom alignment, conform an empty enum to this protocol and pass it to ``HorizontalAlignment`` or
/// ``VerticalAlignment``.
public protocol AlignmentID {
    /// Returns the guide's position in points, from the leading or top edge; any number is allowed.
    static func defaultValue(in context: ElementDimensions) -> CGFloat
}

/// An alignment guide on the horizontal axis.
public struct HorizontalAlignment: Equatable, CustomStringConvertible, Sendable {
    let guide: AlignmentGuideID

    init(_ guide: AlignmentGuideID) {
        self.guide = guide
    }

    /// Creates an alignment with a custom guide.
    public init(_ id: any AlignmentID.Type) {
        self.init(AlignmentGuideID(id))
    }

    /// Creates an alignment with a guide declared at run time.
    package init(_ declared: DeclaredAlignment) {
        self.init(AlignmentGuideID(declared))
    }

    /// Returns true if both have the same guide.
    public static func == (lhs: HorizontalAlignment, rhs: HorizontalAlignment) -> Bool { lhs.guide == rhs.guide }

    /// The name of the guide's type.
    public var description: String { guide.name }

    /// The leading edge.
    public static var leading: HorizontalAlignment { HorizontalAlignment(Leading.self) }
    /// The horizontal centre.
    public static var center: HorizontalAlignment { HorizontalAlignment(Center.self) }
    /// The trailing edge.
    public static var trailing: HorizontalAlignment { HorizontalAlignment(Trailing.self) }

}

/// An alignment guide on the vertical axis.
public struct VerticalAlignment: Equatable, CustomStringConvertible, Sendable {
    let guide: AlignmentGuideID

    init(_ guide: AlignmentGuideID) {
        self.guide = guide
    }

    /// Creates an alignment with a custom guide.
    public init(_ id: any AlignmentID.Type) {
        self.init(AlignmentGuideID(id))
    }

    /// Creates an alignment with a guide declared at run time.
    package init(_ declared: DeclaredAlignment) {
        self.init(AlignmentGuideID(declared))
    }

    /// Returns true if both have the same guide.
    public static func == (lhs: VerticalAlignment, rhs: VerticalAlignment) -> Bool { lhs.guide == rhs.guide }

    /// The name of the guide's type.
    public var description: String { guide.name }

    /// The top edge.
    public static var top: VerticalAlignment { VerticalAlignment(Top.self) }
    /// The vertical centre.
    public static var center: VerticalAlignment { VerticalAlignment(Center.self) }
    /// The bottom edge.
    public static var bottom: VerticalAlignment { VerticalAlignment(Bottom.self) }

}

/// An alignment guide on each axis.
public struct Alignment: Equatable, Sendable {
    /// The horizontal guide.
    public var horizontal: HorizontalAlignment
    /// The vertical guide.
    public var vertical: VerticalAlignment

    /// Creates an alignment from two guides.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The centre on both axes.
    public static var center: Alignment { Alignment(horizontal: .center, vertical: .center) }
    /// The centre of the leading edge.
    public static var leading: Alignment { Alignment(horizontal: .leading, vertical: .center) }
    /// The centre of the trailing edge.
    public static var trailing: Alignment { Alignment(horizontal: .trailing, vertical: .center) }
    /// The centre of the top edge.
    public static var top: Alignment { Alignment(horizontal: .center, vertical: .top) }
    /// The centre of the bottom edge.
    public static var bottom: Alignment { Alignment(horizontal: .center, vertical: .bottom) }
    /// The top leading corner.
    public static var topLeading: Alignment { Alignment(horizontal: .leading, vertical: .top) }
    /// The top trailing corner.
    public static var topTrailing: Alignment { Alignment(horizontal: .trailing, vertical: .top) }
    /// The bottom leading corner.
    public static var bottomLeading: Alignment { Alignment(horizontal: .leading, vertical: .bottom) }
    /// The bottom trailing corner.
    public static var bottomTrailing: Alignment { Alignment(horizontal: .trailing, vertical: .bottom) }
}

extension HorizontalAlignment {
    enum Leading: AlignmentID {
        static func defaultValue(in context: ElementDimensions) -> CGFloat { 0 }
    }

    enum Center: AlignmentID {
        static func defaultValue(in context: ElementDimensions) -> CGFloat { context.width / 2 }
    }

    enum Trailing: AlignmentID {
        static func defaultValue(in context: ElementDimensions) -> CGFloat { context.width }
    }
}

extension VerticalAlignment {
    enum Top: AlignmentID {
        static func defaultValue(in context: ElementDimensions) -> CGFloat { 0 }
    }

    enum Center: AlignmentID {
        static func defaultValue(in context: ElementDimensions) -> CGFloat { context.height / 2 }
    }

    enum Bottom: AlignmentID {
        static func defaultValue(in context: ElementDimensions) -> CGFloat { context.height }
    }
}

/// The identity of an alignment guide: a Swift type, or a guide declared by an interpreted program.
// Unchecked, as a type that conforms to a protocol may hold anything; a guide is used by one thread at a time.
struct AlignmentGuideID: Hashable, @unchecked Sendable {
    /// The Swift type; for a declared guide a placeholder.
    let type: any AlignmentID.Type
    /// The guide declared at run time, or nil.
    let declared: DeclaredAlignment?

    init(_ type: any AlignmentID.Type) {
        self.type = type
        declared = nil
    }

    init(_ declared: DeclaredAlignment) {
        type = DeclaredAlignmentID.self
        self.declared = declared
    }

    /// Creates the guide of a stack's alignment; for a declared guide the type is only a placeholder.
    init(_ type: any AlignmentID.Type, declared: DeclaredAlignment?) {
        self.type = type
        self.declared = type == DeclaredAlignmentID.self ? declared : nil
    }

    /// Returns the default position of the guide in an element, in points.
    func defaultValue(in dimensions: ElementDimensions) -> CGFloat {
        declared?.defaultValue(dimensions) ?? type.defaultValue(in: dimensions)
    }

    var name: String { declared?.name ?? "\(type)" }

    /// The identity by which guides are compared.
    var identity: ObjectIdentifier { declared.map { ObjectIdentifier($0) } ?? ObjectIdentifier(type) }

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.identity == rhs.identity }

    func hash(into hasher: inout Hasher) { hasher.combine(identity) }

    /// A placeholder for declared guides where a Swift type is required.
    private enum DeclaredAlignmentID: AlignmentID {
        static func defaultValue(in context: ElementDimensions) -> CGFloat { 0 }
    }
}

/// A guide declared at run time; equal only to itself.
package final class DeclaredAlignment {
    let name: String
    let defaultValue: (ElementDimensions) -> CGFloat

    /// Creates a guide from the name of its type and a function that returns its default position, in points.
    package init(name: String, defaultValue: @escaping (ElementDimensions) -> CGFloat) {
        self.name = name
        self.defaultValue = defaultValue
    }
}

/// The size of an element, in points, and the positions of its alignment guides.
public struct ElementDimensions: Equatable {
    /// The width in points.
    public var width: CGFloat { size.width }
    /// The height in points.
    public var height: CGFloat { size.height }

    let size: CGSize
    // The guides that were set explicitly: few or none, so an array is enough.
    private var explicitGuides: [Guide] = []

    private struct Guide: Equatable {
        var id: ObjectIdentifier
        var value: CGFloat
    }

    /// Creates the dimensions of an element of the given size in points.
    public init(size: CGSize) {
        self.size = size
    }

    /// The position of a horizontal guide, from the leading edge: the explicit one or else the default.
    public subscript(guide: HorizontalAlignment) -> CGFloat {
        get { self[explicit: guide] ?? guide.guide.defaultValue(in: self) }
        set { set(guide.guide, to: newValue) }
    }

    /// The position of a vertical guide, from the top edge: the explicit one or else the default.
    public subscript(guide: VerticalAlignment) -> CGFloat {
        get { self[explicit: guide] ?? guide.guide.defaultValue(in: self) }
        set { set(guide.guide, to: newValue) }
    }

    /// The position of a horizontal guide if it was set explicitly, or else nil.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitValue(of: guide.guide) }

    /// The position of a vertical guide if it was set explicitly, or else nil.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitValue(of: guide.guide) }

    private func explicitValue(of guide: AlignmentGuideID) -> CGFloat? {
        explicitGuides.first { $0.id == guide.identity }?.value
    }

    private mutating func set(_ guide: AlignmentGuideID, to value: CGFloat) {
        explicitGuides.removeAll { $0.id == guide.identity }
        explicitGuides.append(Guide(id: guide.identity, value: value))
    }
}
