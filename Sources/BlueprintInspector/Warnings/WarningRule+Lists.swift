import BlueprintUI
import Foundation

extension WarningRule {
    /// Children of one type without keys that changed their order, so that each reuses the view of another one.
    static let order = WarningRule("order", "children without keys that changed their order") { scene, rule in
        guard let before = scene.before, !scene.labels.keepOrder(of: before.labels) else { return [] }
        // Comparing labels, which are strings, is slow, so only those of few elements are compared.
        let lists = scene.parents.interruptible.filter { scene.hasNumberedChildren($0) }
        guard !lists.isEmpty else { return [] }
        var positions: [NodeLabel: Int] = [:]
        for index in before.snapshot.parents(where: { before.labels.number(of: $0) != nil }) {
            positions[before.labels[index]] = index
        }
        return lists.compactMap { list -> WarningFinding? in
            let children = scene.children[list]
            guard let old = positions[scene.labels[list]] else { return nil }
            let oldChildren = before.snapshot.children(of: old)
            guard let pair = scene.firstSwap(of: children, before: oldChildren, before) else { return nil }
            let type = scene.elements[pair.later].typeName
            let keys = [pair.earlier, pair.later].compactMap { child in
                scene.labels.number(of: child).map { ["select #\($0)", "key key\($0)"] }
            }
            return WarningFinding(
                Warning(
                    rule: rule.name,
                    element: list,
                    title: "\(scene.name(list)) changed the order of \(type) children without keys",
                    cause: "\(scene.name(pair.earlier)) was after \(scene.name(pair.later)); "
                        + "without keys their paths are only types and indexes, so each reuses the other's view",
                    fixes: keys.count == 2 ? [keys.flatMap { $0 }] : []
                )
            )
        }
    }
}

extension WarningScene {
    /// Returns true if at least two children of an element are nodes of the document.
    fileprivate func hasNumberedChildren(_ list: Int) -> Bool {
        guard children.count(of: list) > 1 else { return false }
        return children.slice(of: list).lazy.filter { labels.number(of: $0) != nil }.prefix(2).count == 2
    }

    /// Returns the first two siblings of one type, both without a key, that were in the opposite order before.
    fileprivate func firstSwap(
        of children: [Int],
        before oldChildren: [Int],
        _ before: (snapshot: RenderSnapshot, labels: NodeLabels)
    ) -> (earlier: Int, later: Int)? {
        let (children, oldChildren) = differing(children, before: oldChildren, before.labels)
        var places: [Int: Int] = [:]
        for (place, child) in oldChildren.enumerated() {
            if let number = before.labels.number(of: child) { places[number] = place }
        }
        var last: [String: (child: Int, place: Int)] = [:]
        for child in children {
            let record = elements[child]
            guard let place = labels.number(of: child).flatMap({ places[$0] }),
                before.snapshot.elements[oldChildren[place]].typeName == record.typeName, !record.hasKey
            else { continue }
            if let other = last[record.typeName], place < other.place { return (other.child, child) }
            last[record.typeName] = (child, place)
        }
        return nil
    }
}

extension WarningScene {
    /// Returns the children between those that both lists begin and end with: only among them the order may differ.
    private func differing(_ children: [Int], before: [Int], _ labelsBefore: NodeLabels) -> (now: [Int], before: [Int])
    {
        func isSame(_ child: Int, _ old: Int) -> Bool {
            guard let number = labels.number(of: child) else { return false }
            return number == labelsBefore.number(of: old)
        }
        let common = min(children.count, before.count)
        var first = 0
        while first < common, isSame(children[first], before[first]) { first += 1 }
        var last = 0
        while last < common - first, isSame(children[children.count - 1 - last], before[before.count - 1 - last]) {
            last += 1
        }
        return (Array(children[first..<children.count - last]), Array(before[first..<before.count - last]))
    }
}

extension RenderSnapshot {
    /// Returns the parents of some elements, each once.
    fileprivate func parents(where isChild: (Int) -> Bool) -> Set<Int> {
        var parents: Set<Int> = []
        var last: Int?
        for index in elements.indices where elements[index].parent != last && isChild(index) {
            last = elements[index].parent
            if let last { parents.insert(last) }
        }
        return parents
    }
}

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

extension WarningRule {
    /// The number of times that an element may be measured in one render without a warning.
    public static let mostMeasures = Trace.mostMeasures

    /// An element that was measured very often; of nested ones only the outermost.
    static let measured = WarningRule("measured", "an element measured more than 1,000 times in one render") {
        scene,
        rule in
        let counts = scene.render.measureCounts
        guard let first = counts.firstIndex(where: { $0 > mostMeasures }), scene.elements.indices.contains(first) else {
            return []
        }
        var cause = "\(Phrasing.grouped(counts[first])) times"
        if let most = counts.max(), let worst = counts.firstIndex(of: most), worst != first,
            scene.elements.indices.contains(worst)
        {
            cause += "; \(scene.name(worst)) inside it, \(Phrasing.grouped(most)) times"
        }
        let size = scene.elements[first].frame.size
        let fixed = "constrained \(Phrasing.number(size.width)) \(Phrasing.number(size.height))"
        let warning = Warning(
            rule: rule.name,
            element: first,
            title: "\(scene.name(first)) was measured very often",
            cause: cause,
            fixes: scene.path(from: first).prefix(3).compactMap { element in
                scene.reference(element).map { ["select \($0)", fixed] }
            }
        )
        return [WarningFinding(warning)]
    }
}
