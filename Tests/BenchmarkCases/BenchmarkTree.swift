import BlueprintUI
import BlueprintUICommonControls
import Foundation

/// A tree for measuring the engine.
///
/// The reference implementation and Yoga were measured with the same trees, so that the numbers are comparable.
public struct BenchmarkTree: Hashable, Sendable {
    /// The shapes of trees.
    public enum Shape: String, CaseIterable, Sendable {
        /// Alternating rows and columns, each of a text and the next level; every level is measured with several
        /// constraints.
        case comb
        /// Elements nested in each other, one per level.
        case deep
        /// One column of labels, whose texts are drawn.
        case labels
        /// Alternating rows and columns with three children each.
        case nested
        /// One column of many rows.
        case wide
    }

    /// The shape.
    public let shape: Shape
    /// The number of rows of a wide tree, of labels, of levels of other trees; a negative number counts as 0.
    public let size: Int

    /// Creates a tree of a shape and a size.
    public init(_ shape: Shape, _ size: Int) {
        self.shape = shape
        self.size = max(0, size)
    }

    /// Creates the elements of the tree.
    public func makeElement() -> any Element {
        switch shape {
        case .comb: return Self.comb(size)
        case .deep: return Self.deep(size)
        case .labels: return Self.labels(size)
        case .nested:
            var leaves = 0
            return Self.nested(size, &leaves)
        case .wide: return Self.wide(size)
        }
    }

    /// The size of the view that displays the tree, in points.
    public var viewport: CGSize {
        switch shape {
        case .comb: CGSize(width: 400, height: 800)
        case .deep, .nested: CGSize(width: 4_000, height: 4_000)
        case .labels: CGSize(width: 400, height: CGFloat(size) * 16)
        case .wide: CGSize(width: 400, height: CGFloat(size) * 60)
        }
    }

    /// The number of elements in the tree.
    public var elementCount: Int {
        switch shape {
        case .comb: 2 * size + 1
        case .deep: 3 * size + 1
        case .labels: size + 1
        case .nested: (0..<size).reduce(1) { count, _ in 3 * count + 1 }
        case .wide: 6 * size + 1
        }
    }
}

// MARK: - The shapes

extension BenchmarkTree {
    private static func comb(_ levels: Int) -> any Element {
        var element: any Element = TextLeaf(text: "seed text here")
        for level in 0..<levels {
            let next = element
            let text = TextLeaf(text: "some words to wrap \(level)")
            element =
                level.isMultiple(of: 2)
                ? Row(minimumSpacing: 2) {
                    text; next
                }
                : Column(minimumSpacing: 2) {
                    text; next
                }
        }
        return element
    }

    private static func deep(_ levels: Int) -> any Element {
        var element: any Element = Leaf(10, 10, isViewBacked: true)
        for _ in 0..<levels {
            element = Inset(uniformInset: 1, wrapping: Box(wrapping: Centered(element)))
        }
        return element
    }

    private static func labels(_ count: Int) -> any Element {
        Column(alignment: .fill) {
            for index in 0..<count { Label(text: "Label number \(index)") }
        }
    }

    private static func nested(_ levels: Int, _ leaves: inout Int) -> any Element {
        guard levels > 0 else {
            leaves += 1
            guard !leaves.isMultiple(of: 3) else { return TextLeaf(text: "ab cd") }
            return Leaf(5, 5, isViewBacked: leaves.isMultiple(of: 2))
        }
        let children = [nested(levels - 1, &leaves), nested(levels - 1, &leaves), nested(levels - 1, &leaves)]
        return levels.isMultiple(of: 2)
            ? Row(minimumSpacing: 1) { children }
            : Column(minimumSpacing: 1) { children }
    }

    private static func wide(_ rows: Int) -> any Element {
        Column(alignment: .fill, minimumSpacing: 2) {
            for row in 0..<rows {
                Box(
                    wrapping: Row(minimumSpacing: 4) {
                        Leaf(20, 20, isViewBacked: true).stackLayoutChild(priority: .fixed)
                        Leaf(10, 10, isViewBacked: false).stackLayoutChild(priority: .fixed)
                        TextLeaf(text: "row number \(row) has some text to wrap in it")
                            .stackLayoutChild(priority: .flexible)
                    }
                    .inset(uniform: 4)
                )
            }
        }
    }
}
