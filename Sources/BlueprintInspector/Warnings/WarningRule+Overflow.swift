import Foundation

extension WarningRule {
    /// An element that sticks out of the one around it, where that is not its purpose.
    ///
    /// A scroll view's content, a decoration and what stands in a negative inset are meant to.
    static let overflow = WarningRule("overflow", "an element that sticks out of the one around it") { scene, rule in
        let meant: Set = ["Decorate", "Inset", "ScrollView", "TransitionContainer"]
        func excess(_ index: Int) -> (parent: Int, area: CGRect, words: String, size: CGSize)? {
            let element = scene.elements[index]
            guard let parent = element.parent, scene.isSeen(index), element.frame.isSound else { return nil }
            let area = CGRect(origin: .zero, size: scene.elements[parent].frame.size)
            guard area.isSound, area.width > 0, area.height > 0, scene.sticksOut(element.frame, of: area),
                let excess = scene.excess(of: element.frame, over: area), !meant.contains(scene.purpose(of: parent))
            else { return nil }
            return (parent, area, excess.words, excess.size)
        }
        let found = scene.elements.indices.filter { excess($0) != nil }
        return rule.findings(at: found) { index in
            let excess = excess(index) ?? (index, .zero, "", .zero)
            let (parent, area) = (excess.parent, excess.area)
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
