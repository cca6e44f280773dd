import BlueprintUI
import Foundation

extension WarningRule {
    /// A priority without effect in its stack.
    ///
    /// In a stack that lets no child grow, `.shrinks` is the same as `.flexible`, and `.grows` only keeps the child from
    /// shrinking, which `.fixed` says. Beside a child that does not shrink, `.shrinks` says which one does.
    static let unused = WarningRule("unused", "a priority without effect in its stack") { scene, rule in
        scene.parents.interruptible.flatMap { index -> [WarningFinding] in
            guard let stack = scene.stack(index), !stack.underflow.growsChildren
            else { return [] }
            let children = scene.children[index]
            guard children.count == stack.children.count else { return [] }
            let allShrink = stack.children.allSatisfy { $0.shrink > 0 }
            let found = stack.children.indices.filter {
                stack.children[$0].isHalf && (allShrink || stack.children[$0].grow > 0)
            }
            return found.map { place in
                let isGrowing = stack.children[place].grow > 0
                return WarningFinding(
                    scene.unusedPriority(of: children[place], isGrowing, in: index, stack.underflow, rule)
                )
            }
        }
    }
}

extension WarningScene {
    /// Returns the priorities in the stack at a position; nil for any other element.
    fileprivate func stack(_ index: Int) -> StackPriorities? {
        guard purpose(of: index).contains(.stacksChildren) else { return nil }
        return live?.stackPriorities(index)
    }

    fileprivate func unusedPriority(
        of child: Int,
        _ isGrowing: Bool,
        in stack: Int,
        _ underflow: StackLayout.UnderflowDistribution,
        _ rule: WarningRule
    ) -> Warning {
        let grow = reference(stack).map { [["select \($0)", "set underflow growProportionally"]] } ?? []
        func priority(_ name: String) -> [[String]] {
            reference(child).map { [["select \($0)", "priority \(name)"]] } ?? []
        }
        let cause = "\(name(stack)) has the underflow .\(underflow), which lets no child grow"
        if isGrowing {
            return Warning(
                rule: rule.name,
                element: child,
                title: "\(name(child)) has the priority .grows, but never grows",
                cause: cause,
                fixes: grow + priority("fixed")
            )
        }
        return Warning(
            rule: rule.name,
            element: child,
            title: "\(name(child)) has the priority .shrinks, which is the same as .flexible here",
            cause: cause + " anyway",
            fixes: priority("flexible") + grow
        )
    }
}

extension StackLayout.UnderflowDistribution {
    /// True if the underflow makes children larger.
    fileprivate var growsChildren: Bool { self == .growProportionally || self == .growUniformly }
}
