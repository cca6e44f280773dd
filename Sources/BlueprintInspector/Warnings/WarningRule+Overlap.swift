import BlueprintUI
import Foundation

extension WarningRule {
    /// Siblings that overlap, unless that is their parent's purpose.
    ///
    /// In an overlay and around a decorated element they may. Children of a stack overlap only if the spacing is
    /// negative, which nobody writes by accident.
    static let overlap = WarningRule("overlap", "siblings that overlap outside an Overlay") { scene, rule in
        scene.parents.interruptible.compactMap { list -> WarningFinding? in
            guard scene.children.count(of: list) > 1, !scene.purpose(of: list).contains(.overlapsChildren) else {
                return nil
            }
            let children = scene.children[list].filter { scene.isSeen($0) && scene.elements[$0].frame.isSound }
            guard children.count > 1, let (lower, upper, common) = scene.firstOverlap(of: children)
            else { return nil }
            let delete = scene.reference(upper).map { [["remove \($0)"]] } ?? []
            return rule.finding(at: upper) { phrasing in
                Warning(
                    rule: rule.name,
                    element: upper,
                    title: "\(scene.name(upper)) overlaps \(scene.name(lower))",
                    cause: "the common area is \(phrasing.rect(common)) in \(scene.name(list))",
                    fixes: scene.ending(lower, before: upper) + delete
                )
            }
        }
    }
}

extension WarningScene {
    /// The number of siblings that a child is compared with, so that long lists of custom layouts stay cheap.
    private static let reach = 50

    /// Returns the edits that limit an element to the room before a sibling.
    fileprivate func ending(_ lower: Int, before upper: Int) -> [[String]] {
        let (first, second) = (elements[lower].frame, elements[upper].frame)
        let room = CGSize(width: second.minX - first.minX, height: second.minY - first.minY)
        let width = constrained(lower, "width: .atMost(\(Phrasing.number(room.width)))")
        let height = constrained(lower, "height: .atMost(\(Phrasing.number(room.height)))")
        return (room.width > 0 ? width : []) + (room.height > 0 ? height : [])
    }

    /// Returns the first two children that overlap, with their common area; each is compared with those before it.
    fileprivate func firstOverlap(of children: [Int]) -> (lower: Int, upper: Int, common: CGRect)? {
        for (place, upper) in children.enumerated() {
            for lower in children[max(0, place - Self.reach)..<place] {
                let common = elements[lower].frame.intersection(elements[upper].frame)
                guard common.isSound, common.width > Self.tolerance, common.height > Self.tolerance else { continue }
                return (lower, upper, common)
            }
        }
        return nil
    }
}
