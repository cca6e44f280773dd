import Foundation

extension WarningRule {
    /// An element that sticks out of the one around it, where that is not its purpose.
    ///
    /// A scroll view's content, a decoration and what stands in a negative inset are meant to.
    static let overflow = WarningRule("overflow", "an element that sticks out of the one around it") { scene, rule in
        let meant: Set = ["Decorate", "Inset", "ScrollView", "TransitionContainer"]
        func area(around index: Int) -> CGRect {
            CGRect(origin: .zero, size: scene.elements[index].frame.size)
        }
        let found = scene.elements.indices.filter { index in
            let frame = scene.elements[index].frame
            guard let parent = scene.elements[index].parent, scene.isSeen(index), frame.isSound else { return false }
            let area = area(around: parent)
            return area.isSound && area.width > 0 && area.height > 0 && scene.sticksOut(frame, of: area)
                && !meant.contains(scene.purpose(of: parent))
        }
        return rule.findings(at: found) { index in
            let parent = scene.elements[index].parent ?? index
            let area = area(around: parent)
            let excess = scene.excess(of: scene.elements[index].frame, over: area) ?? ("", .zero)
            var fixes: [[String]] = []
            if let stack = scene.reference(parent), ["Row", "Column"].contains(scene.elements[parent].typeName) {
                fixes.append(["select \(stack)", "set minimumSpacing 0"])
            }
            fixes += scene.fixedPriorities(from: parent)
            if excess.size.width > 0 {
                fixes += scene.constrained(index, "width: .atMost(\(Phrasing.number(area.width)))")
            }
            if excess.size.height > 0 {
                fixes += scene.constrained(index, "height: .atMost(\(Phrasing.number(area.height)))")
            }
            fixes += scene.unlimited(from: parent) + scene.larger(by: excess.size)
            return Warning(
                rule: rule.name,
                element: index,
                title: "\(scene.name(index)) sticks out of \(scene.name(parent))",
                cause: "\(excess.words); it is \(scene.phrasing.rect(scene.elements[index].frame)) "
                    + "in \(scene.phrasing.size(area.size))",
                fixes: fixes
            )
        }
    }
}
