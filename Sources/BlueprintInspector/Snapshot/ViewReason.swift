/// Why an update made or dropped a view: what differs between its element's way down in the two trees.
///
/// A view is kept where an element of the same class of view stands at the same path: the identifiers of the elements
/// from the parent view's element down to it. An identifier is a type with a key, or with a count among its siblings.
struct ViewReason {
    let old: (snapshot: RenderSnapshot, labels: NodeLabels)
    let new: (snapshot: RenderSnapshot, labels: NodeLabels)
    let match: TreeMatch

    /// Why a view is new.
    func creation(of view: ViewRecord) -> String? {
        guard let element = view.element else { return nil }
        let name = new.labels[element].full
        guard let before = match.before[element] else { return "\(name) is new" }
        guard let oldView = old.snapshot.view(of: before) else { return "\(name) had no view" }
        return difference(from: before, oldView, to: element, view)
    }

    /// Why a view is gone.
    func removal(of view: ViewRecord) -> String? {
        guard let element = view.element else { return nil }
        let name = old.labels[element].full
        guard let after = match.after[element] else { return "\(name) went" }
        guard let newView = new.snapshot.view(of: after) else { return "\(name) has no view any more" }
        return difference(from: element, view, to: after, newView)
    }

    /// What differs between the ways to an element in both trees, from its view outwards.
    private func difference(from before: Int, _ oldView: ViewRecord, to after: Int, _ newView: ViewRecord) -> String? {
        if oldView.className != newView.className {
            return "class changed from \(oldView.className) to \(newView.className)"
        }
        let oldWay = oldView.flattened.map(\.element) + [before]
        let newWay = newView.flattened.map(\.element) + [after]
        if let around = parent(of: newView, new.snapshot), let oldAround = parent(of: oldView, old.snapshot),
            let element = around.element, around.number != oldAround.number
        {
            let isSame = oldAround.element != nil && oldAround.element == match.before[element]
            return isSame
                ? "the view around it, \(around.reference), is new"
                : "path changed: \(new.labels[element].full) is now the view around it"
        }
        if parent(of: newView, new.snapshot)?.element == nil, let gone = parent(of: oldView, old.snapshot)?.element {
            return "path changed: \(old.labels[gone].full) is no more the view around it"
        }
        if let index = newWay.last(where: { !(match.before[$0].map(oldWay.contains) ?? false) }) {
            return "path changed: \(new.labels[index].full) now stands between"
        }
        if let index = oldWay.last(where: { !(match.after[$0].map(newWay.contains) ?? false) }) {
            return "path changed: \(old.labels[index].full) no longer stands between"
        }
        for (first, second) in zip(oldWay, newWay) {
            let (from, to) = (old.snapshot.elements[first].identifier, new.snapshot.elements[second].identifier)
            guard from != to else { continue }
            return "path changed: \(new.labels[second].full) is now \(to), it was \(from)"
        }
        return nil
    }

    private func parent(of view: ViewRecord, _ snapshot: RenderSnapshot) -> ViewRecord? {
        view.parent.flatMap { snapshot.views.indices.contains($0) ? snapshot.views[$0] : nil }
    }
}
