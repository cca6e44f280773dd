import Foundation

extension WarningRule {
    /// A frame that is negative, infinite or not a number; of several in each other the outermost.
    static let frame = WarningRule("frame", "a frame that is negative, infinite or not a number") { scene, rule in
        scene.elements.indices.compactMap { index -> Warning? in
            let frame = scene.elements[index].frame
            guard !frame.isSound, scene.elements[index].parent.map({ scene.elements[$0].frame.isSound }) ?? true else {
                return nil
            }
            let isFinite = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
                .allSatisfy(\.isFinite)
            let parent = scene.elements[index].parent
            let unwrap = parent.flatMap(scene.reference).map { [["unwrap \($0)"]] } ?? []
            let remove = scene.reference(index).map { [["remove \($0)"]] } ?? []
            return Warning(
                rule: rule.name,
                element: index,
                title: "\(scene.name(index)) has a \(isFinite ? "negative size" : "frame that is not finite")",
                cause: "it is \(scene.phrasing.rect(frame))",
                fixes: scene.constrained(index, "width: .absolute(100), height: .absolute(44)") + unwrap + remove
            )
        }
    }
}
