import Foundation

extension WarningRule {
    /// A view that sticks out of a view which cuts off what does, or lies where a scroll view cannot scroll to.
    static let clipped = WarningRule("clipped", "a view cut off by a scroll view or a clipping box") { scene, rule in
        let views = scene.snapshot.views
        let frames = scene.snapshot.absoluteViewFrames
        var warnings: [Warning] = []
        // The nearest view around each that clips, and whether something between it and the view is warned of already.
        var clippers: [Int?] = []
        var isKnown: [Bool] = []
        for (index, view) in views.enumerated() {
            guard let parent = view.parent, clippers.indices.contains(parent) else {
                clippers.append(nil)
                isKnown.append(false)
                continue
            }
            let parentClips = scene.clips(views[parent])
            let clipper = parentClips ? parent : clippers[parent]
            clippers.append(clipper)
            isKnown.append(!parentClips && isKnown[parent])
            guard let clipper, !isKnown[index], let element = view.element, let outer = views[clipper].element,
                !view.content.isEmpty, scene.isSeen(element), frames[index].isSound, frames[clipper].isSound,
                let excess = scene.excess(of: frames[index], over: scene.reach(of: clipper, frames))
            else { continue }
            isKnown[index] = true
            let clip = scene.reference(outer).map { [["select \($0)", "set clipsContent false"]] } ?? []
            warnings.append(
                Warning(
                    rule: rule.name,
                    element: element,
                    title: "\(scene.name(element)) is clipped by \(scene.name(outer))",
                    cause: "it reaches beyond by \(excess.words)",
                    fixes: scene.fixedPriorities(from: outer) + scene.unlimited(from: outer)
                        + scene.larger(by: excess.size) + clip
                )
            )
        }
        return warnings.map(WarningFinding.init)
    }
}

extension WarningScene {
    /// Whether a view cuts off what sticks out of it.
    fileprivate func clips(_ view: ViewRecord) -> Bool { view.content.clips || isScrollView(view) }

    private func isScrollView(_ view: ViewRecord) -> Bool {
        view.element.map { elements[$0].typeName == "ScrollView" } ?? false
    }

    /// What can be seen of a clipping view's content, at once or by scrolling.
    fileprivate func reach(of view: Int, _ frames: [CGRect]) -> CGRect {
        let area = frames[view]
        guard isScrollView(snapshot.views[view]), let element = snapshot.views[view].element else { return area }
        let origin = snapshot.views[view].content.contentOrigin
        let contents = children[element].map { elements[$0].frame }.filter(\.isSound)
        return contents.reduce(area) { $0.union($1.offsetBy(dx: area.minX + origin.x, dy: area.minY + origin.y)) }
    }
}
