import Foundation

/// The answers of one node, by constraint.
///
/// Most nodes are asked one or two questions: these stand in line, and a table is made only for the third.
struct SizeCache {
    private struct Entry {
        var limits: CGSize
        var size: CGSize
    }

    private final class Table {
        var sizes: [Limits: CGSize] = [:]
    }

    /// Limits by their bits, so that a constraint that is not a number finds itself again.
    private struct Limits: Hashable {
        var width: UInt64
        var height: UInt64

        init(_ limits: CGSize) {
            width = Double(limits.width).bitPattern
            height = Double(limits.height).bitPattern
        }
    }

    private var first: Entry?
    private var second: Entry?
    private var table: Table?

    subscript(limits: CGSize) -> CGSize? {
        get {
            if let first, first.limits == limits { return first.size }
            if let second, second.limits == limits { return second.size }
            return table?.sizes[Limits(limits)]
        }
        set {
            guard let size = newValue else { return }
            if first == nil {
                first = Entry(limits: limits, size: size)
            } else if second == nil {
                second = Entry(limits: limits, size: size)
            } else {
                let table = self.table ?? Table()
                table.sizes[Limits(limits)] = size
                self.table = table
            }
        }
    }
}
