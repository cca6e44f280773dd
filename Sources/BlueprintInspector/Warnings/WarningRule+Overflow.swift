import BlueprintUI
import Foundation

extension WarningRule {
    /// An element that extends beyond its parent, unless that is the parent's purpose.
    ///
    /// The content of a scroll view, a decoration and the child of a negative inset may do so.
    static let overflow = WarningRule("overflow", "an element that extends beyond its parent") { scene, rule in
        func area(around index: Int) -> CGRect {
            CGRect(origin: .zero, size: scene.elements[index].frame.size)
        }
        let found = scene.positions { elements, index in
            let frame = elements[index].frame
            guard let parent = elements[index].parent, !frame.isWithin(elements[parent].frame.size), frame.isSound,
                scene.isSeen(index)
            else { return false }
            let area = CGRect(origin: .zero, size: elements[parent].frame.size)
            return area.isSound && area.width > 0 && area.height > 0 && scene.extends(frame, beyond: area)
                && !scene.purpose(of: parent).contains(.exceedsFrame)
        }
        func excess(of index: Int) -> (words: String, size: CGSize) {
            let area = area(around: scene.elements[index].parent ?? index)
            return scene.excess(of: scene.elements[index].frame, over: area) ?? ("", .zero)
        }
        func amount(of index: Int) -> Double { excess(of: index).size.width + excess(of: index).size.height }
        return rule.findings(at: found, amount: amount) { index, phrasing in
            let parent = scene.elements[index].parent ?? index
            let area = area(around: parent)
            let excess = excess(of: index)
            var fixes: [[String]] = []
            if let stack = scene.reference(parent), scene.purpose(of: parent).contains(.stacksChildren) {
                fixes.append(["select \(stack)", "set minimumSpacing 0"])
            }
            fixes += scene.flexiblePriorities(in: parent, first: index) + scene.fixedPriorities(from: parent)
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
                title: "\(scene.name(index)) extends beyond \(scene.name(parent))",
                cause: "\(excess.words); it is \(phrasing.rect(scene.elements[index].frame)) "
                    + "in \(phrasing.size(area.size))",
                fixes: fixes
            )
        }
    }
}

extension CGRect {
    /// Returns true if the frame of a child is inside its parent: no rule is broken then, whatever the numbers.
    @inline(__always)
    fileprivate func isWithin(_ size: CGSize) -> Bool {
        self.size.width >= 0 && self.size.height >= 0 && origin.x >= 0 && origin.y >= 0
            && origin.x + self.size.width <= size.width && origin.y + self.size.height <= size.height
    }
}

extension WarningScene {
    /// The number of children whose priorities are tried.
    private static let mostChildren = 3

    /// Returns the edits that let a fixed child of a stack shrink: the first one, then its longest siblings.
    fileprivate func flexiblePriorities(in stack: Int, first: Int) -> [[String]] {
        guard purpose(of: stack).contains(.stacksChildren), let priorities = live?.stackPriorities(stack)?.children,
            priorities.count == children[stack].count
        else { return [] }
        let fixed = zip(children[stack], priorities).filter { $0.1.grow == 0 && $0.1.shrink == 0 }.map(\.0)
        func length(_ child: Int) -> Double {
            elements[child].frame.isSound ? elements[child].frame.width + elements[child].frame.height : 0
        }
        let order = fixed.filter { $0 == first } + fixed.filter { $0 != first }.sorted { length($0) > length($1) }
        return order.prefix(Self.mostChildren).compactMap { child in
            reference(child).map { ["select \($0)", "priority flexible"] }
        }
    }
}
