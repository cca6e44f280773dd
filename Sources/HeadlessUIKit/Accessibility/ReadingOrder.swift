import Foundation

/// The order in which VoiceOver reads elements that no container orders: row by row, from the leading edge.
package enum ReadingOrder {
    /// Returns items in reading order.
    ///
    /// An item belongs to a row if its middle is above the bottom of the highest item in the row. Items at the same place
    /// keep their order.
    package static func sorted<Item>(
        _ items: [Item],
        isRightToLeft: Bool = false,
        frame: (Item) -> CGRect
    ) -> [Item] {
        let placed = items.enumerated().map { (index: $0, item: $1, frame: frame($1)) }
            .sorted { ($0.frame.minY, $0.index) < ($1.frame.minY, $1.index) }
        var rows: [[(index: Int, item: Item, frame: CGRect)]] = []
        for one in placed {
            if let first = rows.last?.first, one.frame.middle.y < first.frame.maxY {
                rows[rows.count - 1].append(one)
            } else {
                rows.append([one])
            }
        }
        return rows.flatMap { row in
            row.sorted { one, other in
                let edges = isRightToLeft ? (-one.frame.maxX, -other.frame.maxX) : (one.frame.minX, other.frame.minX)
                return edges.0 == edges.1 ? one.index < other.index : edges.0 < edges.1
            }.map(\.item)
        }
    }
}
