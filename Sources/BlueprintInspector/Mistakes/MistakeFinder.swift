import BlueprintUI
import Foundation

/// Finds known mistakes by making them on purpose: each leads from the recorded decision to another number.
package struct MistakeFinder {
    let scene: WhyScene
    /// The display scale, in pixels per point.
    let scale: Double

    /// The most numbers in a sum that is varied.
    static let mostNumbers = 64

    /// A finder of mistakes about frames of a render.
    package init(_ scene: WhyScene, scale: Double) {
        (self.scene, self.scale) = (scene, scale)
    }

    /// Returns the mistakes about a number of an element's frame in the nearest view-backed ancestor.
    ///
    /// None leads to the right number.
    package func mistakes(about element: Int, _ measure: FrameMeasure) -> [Mistake] {
        guard let place = scene.place(of: element) else { return [] }
        let right = measure.value(in: place.frame)
        let found = measure.isLength ? lengthMistakes(element, measure) : originMistakes(element, measure, place)
        let all = found + roundingMistakes(measure, place)
        var seen: Set<Mistake> = []
        return all.filter { mistake in
            mistake.value.isFinite && !Number.isClose(mistake.value, right) && seen.insert(mistake).inserted
        }
    }

    // MARK: - Lengths

    private func lengthMistakes(_ element: Int, _ measure: FrameMeasure) -> [Mistake] {
        var result = measuredMistakes(element, measure.dimension) + parentMistakes(element, measure)
        if let clause = scene.clause(for: element, measure), let reason = clause.reason {
            result += shareMistakes(reason.derivation)
            result += sumMistakes(reason.derivation, of: clause) { $0 }
        }
        return result
    }

    /// The mistakes of taking a measured length, or a proposed constraint, for that of the frame.
    private func measuredMistakes(_ element: Int, _ dimension: Dimension) -> [Mistake] {
        let events = scene.measurements(of: element).compactMap { scene.trace.event($0) }
        let decider = scene.elements[element].parent.map { scene.name($0) } ?? "the viewport"
        let words = "that is its measured \(dimension.rawValue), and \(decider) gives it another"
        let measured = events.compactMap { event in
            if case .measured(let size, _) = event.kind { dimension.length(of: size) } else { nil }
        }
        let limits = events.compactMap { scene.proposal(measuredBy: $0).map { dimension.limit(of: $0) } }
        return measured.reversed().map { Mistake(kind: .measured, value: $0, words: words) }
            + limits.reversed().map {
                Mistake(kind: .constraint, value: $0, words: "that is the constraint proposed to it")
            }
    }

    /// The mistakes of taking the length of the parent, or an equal part of it.
    private func parentMistakes(_ element: Int, _ measure: FrameMeasure) -> [Mistake] {
        guard let parent = scene.elements[element].parent, let frame = scene.placement(of: parent)?.frame
        else { return [] }
        let length = measure.value(in: frame)
        let (name, what) = (scene.name(parent), measure.dimension.rawValue)
        let count = scene.childCount(of: parent)
        let whole = Mistake(kind: .parent, value: length, words: "that is the \(what) of \(name)")
        guard count > 1 else { return [whole] }
        let words = "that divides the \(what) of \(name) by its number of children"
        let gaps = spacing(at: element, measure) * CGFloat(count - 1)
        return [whole]
            + [length - gaps, length].map {
                Mistake(kind: .equalParts, value: $0 / CGFloat(count), words: words)
            }
    }

    /// Returns the spacing in the sum of a length; 0 if it has none.
    private func spacing(at element: Int, _ measure: FrameMeasure) -> CGFloat {
        let derivation = scene.clause(for: element, measure)?.reason?.derivation
        let spacing = derivation?.firstNumber { origin in
            if case .argument(let name) = origin { name.lowercased().hasSuffix("spacing") } else { false }
        }
        return spacing?.value ?? 0
    }

    private func shareMistakes(_ derivation: Derivation) -> [Mistake] {
        guard derivation.numbers(atMost: Self.mostNumbers * 16) != nil, let shared = SharedLength(derivation) else {
            return []
        }
        let rest = shared.rest < 0 ? "overflow" : "underflow"
        return [
            Mistake(kind: .evenly, value: shared.evenly, words: "that shares the \(rest) evenly, not by size"),
            Mistake(kind: .bySize, value: shared.bySize, words: "that shares the \(rest) by size, not evenly"),
            Mistake(
                kind: .unweighted,
                value: shared.unweighted,
                words: "that shares the \(rest) with all children alike, whatever their priorities"
            ),
        ]
    }

    // MARK: - Origins

    private func originMistakes(_ element: Int, _ measure: FrameMeasure, _ place: WhyPlace) -> [Mistake] {
        let chain = scene.chain(to: element, measure, depth: .none)
        let sum = chain.reduce(0) { $0 + $1.value }
        var result: [Mistake] = []
        if let last = chain.last, let parent = scene.elements[element].parent {
            let words = "that is its origin in \(scene.name(parent)), which is flattened"
            if chain.count > 1 { result.append(Mistake(kind: .inParent, value: last.value, words: words)) }
            result += alignmentMistakes(element, measure) { sum - last.value + $0 }
        }
        for clause in chain {
            guard let reason = clause.reason else { continue }
            result += previousMistakes(reason.derivation, of: clause) { sum - clause.value + $0 }
            result += sumMistakes(reason.derivation, of: clause) { sum - clause.value + $0 }
        }
        return result
    }

    /// The mistake of placing a child after the measured length of the child before it.
    private func previousMistakes(
        _ derivation: Derivation,
        of clause: WhyClause,
        _ whole: (CGFloat) -> CGFloat
    ) -> [Mistake] {
        guard let decider = clause.decider, derivation.numbers(atMost: Self.mostNumbers) != nil else { return [] }
        var words: String?
        let value = derivation.value(taking: { number, origin in
            guard case .end(let index, let dimension) = origin, let child = scene.child(index, of: decider),
                let frame = scene.placement(of: child)?.frame,
                let event = scene.measurements(of: child).last.flatMap({ scene.trace.event($0) }),
                case .measured(let size, _) = event.kind
            else { return number }
            words = "that takes the measured \(dimension.rawValue) of \(scene.name(child)) for its placed one"
            return number - dimension.length(of: frame.size) + dimension.length(of: size)
        })
        return words.map { [Mistake(kind: .afterMeasured, value: whole(value), words: $0)] } ?? []
    }

    private func alignmentMistakes(
        _ element: Int,
        _ measure: FrameMeasure,
        _ whole: (CGFloat) -> CGFloat
    ) -> [Mistake] {
        guard let parent = scene.elements[element].parent, let outer = scene.placement(of: parent)?.frame,
            let frame = scene.placement(of: element)?.frame
        else { return [] }
        let dimension = measure.dimension
        let free = dimension.length(of: outer.size) - dimension.length(of: frame.size)
        let (start, end) = dimension == .width ? ("left", "right") : ("top", "bottom")
        let name = scene.name(parent)
        return [
            Mistake(
                kind: .alignment(.start),
                value: whole(0),
                words: "that places it at the \(start) edge of \(name)"
            ),
            Mistake(kind: .alignment(.center), value: whole(free / 2), words: "that centres it in \(name)"),
            Mistake(kind: .alignment(.end), value: whole(free), words: "that places it at the \(end) edge of \(name)"),
        ]
    }

    // MARK: - Rounding

    private func roundingMistakes(_ measure: FrameMeasure, _ place: WhyPlace) -> [Mistake] {
        guard place.rounding != nil else { return [] }
        let before = place.unrounded(measure)
        let alone = (before * scale).rounded(.toNearestOrAwayFromZero) / scale
        let what = measure.isLength ? "length" : "origin"
        return [
            Mistake(kind: .unrounded, value: before, words: "that is the number before rounding to pixels"),
            Mistake(
                kind: .roundedAlone,
                value: alone,
                words: "that rounds the \(what) itself; its edges in BlueprintView are rounded"
            ),
        ]
    }
}

/// Mistakes in a sum: a number left out, counted twice, with the other sign, or whole instead of half.
extension MistakeFinder {
    /// Returns the mistakes in the sum of a decision.
    ///
    /// - Parameter whole: Returns the asked number for the sum's value.
    func sumMistakes(
        _ derivation: Derivation,
        of clause: WhyClause,
        _ whole: (CGFloat) -> CGFloat
    ) -> [Mistake] {
        guard let numbers = derivation.numbers(atMost: Self.mostNumbers) else { return [] }
        var result: [Mistake] = []
        var seen: [Derivation.Origin] = []
        for (_, origin) in numbers where !seen.contains(origin) {
            seen.append(origin)
            guard let name = name(of: origin, in: clause) else { continue }
            let without = derivation.value(taking: { $1 == origin ? 0 : $0 })
            let twice = derivation.value(taking: { $1 == origin ? 2 * $0 : $0 })
            result.append(
                Mistake(kind: .forgotten(name), value: whole(without), words: "that leaves out \(name)")
            )
            result.append(Mistake(kind: .doubled(name), value: whole(twice), words: "that counts \(name) twice"))
        }
        for (changed, number, isAdded) in derivation.withOtherSigns {
            guard let name = name(of: number, in: clause) else { continue }
            let words =
                isAdded ? "that adds \(name) instead of subtracting it" : "that subtracts \(name) instead of adding it"
            let kind = Mistake.Kind.sign(name, isAdded: isAdded)
            result.append(Mistake(kind: kind, value: whole(changed.value), words: words))
        }
        if let all = derivation.withoutHalving {
            let length = clause.measure.dimension.rawValue
            let words = "that takes all of the free \(length), not half of it"
            result.append(Mistake(kind: .whole, value: whole(all.value), words: words))
        }
        return result
    }

    /// Returns the name of a number or part in a sum; nil if leaving it out is no mistake that people make.
    private func name(of derivation: Derivation, in clause: WhyClause) -> String? {
        switch derivation {
        case .number(_, let origin): name(of: origin, in: clause)
        case .term(let name, _, _): "the \(name)"
        case .operation, .sum, .magnitude: nil
        }
    }

    private func name(of origin: Derivation.Origin, in clause: WhyClause) -> String? {
        switch origin {
        case .argument(let name): return name
        case .measured(let index, _, let dimension):
            let child = clause.decider.flatMap { scene.child(index, of: $0) }
            return child.map { "the measured \(dimension.rawValue) of \(scene.name($0))" }
        case .end(let index, _):
            return clause.decider.flatMap { scene.child(index, of: $0) }.map { "the end of \(scene.name($0))" }
        default: return nil
        }
    }
}

/// The numbers by which a stack shares its underflow or overflow, read from the sum of one child's length.
struct SharedLength {
    /// The child's measured length.
    let basis: CGFloat
    /// The child's position.
    let child: Int
    /// The underflow; an overflow is negative.
    let rest: CGFloat
    /// The measured lengths and the priorities of the children, by their positions.
    private let measured: [Int: CGFloat]
    private let priorities: [Int: CGFloat]

    /// Reads a sum; nil if it is not that of a child with a share.
    init?(_ derivation: Derivation) {
        let isOverflow = derivation.part(named: ["share of the overflow"]) != nil
        guard let share = derivation.part(named: ["share of the overflow", "share of the underflow"]),
            let rest = share.part(named: ["underflow", "overflow"]),
            let weights = share.part(named: ["total weight"]),
            let total = rest.part(named: ["total measured width", "total measured height"]),
            let first = derivation.firstNumber(where: { if case .measured = $0 { true } else { false } }),
            case .measured(let child, _, _) = first.origin
        else { return nil }
        basis = first.value
        self.child = child
        self.rest = isOverflow ? -rest.value : rest.value
        var (lengths, priorities): ([Int: CGFloat], [Int: CGFloat]) = ([:], [:])
        for (value, origin) in total.numbers(atMost: 256) ?? [] {
            if case .measured(let child, _, _) = origin { lengths[child] = value }
        }
        for (value, origin) in weights.numbers(atMost: 1024) ?? [] {
            if case .trait(let child, _) = origin { priorities[child] = value }
        }
        (measured, self.priorities) = (lengths, priorities)
    }

    /// The length if the rest is shared by the children's priorities alone.
    var evenly: CGFloat { basis + rest * fraction { priorities[$0] ?? 0 } }

    /// The length if it is shared by measured lengths, times priorities.
    var bySize: CGFloat { basis + rest * fraction { (priorities[$0] ?? 0) * (measured[$0] ?? 0) } }

    /// The length if all children share alike.
    var unweighted: CGFloat { basis + rest * fraction { _ in 1 } }

    private func fraction(_ weight: (Int) -> CGFloat) -> CGFloat {
        let total = measured.keys.sorted().reduce(0) { $0 + weight($1) }
        return total == 0 ? 0 : weight(child) / total
    }
}
