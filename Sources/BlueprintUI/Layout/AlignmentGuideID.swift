import Foundation

/// What elements are aligned by: a Swift type, or one that exists only while a program is interpreted.
struct AlignmentGuideID: Hashable {
    /// The Swift type; for a declared guide one that stands for it.
    let type: any AlignmentID.Type
    /// The guide that is declared while running.
    let declared: DeclaredAlignment?

    init(_ type: any AlignmentID.Type) {
        self.type = type
        declared = nil
    }

    init(_ declared: DeclaredAlignment) {
        type = DeclaredAlignmentID.self
        self.declared = declared
    }

    /// The guide of a stack's alignment, which tells of a declared one only that it is declared.
    init(_ type: any AlignmentID.Type, declared: DeclaredAlignment?) {
        self.type = type
        self.declared = type == DeclaredAlignmentID.self ? declared : nil
    }

    /// Where the guide lies in an element without a guide of its own, in points.
    func defaultValue(in dimensions: ElementDimensions) -> CGFloat {
        declared?.defaultValue(dimensions) ?? type.defaultValue(in: dimensions)
    }

    var name: String { declared?.name ?? "\(type)" }

    /// What guides are told apart by.
    var identity: ObjectIdentifier { declared.map { ObjectIdentifier($0) } ?? ObjectIdentifier(type) }

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.identity == rhs.identity }

    func hash(into hasher: inout Hasher) { hasher.combine(identity) }

    /// Stands for every declared guide where a Swift type is wanted.
    private enum DeclaredAlignmentID: AlignmentID {
        static func defaultValue(in context: ElementDimensions) -> CGFloat { 0 }
    }
}

/// A guide that is declared while running: equal only to itself.
package final class DeclaredAlignment {
    let name: String
    let defaultValue: (ElementDimensions) -> CGFloat

    /// Makes a guide of its type's name and of a function that says where it lies by default, in points.
    package init(name: String, defaultValue: @escaping (ElementDimensions) -> CGFloat) {
        self.name = name
        self.defaultValue = defaultValue
    }
}
