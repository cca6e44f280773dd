import Foundation

/// The identity of an alignment guide: a Swift type, or a guide declared by an interpreted program.
struct AlignmentGuideID: Hashable {
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
