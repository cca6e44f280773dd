import Foundation

/// The children of each element, as drawings of boxes in each other show them.
struct NestedChildren {
    /// The number of children of an element that are drawn at most.
    static let most = 40

    private let snapshot: RenderSnapshot
    private var placed: [Int: [Int]] = [:]

    /// Finds the children of all elements.
    init(_ snapshot: RenderSnapshot) {
        self.snapshot = snapshot
        for element in snapshot.elements.interruptible where element.stage > .unplaced {
            if let parent = element.parent { placed[parent, default: []].append(element.index) }
        }
    }

    /// The children of an element that are placed, in order.
    subscript(element: Int) -> [Int] { placed[element] ?? [] }

    /// Returns true if each of some frames begins at the right of the one before it.
    func areSideBySide(_ children: [Int]) -> Bool {
        let frames = children.map { snapshot.elements[$0].frame }
        return zip(frames, frames.dropFirst()).allSatisfy { first, second in
            second.origin.x > first.origin.x && second.origin.x >= first.origin.x + first.size.width - 0.001
        }
    }

    /// Returns the sentence about drawn children of elements that overlap each other: its beginning, and its names.
    func overlap(in elements: some Sequence<Int>, labels: NodeLabels) -> (beginning: String, names: [String]) {
        let overlapping = elements.interruptible.flatMap { overlappingChildren(of: $0) }
        let names = overlapping.prefix(Self.mostOverlapping).map { labels[$0].full }
        let more = overlapping.count - names.count
        return ("drawn apart, although they overlap", more > 0 ? names + ["and \(more) more"] : names)
    }

    private static let mostOverlapping = 6

    /// Returns the drawn children of an element that overlap a sibling drawn before them, or that one.
    private func overlappingChildren(of element: Int) -> [Int] {
        let children = self[element].prefix(Self.most).filter { snapshot.elements[$0].frame.isFiniteRect }
        return children.filter { child in
            children.contains { other in
                other != child && snapshot.elements[child].frame.overlaps(snapshot.elements[other].frame)
            }
        }
    }
}
