/// The numbers of views in the components of a tree.
///
/// A view counts for the nearest component around its element, so that the numbers add up to that of all views.
package struct ComponentViews {
    /// The components of one type.
    package struct Row: Equatable {
        /// The type; nil for the views in no component.
        package let type: String?
        /// The number of views in each component; in no component, that of all.
        package fileprivate(set) var counts: [Int] = []

        /// The number of views in all of them.
        package var views: Int { counts.reduce(0, +) }
    }

    /// The rows: the types in the order of the tree, then the views in no component, if there are any.
    package let rows: [Row]

    /// Counts the views of the elements; the one of the whole tree is not counted.
    package init(_ snapshot: RenderSnapshot) {
        var rows: [Row] = []
        var places: [String: Int] = [:]
        var outside = 0
        // The nearest component around each element: its row, and its place there.
        var insides: [(row: Int, place: Int)?] = []
        for record in snapshot.elements.interruptible {
            var inside = record.parent.flatMap { insides[$0] }
            if record.isComponent {
                let row = places[record.typeName] ?? rows.count
                if row == rows.count {
                    places[record.typeName] = row
                    rows.append(Row(type: record.typeName))
                }
                inside = (row, rows[row].counts.count)
                rows[row].counts.append(0)
            }
            insides.append(inside)
            guard record.isViewBacked else { continue }
            if let inside { rows[inside.row].counts[inside.place] += 1 } else { outside += 1 }
        }
        self.rows = rows + (outside > 0 ? [Row(type: nil, counts: [outside])] : [])
    }

    /// The number of all views.
    package var total: Int { rows.reduce(0) { $0 + $1.views } }
}
