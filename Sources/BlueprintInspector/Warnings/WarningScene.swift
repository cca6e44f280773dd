import Foundation

/// A rendered tree as the rules for warnings look at it.
public struct WarningScene {
    /// The render.
    public let trace: Trace
    /// What the elements are called.
    public let labels: NodeLabels
    /// The result of the render before it, with its labels; nil if that is not to be compared with.
    public let before: (snapshot: RenderSnapshot, labels: NodeLabels)?
    /// The elements themselves, if they are at hand.
    let live: LiveTree?
    /// What is known of elements that break the layout contract.
    let contract: ContractCheck.Findings
    /// How numbers are written.
    let phrasing: Phrasing
    /// The children of each element, in order.
    let children: [[Int]]
    /// Whether each element shows something, or an element in it does; what is hidden shows nothing.
    private let isSeen: [Bool]
    /// Whether each element shows text or an image, or an element in it does.
    private let hasMatter: [Bool]

    /// How far something may stick out without a word, in points: sums of fractions are not exact.
    static let tolerance = 0.01

    /// A scene of a render, with the names of its nodes.
    public init(
        _ trace: Trace,
        labels: NodeLabels,
        before: (snapshot: RenderSnapshot, labels: NodeLabels)? = nil,
        style: DrawingStyle = .unicode
    ) {
        self.init(trace, labels: labels, before: before, live: nil, style: style)
    }

    /// A scene of a render with the elements themselves, and what was found out by asking them.
    package init(
        _ trace: Trace,
        labels: NodeLabels,
        before: (snapshot: RenderSnapshot, labels: NodeLabels)? = nil,
        live: LiveTree?,
        contract: ContractCheck.Findings = ContractCheck.Findings(),
        style: DrawingStyle = .unicode
    ) {
        self.live = live
        self.contract = contract
        self.trace = trace
        self.labels = labels
        self.before = before
        phrasing = Phrasing(style)
        let elements = trace.snapshot.elements
        var children = Array(repeating: [Int](), count: elements.count)
        var isSeen = elements.map { $0.content.map { !$0.isEmpty } ?? false }
        var hasMatter = elements.map { element in
            guard let content = element.content else { return false }
            return !(content.text ?? "").isEmpty || content.image != nil
        }
        for index in elements.indices.reversed() {
            if elements[index].attributes.isHidden { (isSeen[index], hasMatter[index]) = (false, false) }
            guard let parent = elements[index].parent, children.indices.contains(parent) else { continue }
            children[parent].append(index)
            if isSeen[index] { isSeen[parent] = true }
            if hasMatter[index] { hasMatter[parent] = true }
        }
        self.children = children.map { $0.reversed() }
        self.isSeen = isSeen
        self.hasMatter = hasMatter
    }

    var snapshot: RenderSnapshot { trace.snapshot }
    var elements: [ElementRecord] { trace.snapshot.elements }

    /// Whether an element or one in it shows anything.
    func isSeen(_ index: Int) -> Bool { isSeen[index] }

    /// Whether an element or one in it shows text or an image.
    func hasMatter(_ index: Int) -> Bool { hasMatter[index] }

    /// What an element is called: `Label #1`.
    func name(_ index: Int) -> String { labels[index].full }

    /// `#1`, if the element is the only one of its node, so that the node can be edited.
    func reference(_ index: Int) -> String? { labels.number(of: index).map { "#\($0)" } }

    /// The element and those around it, from the inside outwards.
    func path(from index: Int) -> [Int] { snapshot.path(from: index) }

    /// The type of an element; for the list that a decorating element places its two children in, that element's.
    func purpose(of index: Int) -> String {
        guard elements[index].typeName == "Content" else { return elements[index].typeName }
        let types = path(from: index).prefix(3).map { elements[$0].typeName }
        return types == ["Content", "LayoutWriter", "Decorate"] ? "Decorate" : elements[index].typeName
    }

    /// The sizes that some elements last said they want, in points.
    func answers(of elements: Set<Int>) -> [Int: CGSize] {
        var answers: [Int: CGSize] = [:]
        guard !elements.isEmpty else { return answers }
        for event in trace.events where event.phase == .layout {
            guard case .measured(let size, _) = event.kind, let node = event.node, elements.contains(node) else {
                continue
            }
            answers[node] = size
        }
        return answers
    }

    // MARK: - What may mend it

    /// Gives the elements from one outwards, as far as they stand in stacks, the whole length that they ask for.
    func fixedPriorities(from index: Int) -> [[String]] {
        let candidates = path(from: index).filter { element in
            guard let parent = elements[element].parent else { return false }
            return ["Row", "Column"].contains(elements[parent].typeName)
        }
        return candidates.prefix(3).compactMap { element in
            reference(element).map { ["select \($0)", "priority fixed"] }
        }
    }

    /// Takes away what limits the size of an element: itself or something around it.
    func unlimited(from index: Int) -> [[String]] {
        path(from: index).filter { elements[$0].typeName == "ConstrainedSize" }.prefix(2)
            .compactMap { element in reference(element).map { ["unwrap \($0)"] } }
    }

    /// Makes the viewport larger by so much, in whole points.
    func larger(by size: CGSize) -> [[String]] {
        let width = (snapshot.viewport.width + max(0, size.width)).rounded(.up)
        let height = (snapshot.viewport.height + max(0, size.height)).rounded(.up)
        guard width.isFinite, height.isFinite, CGSize(width: width, height: height) != snapshot.viewport else {
            return []
        }
        return [["viewport \(Phrasing.number(width))x\(Phrasing.number(height))"]]
    }

    /// Wraps an element in a limit in Swift, such as `.constrainedTo(width: .atMost(40))`.
    func constrained(_ index: Int, _ arguments: String) -> [[String]] {
        reference(index).map { [["select \($0)", ".constrainedTo(\(arguments))"]] } ?? []
    }

    /// Whether a frame sticks out of an area.
    func sticksOut(_ frame: CGRect, of area: CGRect) -> Bool {
        frame.minX < area.minX - Self.tolerance || frame.maxX > area.maxX + Self.tolerance
            || frame.minY < area.minY - Self.tolerance || frame.maxY > area.maxY + Self.tolerance
    }

    /// By how much a frame sticks out of an area on each side, in words: `24 right, 3 below`; nil if it does not.
    func excess(of frame: CGRect, over area: CGRect) -> (words: String, size: CGSize)? {
        guard sticksOut(frame, of: area) else { return nil }
        let sides = [
            ("left", area.minX - frame.minX), ("right", frame.maxX - area.maxX),
            ("above", area.minY - frame.minY), ("below", frame.maxY - area.maxY),
        ].filter { $0.1 > Self.tolerance }
        guard !sides.isEmpty else { return nil }
        let words = sides.map { "\(Phrasing.number($0.1)) \($0.0)" }.joined(separator: ", ")
        let width = max(0, area.minX - frame.minX) + max(0, frame.maxX - area.maxX)
        let height = max(0, area.minY - frame.minY) + max(0, frame.maxY - area.maxY)
        return (words, CGSize(width: width, height: height))
    }
}

extension CGRect {
    /// Whether all numbers are finite and the size is not negative.
    var isSound: Bool {
        [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite) && size.width >= 0 && size.height >= 0
    }
}
