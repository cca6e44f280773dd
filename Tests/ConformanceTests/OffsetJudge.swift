import BlueprintInspector
import Foundation

/// Compares the owners that the reports of one render name for each part of each view's origin.
///
/// The expected owners come from the frames alone: an offset belongs to the element whose own frame has it.
struct OffsetJudge {
    /// The faults found so far, and the number of compared terms by report.
    struct Findings {
        var wrong: [String] = []
        var terms: [String: Int] = [:]
    }

    private let trace: Trace
    private let name: String
    private let labels: NodeLabels
    private let options = DrawingOptions(width: 1000)
    private let scene: WhyScene

    init(_ trace: Trace, name: String) {
        self.trace = trace
        self.name = name
        labels = trace.labels(names: .paths)
        scene = WhyScene(trace, labels: labels)
    }

    private var snapshot: RenderSnapshot { trace.snapshot }

    /// Judges views, flatten, trace and why; for one view, info too.
    func judge(_ findings: inout Findings) {
        let views = snapshot.views.dropFirst()
        for view in views {
            guard let element = view.element, isSimple(element) else { continue }
            for measure in [FrameMeasure.x, .y] {
                let expected = expected(element, measure)
                compare(why(element, measure), expected, "why", element, &findings)
                compare(sum(view, measure), expected, "views", element, &findings)
                compare(step(element, measure), expected, "trace", element, &findings)
            }
        }
        judgeFlatten(&findings)
        guard let view = views.dropFirst(views.count / 2).first, let element = view.element, isSimple(element)
        else { return }
        let info = InfoReport(trace, labels: labels, options: options).text(of: element).plain
        for measure in [FrameMeasure.x, .y] {
            let line = info.split(separator: "\n").first { $0.hasPrefix("  \(measure) ") } ?? "  x"
            let said = line == "  x" ? nil : terms(String(line.dropFirst(3)), of: element)
            compare(said, expected(element, measure), "info", element, &findings)
        }
    }

    // MARK: Expectations

    /// The offsets of an element in its parent view, by the position of the owner.
    private func expected(_ element: Int, _ measure: FrameMeasure) -> [Int: Double] {
        var owners: [Int: Double] = [:]
        var next: Int? = element
        while let index = next, index == element || !snapshot.elements[index].isViewBacked {
            let value = measure.value(in: snapshot.elements[index].frame)
            if Phrasing.number(value) != "0" { owners[index] = value }
            next = snapshot.elements[index].parent
        }
        return owners
    }

    /// Returns true if every origin is finite, small, and listed: a step lists at most six terms on both axes together.
    private func isSimple(_ element: Int) -> Bool {
        for measure in [FrameMeasure.x, .y] {
            let owners = expected(element, measure)
            if owners.count > 3 || owners.values.contains(where: { !$0.isFinite || abs($0) > 1e6 }) { return false }
        }
        return snapshot.view(of: element).map { $0.frame.origin.x.isFinite && $0.frame.origin.y.isFinite } ?? false
    }

    private func compare(
        _ said: [Int: Double]?,
        _ expected: [Int: Double],
        _ report: String,
        _ element: Int,
        _ findings: inout Findings
    ) {
        // A report that names no owner says that the whole offset is the element's own.
        guard let said else {
            if expected.keys.contains(where: { $0 != element }) {
                findings.wrong.append("\(name) \(report) \(labels[element].full): nothing instead of \(expected)")
            }
            return
        }
        findings.terms[report, default: 0] += said.count
        let isSame =
            said.keys.sorted() == expected.keys.sorted()
            && expected.allSatisfy { abs($0.value - said[$0.key, default: .nan]) < 0.0021 }
        if !isSame { findings.wrong.append("\(name) \(report) \(labels[element].full): \(said), not \(expected)") }
    }

    // MARK: Reports

    private func why(_ element: Int, _ measure: FrameMeasure) -> [Int: Double]? {
        guard let place = scene.place(of: element) else { return nil }
        var owners: [Int: Double] = [:]
        for offset in place.offsets {
            let value = measure.value(in: CGRect(origin: offset.origin, size: .zero))
            if Phrasing.number(value) != "0" { owners[offset.element] = value }
        }
        return owners
    }

    /// The owners in a line of `views`.
    private func sum(_ view: ViewRecord, _ measure: FrameMeasure) -> [Int: Double]? {
        guard let element = view.element, let sum = FrameSum(measure, of: view, in: snapshot) else { return nil }
        let parts = FrameSumText(sum, labels: labels).parts
        return parts.isEmpty ? nil : terms(String(parts.joined(separator: " ").dropFirst(2)), of: element)
    }

    /// The owners in the step that makes an element view-backed.
    private func step(_ element: Int, _ measure: FrameMeasure) -> [Int: Double]? {
        let event = trace.events.first { $0.node == element && $0.verb == .viewBacked }
        guard let event else { return nil }
        let words = EventPhrases(trace, labels: labels).words(event)
        guard let start = words.range(of: " = ") else { return nil }
        var owners: [Int: Double] = [:]
        for term in words[start.upperBound...].components(separatedBy: " + ") {
            let parts = term.components(separatedBy: " of ")
            // Other attributes follow the last term after a comma.
            let name = parts.last?.components(separatedBy: ", ")[0] ?? ""
            guard parts.count == 2, let owner = owner(name == "its own" ? "own" : name, of: element) else { continue }
            let numbers = parts[0].split(separator: ",").compactMap { Double($0) }
            guard let value = measure == .x ? numbers.first : numbers.last, value != 0 else { continue }
            owners[owner] = value
        }
        return owners
    }

    /// Compares each line of `flatten` with the origin of its element.
    private func judgeFlatten(_ findings: inout Findings) {
        let lines = FlattenReport(snapshot, labels: labels, options: options).text.plain.split(separator: "\n")
        guard lines.count == snapshot.elements.count + 1 else { return }
        for (line, element) in zip(lines.dropFirst(), snapshot.elements) where line.contains("flattened \u{B7} ") {
            let said = line.components(separatedBy: "flattened \u{B7} ")[1].split(whereSeparator: { " ,".contains($0) })
            guard element.frame.origin != .zero, said.count >= 2 else { continue }
            let origin = element.frame.origin
            findings.terms["flatten", default: 0] += 1
            if said[0] != Phrasing.number(origin.x) || said[1] != Phrasing.number(origin.y) {
                findings.wrong.append("\(name) flatten \(labels[element.index].full): \(line)")
            }
        }
    }

    // MARK: Parsing

    /// The owners in a printed sum: `20 Centered /0 + 82 own - 0.5 rounding`.
    private func terms(_ text: String, of element: Int) -> [Int: Double] {
        var owners: [Int: Double] = [:]
        var sign = 1.0
        var words: [Substring] = []
        func take() {
            guard let first = words.first, let value = Double(first),
                let owner = owner(words.dropFirst().joined(separator: " "), of: element)
            else { return }
            owners[owner] = sign * value
        }
        for word in text.split(separator: " ") {
            guard word == "+" || word == "-" else {
                words.append(word)
                continue
            }
            take()
            sign = word == "-" ? -1 : 1
            words = []
        }
        take()
        return owners
    }

    private func owner(_ name: String, of element: Int) -> Int? {
        if name == "own" { return element }
        return snapshot.elements.indices.first { labels[$0].full == name }
    }
}
