import BlueprintInspector
import Foundation

/// What `why gap` and `why not` show.
extension Session {
    /// Beyond so many events a render takes too long to be tried again and again.
    private static let mostEvents = 20_000

    /// What is told, and how much is tried for it.
    private static let most = (fixes: 2, trials: 16)

    func whyGap(_ first: Word, _ second: Word, isVerbose: Bool) throws -> Output {
        let elements = try [first, second].map { word -> Int in
            let named = try whyElements(word)
            guard named.count == 1 else {
                throw InputError(
                    "\(word.text) is \(Phrasing.count(named.count, "element"))",
                    fix: "type which by its path, such as \(labels[named[0]].reference)",
                    at: word.offset
                )
            }
            return named[0]
        }
        guard elements[0] != elements[1] else {
            throw InputError("a gap is between two elements", fix: "type why gap #1 #2", at: second.offset)
        }
        if let (inner, outer) = nested(elements[0], elements[1]) {
            let name = labels[inner].reference
            throw InputError(
                "\(labels[inner].full) lies in \(labels[outer].full): there is no gap between them",
                fix: "why \(name) x and why \(name) y say how far in it lies",
                at: second.offset
            )
        }
        guard let (text, json) = whyReport(isVerbose: isVerbose).gap(elements[0], elements[1]) else {
            throw InputError(
                "one of them is not placed yet at step \(cursor?.position ?? 0)",
                fix: "goto \(lastRender.events.count) goes to the end",
                at: first.offset
            )
        }
        guard case .object(let members) = json else { return look("why gap", text, []) }
        return look("why gap", text, members)
    }

    /// The inner and the outer one of two elements that lie in each other; nil if they do not.
    private func nested(_ one: Int, _ other: Int) -> (inner: Int, outer: Int)? {
        let snapshot = screen.snapshot
        if snapshot.descendants(of: one).contains(other) { return (other, one) }
        if snapshot.descendants(of: other).contains(one) { return (one, other) }
        return nil
    }

    // MARK: - Not

    func whyNot(_ word: Word?, _ wishes: [WhyQuestion.Wish], isVerbose: Bool) throws -> Output {
        let elements = try whyElements(word)
        let element = elements[0]
        let report = whyReport(isVerbose: isVerbose)
        let absences = wishes.compactMap { wish in
            report.absence(of: wish.value, in: wish.measure, of: element)
        }
        guard !absences.isEmpty else {
            // Either it is what it is asked not to be, or it has no frame yet: the report says which.
            let text = report.text(of: element)
            let first = StyledText(lines: Array(text.lines.prefix(1)))
            return look("why not", first, [.init("absences", .array([]))])
        }
        var text = StyledText()
        for absence in absences {
            if !text.isEmpty { text.append("") }
            text.append(absence.text)
        }
        let fixes = cursor == nil ? helpful(for: wishes, of: element, absences) : []
        append(fixes, to: &text)
        let members: [JSONValue.Member] = [
            .init("absences", .array(absences.map(\.json))),
            .init("fixes", .array(fixes.map { .array($0.map(JSONValue.string)) })),
        ]
        return look("why not", text, members)
    }

    /// The lines that, tried, give an element all the numbers that it was to have.
    private func helpful(
        for wishes: [WhyQuestion.Wish],
        of element: Int,
        _ absences: [WhyReport.Absence]
    ) -> [[String]] {
        guard let number = labels.number(of: element), lastRender.events.count <= Self.mostEvents else { return [] }
        var found: [[String]] = []
        for fix in candidates(for: wishes, number, absences).prefix(Self.most.trials)
        where found.count < Self.most.fixes && !options.isInterrupted() {
            guard let after = try? trying(fix), let place = after.elements(ofNode: number).first else { continue }
            let report = after.whyReport(isVerbose: false)
            let isFulfilled = wishes.allSatisfy { wish in
                report.absence(of: wish.value, in: wish.measure, of: place) == nil
            }
            if isFulfilled { found.append(fix) }
        }
        return found
    }

    /// What may help, the likeliest first.
    private func candidates(
        for wishes: [WhyQuestion.Wish],
        _ number: Int,
        _ absences: [WhyReport.Absence]
    ) -> [[String]] {
        var result: [[String]] = []
        for absence in absences {
            for setting in absence.settings.prefix(4) {
                guard let node = labels.number(of: setting.element) else { continue }
                result.append(["select #\(node)", "set \(setting.argument) \(Phrasing.number(setting.value))"])
            }
        }
        func wanted(_ measure: FrameMeasure) -> String? {
            wishes.first { $0.measure == measure }.map { Phrasing.number($0.value) }
        }
        result.append(["select #\(number)", "priority fixed"])
        switch (wanted(.width), wanted(.height)) {
        case (let width?, let height?): result.append(["select #\(number)", "constrained \(width) \(height)"])
        case (let width?, nil): result.append(["select #\(number)", "constrained width \(width)"])
        case (nil, let height?): result.append(["select #\(number)", "constrained height \(height)"])
        case (nil, nil): break
        }
        for absence in absences {
            guard let decider = absence.decider.flatMap({ labels.number(of: $0) }) else { continue }
            result += ["leading", "center", "trailing", "fill"].flatMap { word in
                ["horizontally", "vertically", "alignment"].map { ["select #\(decider)", "set \($0) \(word)"] }
            }
            result.append(["unwrap #\(decider)"])
        }
        result += absences.compactMap(\.viewport).map { size in
            ["viewport \(Phrasing.number(size.width))x\(Phrasing.number(size.height))"]
        }
        return result
    }
}
