import Foundation

extension WarningRule {
    /// Siblings that lie on each other, where nothing says that they should.
    ///
    /// In an Overlay and around a decorated element they are meant to. Children of a Row, Column, Flow, EqualStack or
    /// GridRow lie on each other only where the spacing is negative, which nobody writes by accident.
    static let overlap = WarningRule("overlap", "siblings that lie on each other outside an Overlay") { scene, rule in
        let meant: Set = [
            "Column", "Decorate", "EqualStack", "Flow", "GridRow", "Overlay", "Row", "TransitionContainer",
        ]
        return scene.elements.indices.compactMap { list -> Warning? in
            let children = scene.children[list].filter { scene.isSeen($0) && scene.elements[$0].frame.isSound }
            guard children.count > 1, !meant.contains(scene.purpose(of: list)),
                let (lower, upper, common) = scene.firstOverlap(of: children)
            else { return nil }
            let remove = scene.reference(upper).map { [["remove \($0)"]] } ?? []
            return Warning(
                rule: rule.name,
                element: upper,
                title: "\(scene.name(upper)) lies on \(scene.name(lower))",
                cause: "\(scene.phrasing.size(common.size)) of it at \(scene.phrasing.point(common.origin)) "
                    + "in \(scene.name(list))",
                fixes: scene.ending(lower, before: upper) + remove
            )
        }.map(WarningFinding.init)
    }
}

extension WarningScene {
    /// How many siblings a child is compared with: long lists of custom layouts stay cheap.
    private static let reach = 50

    /// Limits an element to the room before the one that lies on it.
    fileprivate func ending(_ lower: Int, before upper: Int) -> [[String]] {
        let (first, second) = (elements[lower].frame, elements[upper].frame)
        let room = CGSize(width: second.minX - first.minX, height: second.minY - first.minY)
        let width = constrained(lower, "width: .atMost(\(Phrasing.number(room.width)))")
        let height = constrained(lower, "height: .atMost(\(Phrasing.number(room.height)))")
        return (room.width > 0 ? width : []) + (room.height > 0 ? height : [])
    }

    /// The first two that overlap, with what they share in their parent; each is compared with those right before it.
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
