import BlueprintUI

/// The elements inside of components that are not shown unless asked for.
///
/// A component is an element of a type that the app declares. One that is all of what is shown, alone or inside of
/// others that are, is unfolded: there is nothing else to see. An element with a number stands in the document, and is
/// shown in any component.
package struct ComponentFolding: Equatable, Sendable {
    /// The first element of the part of the tree.
    private let start: Int
    /// For each element of the part, the component into which it is folded.
    private var folds: [Int?] = []
    /// The number of elements that are folded into a component.
    package private(set) var counts: [Int: Int] = [:]

    /// Folds the components in a range of elements, which are those of one subtree.
    ///
    /// - Parameters:
    ///   - isShown: returns true for an element that is shown wherever it is, such as the selection.
    ///   - isOpened: returns true for a component that was unfolded by hand.
    package init(
        _ snapshot: RenderSnapshot,
        in range: Range<Int>,
        labels: NodeLabels,
        isShown: (Int) -> Bool = { _ in false },
        isOpened: (Int) -> Bool = { _ in false }
    ) {
        start = range.lowerBound
        let elements = snapshot.elements
        guard range.contains(where: { elements[$0].isComponent }) else { return }
        // The component into which the elements inside of an element are folded.
        var insides: [Int?] = []
        folds.reserveCapacity(range.count)
        insides.reserveCapacity(range.count)
        var enclosesAll = true
        for index in range {
            let record = elements[index]
            if index > start {
                enclosesAll =
                    enclosesAll && record.parent == index - 1
                    && snapshot.descendants(of: index).upperBound == range.upperBound
            }
            let outer = record.parent.flatMap { $0 >= start ? insides[$0 - start] : nil }
            let isFolded = outer != nil && labels.number(of: index) == nil
            let isHidden = isFolded && !isShown(index)
            folds.append(isHidden ? outer : nil)
            if isHidden, let outer { counts[outer, default: 0] += 1 }
            if isFolded {
                insides.append(outer)
            } else {
                insides.append(record.isComponent && !enclosesAll && !isOpened(index) ? index : nil)
            }
        }
    }

    /// Returns the component into which an element is folded; nil for one that is shown.
    package func fold(of index: Int) -> Int? {
        folds.indices.contains(index - start) ? folds[index - start] : nil
    }

    /// Returns true if an element is shown.
    package func shows(_ index: Int) -> Bool { fold(of: index) == nil }

    /// The components into which elements are folded.
    package var components: Set<Int> { Set(counts.keys) }
}

extension RenderSnapshot {
    /// Returns the depths of some elements among each other, as if those between them were not there.
    package func depths(of shown: [Int]) -> [Int] {
        var depths: [Int] = []
        depths.reserveCapacity(shown.count)
        /// The shown elements around the next one.
        var open: [Int] = []
        let outer = shown.first.map { elements[$0].depth } ?? 0
        for index in shown {
            while let last = open.last, elements[last].depth >= elements[index].depth { open.removeLast() }
            depths.append(outer + open.count)
            open.append(index)
        }
        return depths
    }
}
