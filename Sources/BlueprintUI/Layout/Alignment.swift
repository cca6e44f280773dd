import Foundation

/// A type that says where a guide lies by default in an element of a given size.
///
/// Conform an empty enum to it and pass it to ``HorizontalAlignment`` or ``VerticalAlignment`` to make a custom alignment.
public protocol AlignmentID {
    /// The guide's position in points, from the leading or top edge; any number is allowed.
    static func defaultValue(in context: ElementDimensions) -> CGFloat
}

/// A guide across the width of an element.
public struct HorizontalAlignment: Equatable, CustomStringConvertible, @unchecked Sendable {
    // Not checked, since a type that conforms to a protocol may hold anything; one thread at a time asks a guide.
    let guide: AlignmentGuideID

    init(_ guide: AlignmentGuideID) {
        self.guide = guide
    }

    /// Makes an alignment with a guide of one's own.
    public init(_ id: any AlignmentID.Type) {
        self.init(AlignmentGuideID(id))
    }

    /// Makes an alignment with a guide that is declared while running.
    package init(_ declared: DeclaredAlignment) {
        self.init(AlignmentGuideID(declared))
    }

    /// Alignments are equal if they have the same guide.
    public static func == (lhs: HorizontalAlignment, rhs: HorizontalAlignment) -> Bool { lhs.guide == rhs.guide }

    /// The name of the guide's type.
    public var description: String { guide.name }

    /// The leading edge.
    public static var leading: HorizontalAlignment { HorizontalAlignment(Leading.self) }
    /// The middle.
    public static var center: HorizontalAlignment { HorizontalAlignment(Center.self) }
    /// The trailing edge.
    public static var trailing: HorizontalAlignment { HorizontalAlignment(Trailing.self) }

}

/// A guide along the height of an element.
public struct VerticalAlignment: Equatable, CustomStringConvertible, @unchecked Sendable {
    // Not checked, since a type that conforms to a protocol may hold anything; one thread at a time asks a guide.
    let guide: AlignmentGuideID

    init(_ guide: AlignmentGuideID) {
        self.guide = guide
    }

    /// Makes an alignment with a guide of one's own.
    public init(_ id: any AlignmentID.Type) {
        self.init(AlignmentGuideID(id))
    }

    /// Makes an alignment with a guide that is declared while running.
    package init(_ declared: DeclaredAlignment) {
        self.init(AlignmentGuideID(declared))
    }

    /// Alignments are equal if they have the same guide.
    public static func == (lhs: VerticalAlignment, rhs: VerticalAlignment) -> Bool { lhs.guide == rhs.guide }

    /// The name of the guide's type.
    public var description: String { guide.name }

    /// The top edge.
    public static var top: VerticalAlignment { VerticalAlignment(Top.self) }
    /// The middle.
    public static var center: VerticalAlignment { VerticalAlignment(Center.self) }
    /// The bottom edge.
    public static var bottom: VerticalAlignment { VerticalAlignment(Bottom.self) }

}

/// A guide on each axis.
public struct Alignment: Equatable, Sendable {
    /// The guide across the width.
    public var horizontal: HorizontalAlignment
    /// The guide along the height.
    public var vertical: VerticalAlignment

    /// Makes an alignment of two guides.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The middle of both axes.
    public static var center: Alignment { Alignment(horizontal: .center, vertical: .center) }
    /// The middle of the leading edge.
    public static var leading: Alignment { Alignment(horizontal: .leading, vertical: .center) }
    /// The middle of the trailing edge.
    public static var trailing: Alignment { Alignment(horizontal: .trailing, vertical: .center) }
    /// The middle of the top edge.
    public static var top: Alignment { Alignment(horizontal: .center, vertical: .top) }
    /// The middle of the bottom edge.
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
