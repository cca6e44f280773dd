import BlueprintUI
import Foundation

extension WarningRule {
    /// A frame that is negative, infinite or not a number; of nested ones only the outermost.
    static let frame = WarningRule("frame", "a frame that is negative, infinite or not a number") { scene, rule in
        let found = scene.positions { elements, index in
            !elements[index].frame.isSound
                && elements[index].parent.map { elements[$0].frame.isSound } ?? true
        }
        lazy var why = WhyScene(scene.trace, labels: scene.labels)
        func detail(_ index: Int) -> String? {
            let undefined = FrameMeasure.allCases.first { measure in
                measure.value(in: scene.elements[index].frame).isNaN
                    && why.clause(for: index, measure)?.reason?.derivation.hasUndefinedQuotient == true
            }
            return undefined.map { "its \($0.rawValue) contains 0 ÷ 0" }
        }
        return rule.findings(at: found, detail: detail) { index, phrasing in
            let frame = scene.elements[index].frame
            let isFinite = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
                .allSatisfy(\.isFinite)
            let parent = scene.elements[index].parent
            let unwrap = parent.flatMap(scene.reference).map { [["unwrap \($0)"]] } ?? []
            let delete = scene.reference(index).map { [["remove \($0)"]] } ?? []
            return Warning(
                rule: rule.name,
                element: index,
                title: "\(scene.name(index)) has a \(isFinite ? "negative size" : "frame that is not finite")",
                cause: "it is \(phrasing.rect(frame))",
                fixes: scene.constrained(index, "width: .absolute(100), height: .absolute(44)") + unwrap + delete
            )
        }
    }
}

extension WarningRule {
    /// An element without width or height that has text or an image; of nested ones only the outermost.
    static let zeroSize = WarningRule("zero size", "an element without width or height that has text or an image") {
        scene,
        rule in
        var isKnown = Array(repeating: false, count: scene.elements.count)
        let found = scene.positions { elements, index in
            if let parent = elements[index].parent, isKnown[parent] {
                isKnown[index] = true
                return false
            }
            let frame = elements[index].frame
            let size = frame.size
            guard size.width == 0 || size.height == 0, frame.isSound, scene.hasTextOrImage(index) else {
                return false
            }
            isKnown[index] = true
            return true
        }
        lazy var sizes = scene.measuredSizes(of: Set(found))
        // All children of a long stack may be without height; each asks where the others end.
        var ends: [Int: CGPoint] = [:]
        let fixes = { (index: Int) -> [[String]] in
            let size = scene.elements[index].frame.size
            var arguments: [String] = []
            let measured = sizes[index] ?? .zero
            if size.width == 0 {
                arguments.append(
                    "width: .atLeast(\(Phrasing.number(measured.width > 0 ? measured.width.rounded(.up) : 44)))"
                )
            }
            if size.height == 0 {
                arguments.append(
                    "height: .atLeast(\(Phrasing.number(measured.height > 0 ? measured.height.rounded(.up) : 44)))"
                )
            }
            let spacing =
                scene.path(from: index).dropFirst().first { scene.purpose(of: $0).contains(.stacksChildren) }
                .flatMap(scene.reference).map { [["select \($0)", "set minimumSpacing 0"]] } ?? []
            return scene.fixedPriorities(from: index) + scene.unlimited(from: index) + spacing
                + scene.constrained(index, arguments.joined(separator: ", "))
                + scene.larger(by: scene.missingSize(around: index, measured, ends: &ends))
        }
        return rule.findings(at: found, fixes: fixes) { index, phrasing in
            let size = scene.elements[index].frame.size
            return Warning(
                rule: rule.name,
                element: index,
                title: "\(scene.name(index)) has no \(size.width == 0 ? "width" : "height")",
                cause: "it is \(phrasing.size(size)), so its text or image is not visible"
            )
        }
    }
}

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
        let views = snapshot.views
        return views.indices.map { index in
            views[index].clips || views[index].element.map { elements[$0].purpose.contains(.scrollsChild) } ?? false
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

extension WarningRule {
    /// Siblings that overlap, unless that is their parent's purpose.
    ///
    /// In an overlay and around a decorated element they may. Children of a stack overlap only if the spacing is
    /// negative, which nobody writes by accident. A type of the app whose layout overlaps children may mean it, so all of
    /// its elements have one warning.
    static let overlap = WarningRule("overlap", "siblings that overlap outside an Overlay") { scene, rule in
        var found: [String: Int] = [:]
        var overlaps: [(lists: [Int], lower: Int, upper: Int, common: CGRect)] = []
        for list in scene.parents.interruptible {
            guard scene.children.count(of: list) > 1, !scene.purpose(of: list).contains(.overlapsChildren) else {
                continue
            }
            let children = scene.children[list].filter { scene.isSeen($0) && scene.elements[$0].frame.isSound }
            guard children.count > 1, let (lower, upper, common) = scene.firstOverlap(of: children) else { continue }
            let type = scene.elements[list].typeName
            if scene.isOwnLayout(list), let index = found[type] {
                overlaps[index].lists.append(list)
            } else {
                found[type] = overlaps.count
                overlaps.append(([list], lower, upper, common))
            }
        }
        return overlaps.map { lists, lower, upper, common in
            let delete = scene.reference(upper).map { [["remove \($0)"]] } ?? []
            return rule.finding(at: upper) { phrasing in
                let others = lists.count - 1
                let more = others == 0 ? "" : ", and so in \(others) more \(scene.elements[lists[0]].typeName)"
                return Warning(
                    rule: rule.name,
                    element: upper,
                    title: "\(scene.name(upper)) overlaps \(scene.name(lower))",
                    cause: "the common area is \(phrasing.rect(common)) in \(scene.name(lists[0]))\(more)",
                    fixes: scene.ending(lower, before: upper) + delete
                )
            }
        }
    }
}

extension WarningScene {
    /// Returns true for an element whose type places its children by code of its own, the same in each of its elements.
    fileprivate func isOwnLayout(_ list: Int) -> Bool { elements[list].isComponent }

    /// The number of siblings that a child is compared with, so that long lists of custom layouts stay cheap.
    private static let reach = 50

    /// Returns the edits that limit an element to the room before a sibling.
    fileprivate func ending(_ lower: Int, before upper: Int) -> [[String]] {
        let (first, second) = (elements[lower].frame, elements[upper].frame)
        let room = CGSize(width: second.minX - first.minX, height: second.minY - first.minY)
        let width = constrained(lower, "width: .atMost(\(Phrasing.number(room.width)))")
        let height = constrained(lower, "height: .atMost(\(Phrasing.number(room.height)))")
        return (room.width > 0 ? width : []) + (room.height > 0 ? height : [])
    }

    /// Returns the first two children that overlap, with their common area; each is compared with those before it.
    fileprivate func firstOverlap(of children: [Int]) -> (lower: Int, upper: Int, common: CGRect)? {
        for (place, upper) in children.enumerated() {
            for lower in children[max(0, place - Self.reach)..<place] {
                let common = elements[lower].frame.intersection(elements[upper].frame)
                guard common.isSound, common.width > Self.tolerance, common.height > Self.tolerance else { continue }
                return (lower, upper, common)
            }
        }
        return nil
    }
}
