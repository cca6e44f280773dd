import BlueprintInspector
import BlueprintUI
import Foundation

/// The output of `why gap` and `why not`.
extension Answers {
    /// The maximum number of steps of a render for which edits are tried.
    private static let mostSteps = 20_000

    /// The number of edits shown, and of edits tried of each kind.
    private static let most = (fixes: 2, trials: 24)

    func whyGap(_ first: Word, _ second: Word, isVerbose: Bool) throws -> Output {
        let elements = try [first, second].map { word -> Int in
            let named = try whyElements(word)
            guard named.count == 1 else {
                throw InputError(
                    "\(word.text) matches \(Phrasing.count(named.count, "element"))",
                    fix: "type the path of one, such as \(context.labels[named[0]].name)",
                    at: word.offset
                )
            }
            return named[0]
        }
        guard elements[0] != elements[1] else {
            throw InputError("a gap is between two elements", fix: "type why gap #1 #2", at: second.offset)
        }
        if let (inner, outer) = nested(elements[0], elements[1]) {
            let name = context.labels[inner].name
            throw InputError(
                "\(context.labels[inner].full) is inside \(context.labels[outer].full): there is no gap between them",
                fix: "type why \(name) x or why \(name) y",
                at: second.offset
            )
        }
        guard let (text, json) = try whyReport(isVerbose: isVerbose).gap(elements[0], elements[1]) else {
            throw InputError(
                "one of the two elements is not placed yet at step \(context.cursor?.position ?? 0)",
                fix: "type goto \(context.lastRender.events.count) for the end of the render",
                at: first.offset
            )
        }
        guard case .object(let members) = json else { return context.look("why gap", text, []) }
        return context.look("why gap", text, members)
    }

    /// Returns the inner and the outer one of two elements if one contains the other, and nil otherwise.
    private func nested(_ one: Int, _ other: Int) -> (inner: Int, outer: Int)? {
        let snapshot = context.screen.snapshot
        if snapshot.descendants(of: one).contains(other) { return (other, one) }
        if snapshot.descendants(of: other).contains(one) { return (one, other) }
        return nil
    }

    // MARK: - Not

    func whyNot(_ word: Word?, _ wishes: [WhyQuestion.Wish], isVerbose: Bool) throws -> Output {
        let elements = try whyElements(word)
        let element = elements[0]
        let report = try whyReport(isVerbose: isVerbose)
        let open = wishes.compactMap { wish in
            report.absence(of: wish.value, in: wish.measure, of: element).map { (wish: wish, absence: $0) }
        }
        let absences = open.map(\.absence)
        guard !absences.isEmpty else {
            // The element has that number, or no frame yet: the report says which.
            let text = report.text(of: element)
            let first = StyledText(lines: Array(text.lines.prefix(1)))
            return context.look("why not", first, [.init("absences", .array([]))])
        }
        var text = StyledText()
        for absence in absences {
            if !text.isEmpty { text.append("") }
            text.append(absence.text)
        }
        let remedies = context.cursor == nil ? remedies(for: wishes, of: element, open.map(\.wish), absences) : []
        append(remedies.map(\.lines), to: &text)
        for sentence in Self.warnings(of: remedies) {
            for line in TextFitting.wrap("  ! " + sentence, columns: context.options.columns, hanging: 2) {
                text.append(line, style: .warning)
            }
        }
        if remedies.isEmpty, context.cursor == nil {
            text.append("  no fix found: none of the edits tried gives this number", style: .dim)
        }
        let members: [JSONValue.Member] = [
            .init("absences", .array(absences.map(\.json))),
            .init("fixes", .array(remedies.map { .array($0.lines.map(JSONValue.string)) })),
        ]
        return context.look("why not", text, members)
    }

    /// Returns a sentence about each warning that edits add, one for all edits that add the same.
    private static func warnings(of remedies: [Remedy]) -> [String] {
        let added = remedies.compactMap { remedy in
            remedy.newWarnings.first.map { (edit: remedy.lines.joined(separator: ", then "), warning: $0) }
        }
        var seen: Set<String> = []
        return added.filter { seen.insert($0.warning).inserted }.map { first in
            let edits = added.filter { $0.warning == first.warning }.map(\.edit)
            guard edits.count > 1 else { return "\(edits[0]) adds a warning: \(first.warning)" }
            let all =
                edits.count == remedies.count ? "each of these edits" : "each of " + edits.joined(separator: " and ")
            return "\(all) adds a warning: \(first.warning)"
        }
    }

    // MARK: - Remedies

    /// An edit that gives an element the wanted numbers, according to a trial.
    private struct Remedy {
        var lines: [String]
        /// The number of other elements whose frames change.
        var changedElements: Int
        /// The number of the element's own other numbers that change.
        var changedNumbers: Int
        /// The warnings that it adds.
        var newWarnings: [String]
        /// The position in the order of trials.
        var trial = 0

        /// True if it changes nothing else in the tree.
        var isSmallest: Bool { changedElements == 0 && changedNumbers == 0 && newWarnings.isEmpty }

        /// The order of remedies: those without new warnings first, then by how much else they change.
        static func < (one: Remedy, other: Remedy) -> Bool {
            (one.newWarnings.count, one.changedElements, one.changedNumbers, one.lines.count, one.trial)
                < (other.newWarnings.count, other.changedElements, other.changedNumbers, other.lines.count, other.trial)
        }
    }

    /// Returns the edits that give an element all wanted numbers according to a trial, the smallest change first.
    ///
    /// Wrappers and traits of the element come before arguments of its ancestors, and these before the viewport. Negative
    /// insets come last: they give almost any number, but the element then overlaps its neighbours.
    private func remedies(
        for wishes: [WhyQuestion.Wish],
        of element: Int,
        _ open: [WhyQuestion.Wish],
        _ absences: [WhyReport.Absence]
    ) -> [Remedy] {
        guard let number = context.labels.number(of: element), context.screen.stepEstimate <= Self.mostSteps else {
            return []
        }
        let viewport = context.screen.snapshot.viewport
        let candidates = WhyNotRemedies(wishes: open, number: number, absences: absences, viewport: viewport) {
            [labels = context.labels] in labels.number(of: $0)
        }
        // The elements on the path only pass the number on: they change with the element.
        let path = Set(candidates.path)
        let frames = framesByNumber.filter { !path.contains($0.key) || $0.key == number }
        var trials = 0
        var found: [Remedy] = []
        for group in [candidates.local, candidates.arguments, candidates.viewports, candidates.insets] {
            var inGroup: [Remedy] = []
            for lines in group.prefix(Self.most.trials) where !Interruption.isRequested {
                trials += 1
                guard var remedy = remedy(lines, for: wishes, of: element, number, frames) else { continue }
                remedy.trial = trials
                inGroup.append(remedy)
                if inGroup.filter(\.isSmallest).count >= Self.most.fixes { break }
            }
            found += inGroup.sorted { $0 < $1 }
            // Later groups change more; they are needed if the earlier ones only help with new warnings.
            if found.contains(where: \.newWarnings.isEmpty) { break }
        }
        let clean = found.filter(\.newWarnings.isEmpty)
        return Array((clean.isEmpty ? found : clean).prefix(Self.most.fixes))
    }

    /// Tries an edit; nil if it fails or does not give the numbers.
    private func remedy(
        _ lines: [String],
        for wishes: [WhyQuestion.Wish],
        of element: Int,
        _ number: Int,
        _ frames: [Int: [CGRect]]
    ) -> Remedy? {
        guard let after = try? context.trial(lines), let place = after.elements(ofNode: number).first,
            let report = try? after.answers.whyReport(isVerbose: false)
        else { return nil }
        let isFulfilled = wishes.allSatisfy { report.absence(of: $0.value, in: $0.measure, of: place) == nil }
        guard isFulfilled else { return nil }
        let inside = Set(
            ([element] + context.screen.snapshot.descendants(of: element)).compactMap { context.labels.number(of: $0) }
        )
        let newFrames = after.answers.framesByNumber
        let changed = frames.filter { other, old in
            !inside.contains(other) && !Self.isSame(old, newFrames[other] ?? [])
        }
        let wished = Set(wishes.map(\.measure))
        let (old, new) = (frames[number]?.first ?? .zero, newFrames[number]?.first ?? .zero)
        let numbers = FrameMeasure.allCases.filter {
            !wished.contains($0) && Phrasing.number($0.value(in: old)) != Phrasing.number($0.value(in: new))
        }
        let warnings = after.workspace.shown.findings(besides: context.workspace.shown).map {
            $0.warning(context.phrasing).sentence
        }
        return Remedy(
            lines: lines,
            changedElements: changed.count,
            changedNumbers: numbers.count,
            newWarnings: warnings
        )
    }

    /// The frames of all elements in the viewport, by their numbers in the document.
    fileprivate var framesByNumber: [Int: [CGRect]] {
        let elements = context.screen.snapshot.elements
        var origins: [CGPoint] = []
        var frames: [Int: [CGRect]] = [:]
        for (index, element) in elements.enumerated() {
            let outer = element.parent.map { origins[$0] } ?? .zero
            origins.append(CGPoint(x: outer.x + element.frame.origin.x, y: outer.y + element.frame.origin.y))
            guard let number = context.labels.number(of: index) else { continue }
            frames[number, default: []].append(CGRect(origin: origins[index], size: element.frame.size))
        }
        return frames
    }

    private static func isSame(_ old: [CGRect], _ new: [CGRect]) -> Bool {
        old.count == new.count
            && zip(old, new).allSatisfy { old, new in
                FrameMeasure.allCases.allSatisfy {
                    Phrasing.number($0.value(in: old)) == Phrasing.number($0.value(in: new))
                }
            }
    }
}

/// The edits to try for the numbers of a `why … not`.
struct WhyNotRemedies {
    /// The wanted numbers that the element does not have, one for each absence.
    let wishes: [WhyQuestion.Wish]
    /// The number of the element in the document.
    let number: Int
    let absences: [WhyReport.Absence]
    /// The size of the viewport.
    let viewport: CGSize
    /// Returns the number of an element in the document.
    let numberOf: (Int) -> Int?

    /// Edits of the element itself or of an element on its path: wrappers, and the trait of the one child.
    var local: [[String]] {
        var result: [[String]] = []
        for number in path.prefix(Self.mostWrapped) {
            result += [
                ["select #\(number)", aligned(keepingOther: true)],
                ["select #\(number)", "centered"],
                ["select #\(number)", aligned(keepingOther: false)],
            ]
        }
        if let constrained {
            result.append(["select #\(number)", constrained])
            result.append(["select #\(number)", constrained, aligned(keepingOther: true)])
            result += ["fixed", "flexible"].map { ["select #\(number)", "priority \($0)", constrained] }
        }
        result += ["fixed", "grows", "shrinks", "flexible"].map { ["select #\(number)", "priority \($0)"] }
        return unique(result)
    }

    /// Edits of arguments: those in the sums, and the alignment that is the cause; then unwrapping the layout itself.
    var arguments: [[String]] {
        var result: [[String]] = []
        for absence in absences {
            for setting in absence.settings.prefix(6) {
                guard let node = numberOf(setting.element) else { continue }
                let value = Phrasing.number(setting.value)
                for value in [value, ".absolute(\(value))", ".proportional(\(value))"] {
                    result.append(["select #\(node)", "set \(setting.argument) \(value)"])
                }
            }
        }
        for (wish, absence) in zip(wishes, absences) {
            let decider = absence.choice?.element ?? absence.decider
            guard let number = decider.flatMap(numberOf) else { continue }
            let isHorizontal = wish.measure == .x || wish.measure == .width
            let known = isHorizontal ? Self.horizontal : Self.vertical
            let names = absence.choice.map { [$0.argument] } ?? (wish.measure.isLength ? [] : known.arguments)
            for name in names {
                result += known.values.map { ["select #\(number)", "set \(name) \($0)"] }
            }
        }
        for decider in absences.compactMap({ $0.decider.flatMap(numberOf) }) { result.append(["unwrap #\(decider)"]) }
        return unique(result)
    }

    /// Edits that give the numbers independently of the layouts around: insets, even negative ones, that keep the
    /// measured size of the wrapped element.
    var insets: [[String]] {
        var lines = ["select #\(number)"]
        var insets: [String] = []
        for (wish, absence) in zip(wishes, absences) {
            let difference = wish.value - absence.value
            let name = wish.measure == .x || wish.measure == .width ? ("left", "right") : ("top", "bottom")
            switch wish.measure {
            case .x, .y: insets += ["\(name.0): \(text(difference))", "\(name.1): \(text(-difference))"]
            case .width, .height:
                let measured = absence.measured ?? absence.value
                lines.append("constrained \(wish.measure.rawValue) \(text(measured + difference))")
                insets.append("\(name.1): \(text(-difference))")
            }
        }
        return insets.isEmpty ? [] : [lines + [".inset(\(insets.joined(separator: ", ")))"]]
    }

    /// Other sizes of the viewport: those that the sums lead to, and the one that changes by as much as the number.
    var viewports: [[String]] {
        var sizes = absences.compactMap(\.viewport)
        for (wish, absence) in zip(wishes, absences) where wish.measure.isLength {
            let change = wish.value - absence.value
            var size = viewport
            if wish.measure == .width { size.width += change } else { size.height += change }
            if size.width > 0, size.height > 0 { sizes.append(size) }
        }
        return unique(sizes.map { ["viewport \(text($0.width))x\(text($0.height))"] })
    }

    // MARK: - Parts

    private static let mostWrapped = 4
    private static let horizontal = (
        arguments: ["alignment", "horizontally", "lineAlignment"], values: ["leading", "center", "trailing"]
    )
    private static let vertical = (
        arguments: ["alignment", "vertically", "itemAlignment"], values: ["top", "center", "bottom"]
    )

    /// The numbers of the elements from the subject outwards to the one with the cause.
    var path: [Int] {
        var numbers: [Int] = []
        for element in absences.map(\.path).max(by: { $0.count < $1.count })?.reversed() ?? [] {
            if let number = numberOf(element), !numbers.contains(number) { numbers.append(number) }
        }
        return numbers.isEmpty ? [number] : numbers
    }

    private func text(_ value: Double) -> String { Phrasing.number(value) }

    private func wish(_ measure: FrameMeasure) -> Double? { wishes.first { $0.measure == measure }?.value }

    /// Returns an `aligned` edit for the axes of the wishes; the other axis fills or centres.
    private func aligned(keepingOther: Bool) -> String {
        let isWide = wish(.width) != nil || wish(.x) != nil
        let isHigh = wish(.height) != nil || wish(.y) != nil
        let other = keepingOther ? "fill" : "center"
        let vertical = isHigh ? "top" : other
        return "aligned \(vertical) \(isWide ? "leading" : other)"
    }

    private var constrained: String? {
        switch (wish(.width), wish(.height)) {
        case (let width?, let height?): "constrained \(text(width)) \(text(height))"
        case (let width?, nil): "constrained width \(text(width))"
        case (nil, let height?): "constrained height \(text(height))"
        case (nil, nil): nil
        }
    }

    private func unique(_ edits: [[String]]) -> [[String]] {
        var seen: Set<[String]> = []
        return edits.filter { seen.insert($0).inserted }
    }
}
