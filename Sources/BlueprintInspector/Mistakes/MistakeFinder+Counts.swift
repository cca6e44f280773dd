import BlueprintUI
import Foundation

/// Mistakes in counting: things that do not count are counted, or some that count are left out.
extension MistakeFinder {
    /// A number of things in a tree.
    package enum Count: Hashable, Sendable {
        /// The view-backed elements.
        case views
        /// All elements.
        case elements
        /// The proposals in which an element, by its position, was measured.
        case measurements(of: Int)
    }

    /// Returns the mistakes in counting; none leads to the right number.
    package func mistakes(inCounting count: Count) -> [Mistake] {
        let (right, all) =
            switch count {
            case .views: (backed.count, viewMistakes)
            case .elements: (scene.elements.count, elementMistakes)
            case .measurements(let element): (proposals(to: element).count, measuringMistakes(element))
            }
        var seen: Set<Mistake> = []
        return all.filter { $0.value >= 0 && $0.value != CGFloat(right) && seen.insert($0).inserted }
    }

    private func counted(_ what: String, _ count: Int, _ words: String) -> Mistake {
        Mistake(kind: .counted(what), value: CGFloat(count), words: words)
    }

    // MARK: - Elements and views

    private var backed: [Int] { scene.elements.indices.filter { scene.elements[$0].isViewBacked } }

    /// The name of the view that holds the tree.
    private var holder: String { scene.trace.snapshot.views.first?.className ?? "BlueprintView" }

    private var viewMistakes: [Mistake] {
        let (all, views) = (scene.elements.count, backed.count)
        let inner = backed.filter { scene.children.count(of: $0) > 0 }.count
        return [
            counted("all elements", all, "that counts all elements, and not all of them are view-backed"),
            counted("the holding view", views + 1, "that counts \(holder), too, which holds the tree"),
            counted("flattened elements", all - views, "that counts the flattened elements"),
            counted("leaves", views - inner, "that leaves out the view-backed elements that have children"),
        ] + rootMistake(views, isLeftOut: backed.contains(0), "the view of")
    }

    private var elementMistakes: [Mistake] {
        let (all, views) = (scene.elements.count, backed.count)
        let leaves = scene.children.indices.count { scene.children.count(of: $0) == 0 }
        return [
            counted("views", views, "that counts only the view-backed elements"),
            counted("the holding view", all + 1, "that counts \(holder), too, which is a view, not an element"),
            counted("flattened elements", all - views, "that counts only the flattened elements"),
            counted("leaves", leaves, "that leaves out the elements that have children"),
        ] + rootMistake(all, isLeftOut: all > 1, "the root,")
    }

    private func rootMistake(_ count: Int, isLeftOut: Bool, _ words: String) -> [Mistake] {
        guard isLeftOut, !scene.elements.isEmpty else { return [] }
        let root = "\(words) \(scene.name(0))"
        return [Mistake(kind: .forgotten("the root"), value: CGFloat(count - 1), words: "that leaves out \(root)")]
    }

    // MARK: - Measuring

    /// Returns the proposals to an element, each with the number of the proposal that was open around it.
    private func proposals(to element: Int) -> [Int?] {
        scene.trace.events.prefix(scene.position).compactMap { event in
            if case .proposed = event.kind, event.node == element { .some(event.enclosing) } else { nil }
        }
    }

    private func measuringMistakes(_ element: Int) -> [Mistake] {
        let proposals = proposals(to: element)
        let count = proposals.count
        guard let parent = scene.elements[element].parent else {
            return [counted("placing", count + 1, "that counts its placement, for which it is not measured")]
        }
        let (name, own) = (scene.name(parent), scene.name(element))
        guard count > 0 else {
            return [counted("placing", 1, "\(name) places \(own) without its measured size, so that counts nothing")]
        }
        let passes = Set(proposals).count
        let whilePlacing = proposals.count { $0 == nil }
        let siblings = scene.children[parent].reduce(0) { $0 + self.proposals(to: $1).count }
        let computed = scene.measurements(of: element).count { number in
            if case .measured(_, .computed)? = scene.trace.event(number)?.kind { true } else { false }
        }
        var result = [
            counted("placing", count + 1, "that counts its placement, too, for which it is not measured"),
            counted("one", 1, "that counts one proposal, and there are more to \(own)"),
            counted("all children", siblings, "that counts the proposals to all children of \(name)"),
            counted("the parent", self.proposals(to: parent).count, "that is how often \(name) was measured"),
            counted("computed sizes", computed, "that leaves out the sizes from the cache"),
        ]
        let once = "that counts one proposal each time that \(name) measures or places, and it makes more"
        if passes > 1 { result.append(counted("passes", passes, once)) }
        if whilePlacing < count {
            let words = "that leaves out the proposals made while \(name) was measured itself"
            result.append(counted("no sizing", whilePlacing, words))
        }
        if whilePlacing > 0 {
            let words = "that leaves out the proposals made when \(name) places its children"
            result.append(counted("only sizing", count - whilePlacing, words))
        }
        return result
    }
}
