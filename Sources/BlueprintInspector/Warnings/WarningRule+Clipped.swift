import BlueprintUI
import Foundation

extension WarningRule {
    /// A view that extends beyond a view that clips it, or beyond the area that a scroll view can scroll to.
    static let clipped = WarningRule("clipped", "a view clipped by a scroll view or a box") { scene, rule in
        let views = scene.snapshot.views
        let isClipping = scene.clippingViews
        guard isClipping.contains(true) else { return [] }
        let frames = scene.snapshot.absoluteViewFrames
        // The view of each clipped element, and the view that clips it.
        var clips: [Int: (view: Int, clipper: Int)] = [:]
        // The nearest clipping view around each view, and whether a view between the two has a warning already.
        var clippers: [Int?] = []
        var isKnown: [Bool] = []
        for index in views.indices.interruptible {
            guard let parent = views[index].parent, clippers.indices.contains(parent) else {
                clippers.append(nil)
                isKnown.append(false)
                continue
            }
            let parentClips = isClipping[parent]
            let clipper = parentClips ? parent : clippers[parent]
            clippers.append(clipper)
            isKnown.append(!parentClips && isKnown[parent])
            guard let clipper, !isKnown[index], let element = views[index].element, let outer = views[clipper].element,
                views[index].showsSomething, scene.isSeen(element), frames[index].isSound, frames[clipper].isSound,
                scene.extends(frames[index], beyond: scene.reach(of: clipper, frames))
            else { continue }
            isKnown[index] = true
            clips[element] = (index, clipper)
        }
        func excess(_ element: Int) -> (words: String, size: CGSize)? {
            clips[element].flatMap { scene.excess(of: frames[$0.view], over: scene.reach(of: $0.clipper, frames)) }
        }
        func amount(_ element: Int) -> Double { excess(element).map { $0.size.width + $0.size.height } ?? 0 }
        return rule.findings(at: clips.keys.sorted(), amount: amount) { element, _ in
            let outer = clips[element].flatMap { views[$0.clipper].element } ?? element
            let excess = excess(element) ?? ("", .zero)
            let clip = scene.reference(outer).map { [["select \($0)", "set clipsContent false"]] } ?? []
            return Warning(
                rule: rule.name,
                element: element,
                title: "\(scene.name(element)) is clipped by \(scene.name(outer))",
                cause: "it extends beyond it: \(excess.words)",
                fixes: scene.fixedPriorities(from: outer) + scene.unlimited(from: outer)
                    + scene.larger(by: excess.size) + clip
            )
        }
    }
}

extension WarningScene {
    /// For each view, true if it clips its content.
    fileprivate var clippingViews: [Bool] {
        snapshot.views.withUnsafeBufferPointer { views in
            elements.withUnsafeBufferPointer { elements in
                views.indices.map { index in
                    views[index].clips
                        || views[index].element.map { elements[$0].purpose.contains(.scrollsChild) } ?? false
                }
            }
        }
    }

    private func isScrollView(_ view: ViewRecord) -> Bool {
        view.element.map { purpose(of: $0).contains(.scrollsChild) } ?? false
    }

    /// Returns the area of a clipping view's content that is visible, at once or by scrolling.
    fileprivate func reach(of view: Int, _ frames: [CGRect]) -> CGRect {
        let area = frames[view]
        guard isScrollView(snapshot.views[view]), let element = snapshot.views[view].element else { return area }
        let origin = snapshot.views[view].contentOrigin
        let contents = children[element].map { elements[$0].frame }.filter(\.isSound)
        return contents.reduce(area) { $0.union($1.offsetBy(dx: area.minX + origin.x, dy: area.minY + origin.y)) }
    }
}
