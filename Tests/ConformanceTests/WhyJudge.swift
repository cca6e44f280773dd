import BlueprintInspector
import ConformanceCases
import Foundation

/// Computes the sums of a `why` in JSON again, and compares the values with the frames of the render.
struct WhyJudge {
    private let trace: Trace
    private let element: ElementRecord

    init(_ trace: Trace, element: ElementRecord) {
        self.trace = trace
        self.element = element
    }

    /// Returns the values that differ.
    func faults(in json: JSON, clauses: inout Int) -> [String] {
        var faults: [String] = []
        for measure in FrameMeasure.allCases {
            guard let why = json["why"]?[measure.rawValue] else {
                faults.append("no \(measure)")
                continue
            }
            let chain = why["chain"]?.array ?? []
            clauses += chain.count
            if chain.isEmpty { faults.append("no decision on \(measure)") }
            for clause in chain { faults += faultsInSum(of: clause).map { "\(measure): \($0)" } }
            let isLength = measure == .width || measure == .height
            faults += (isLength ? faultsInLength(chain, measure) : faultsInPlace(why, chain, measure)).map {
                "\(measure): \($0)"
            }
            faults += faultsInRounding(why, measure).map { "\(measure): \($0)" }
        }
        return faults
    }

    // MARK: Sums

    private func faultsInSum(of clause: JSON) -> [String] {
        var faults: [String] = []
        if clause["isContradicted"] != nil { faults.append("a contradicted reason") }
        if let sum = clause["sum"], let value = clause["value"]?.number, !isSame(computed(sum), value) {
            faults.append("\(computed(sum)) is not \(value)")
        }
        for measurement in clause["measurements"]?.array ?? [] {
            faults += faultsInSum(of: measurement)
            if measurement["rule"] == nil { continue }
            if let measured = measurement["earlier"]?["size"], let dimension = measurement["dimension"]?.string,
                let value = measurement["value"]?.number, let size = measured[dimension]?.number, !isSame(size, value)
            {
                faults.append("\(value) does not follow from \(size)")
            }
        }
        return faults
    }

    /// Returns the value of a sum, computed from its numbers.
    private func computed(_ sum: JSON) -> Double {
        let parts = (sum["of"]?.array ?? []).map(computed)
        switch sum["operation"]?.string {
        case "plus": return parts.dropFirst().reduce(parts.first ?? 0, +)
        case "minus" where parts.count == 2: return parts[0] - parts[1]
        case "times" where parts.count == 2: return parts[0] * parts[1]
        case "over" where parts.count == 2: return parts[0] / parts[1]
        case "min" where parts.count == 2: return min(parts[0], parts[1])
        case "max" where parts.count == 2: return max(parts[0], parts[1])
        case "magnitude": return abs(parts.first ?? .nan)
        case "named": return parts.first ?? sum["value"]?.number ?? .nan
        default: return sum["value"]?.number ?? .nan
        }
    }

    /// Returns the numbers of a sum that are the length of the decider itself.
    private func ownLengths(_ sum: JSON, _ dimension: String) -> [Double] {
        if sum["origin"]?.string == "own", sum["dimension"]?.string == dimension {
            return [sum["value"]?.number].compactMap { $0 }
        }
        return (sum["of"]?.array ?? []).flatMap { ownLengths($0, dimension) }
    }

    // MARK: Frames

    /// Checks that each decision starts from the length of the previous decision, and the first one from the viewport.
    private func faultsInLength(_ chain: [JSON], _ measure: FrameMeasure) -> [String] {
        var faults: [String] = []
        var length = measure.value(in: CGRect(origin: .zero, size: trace.snapshot.viewport))
        for (index, clause) in chain.enumerated() {
            let value = clause["value"]?.number ?? .nan
            if index == 0, !isSame(value, length) { faults.append("the root is \(value), the viewport \(length)") }
            for own in ownLengths(clause["sum"] ?? .null, measure.rawValue) where !isSame(own, length) {
                faults.append("\(own) own is not \(length)")
            }
            length = value
        }
        let frame = measure.value(in: element.frame)
        return isSame(length, frame) ? faults : faults + ["\(length) is not the frame's \(frame)"]
    }

    /// Checks that the origins add up to that of the view, or of the element in the nearest view.
    private func faultsInPlace(_ why: JSON, _ chain: [JSON], _ measure: FrameMeasure) -> [String] {
        let sum = chain.reversed().map { $0["value"]?.number ?? .nan }.reduce(0, +)
        guard let flattening = why["flattening"], flattening["addsUp"]?.bool == true else {
            if why["flattening"] == nil || hasTransform { return [] }
            return ["the origins do not add up"]
        }
        let origin = flattening["value"]?.number ?? .nan
        var faults = isClose(sum, origin) ? [] : ["the origins add up to \(sum), not \(origin)"]
        guard let view = trace.snapshot.view(of: element.index) else { return faults + ["there is no view"] }
        let unrounded = measure.value(in: view.unroundedFrame)
        if !isSame(origin, unrounded) { faults.append("\(origin) is not the view's \(unrounded)") }
        return faults
    }

    /// True if the element or an ancestor has a transform or a frame that is not finite.
    private var hasTransform: Bool {
        var next: Int? = element.index
        while let index = next {
            let record = trace.snapshot.elements[index]
            let frame = [record.frame.origin.x, record.frame.origin.y, record.frame.width, record.frame.height]
            if !record.attributes.transform.isEmpty || !frame.allSatisfy(\.isFinite) { return true }
            next = record.parent
        }
        return false
    }

    private func faultsInRounding(_ why: JSON, _ measure: FrameMeasure) -> [String] {
        guard let view = trace.snapshot.view(of: element.index) else { return [] }
        let value = measure.value(in: view.frame)
        var faults: [String] = []
        // A negative length keeps its sign; the view has its absolute value.
        let isNegative = measure.dimension.length(of: view.unroundedFrame.size) < 0
        let expected = isNegative ? measure.value(in: view.unroundedFrame) : value
        if let said = why["value"]?.number, !isSame(said, expected) {
            faults.append("\(said) is not the view's \(expected)")
        }
        guard let rounding = why["rounding"] else { return faults }
        if !isSame(rounding["to"]?.number ?? .nan, value) { faults.append("rounded to another number") }
        guard let from = rounding["edges"]?["from"]?.numbers, let to = rounding["edges"]?["to"]?.numbers else {
            return faults
        }
        let scale = trace.snapshot.scale
        for (old, new) in zip(from, to) where !isClose((old * scale).rounded(.toNearestOrAwayFromZero) / scale, new) {
            faults.append("\(old) is not rounded to \(new)")
        }
        if to.count == 2, !isClose(to[1] - to[0], value) { faults.append("\(to) are not \(value) apart") }
        return faults
    }

    private func isSame(_ one: Double, _ other: Double) -> Bool { one == other || one.isNaN && other.isNaN }

    private func isClose(_ one: Double, _ other: Double) -> Bool {
        isSame(one, other) || abs(one - other) <= 1e-6 * max(1, abs(one), abs(other))
    }
}
