import BlueprintInspector
import BlueprintUI
import Foundation

/// The output of `why`.
extension Answers {
    /// The number of elements shown if a reference names several.
    private static let mostElements = 3

    /// The number of fixes shown.
    private static let mostFixes = 3

    /// Returns the output of a `why` line.
    ///
    /// - Throws: an ``InputError`` if an element of the line does not exist.
    func why(_ question: WhyQuestion) throws -> Output {
        switch question.subject {
        case .frame(let word, let measure): return try whyFrame(word, measure, isVerbose: question.isVerbose)
        case .gap(let first, let second): return try whyGap(first, second, isVerbose: question.isVerbose)
        case .absence(let word, let wishes): return try whyNot(word, wishes, isVerbose: question.isVerbose)
        }
    }

    /// Returns the report on the render up to the current step.
    ///
    /// - Throws: ``LayoutStopped`` if the work is interrupted.
    func whyReport(isVerbose: Bool) throws -> WhyReport {
        let trace = context.cursor.map(\.trace) ?? context.screen.layoutTrace
        try context.screen.goOn()
        return WhyReport(
            trace,
            labels: context.traceLabels,
            options: context.drawingOptions,
            position: context.cursor?.position,
            isVerbose: isVerbose
        )
    }

    /// Returns the elements that a word names.
    func whyElements(_ word: Word?) throws -> [Int] {
        let target = try context.resolver.targetOrSelection(word)
        guard !target.elements.isEmpty else {
            let isRoot = target.view != nil
            let subject = word?.text ?? "the selection"
            throw InputError(
                isRoot ? "the root view has the size of the viewport" : "\(subject) has no element in this tree",
                fix: isRoot ? "type viewport 375x667 for another size" : nil,
                at: word?.offset
            )
        }
        return target.elements
    }

    private func whyFrame(_ word: Word?, _ measure: FrameMeasure?, isVerbose: Bool) throws -> Output {
        let elements = try whyElements(word)
        let report = try whyReport(isVerbose: isVerbose)
        var text = StyledText()
        var reasons: [JSONValue] = []
        for element in elements.prefix(Self.mostElements) {
            if !text.isEmpty { text.append("") }
            let truncation = truncationWarning(of: element)
            text.append(report.text(of: element, measure, truncation: truncation?.warning))
            if let truncation { append(fixes(of: truncation.key, truncation.warning), to: &text) }
            if context.options.givesJSON { reasons.append(report.json(of: element, measure)) }
        }
        if elements.count > Self.mostElements {
            let more = elements.count - Self.mostElements
            text.append(
                "and \(Phrasing.count(more, "more element")); tree lists all of them",
                style: .dim
            )
        }
        return context.look("why", text, [.init("reasons", .array(reasons))])
    }

    private func truncationWarning(of element: Int) -> (warning: Warning, key: String)? {
        guard context.cursor == nil else { return nil }
        return context.workspace.shown.findings.first { $0.rule == WarningRule.truncated.name && $0.element == element }
            .map {
                ($0.warning(context.phrasing), context.workspace.shown.key(of: $0))
            }
    }

    /// The maximum number of steps of a render for which fixes are tried: each trial renders the whole tree.
    private static let mostSteps = 300_000

    /// The maximum number of steps of a render for which the smallest viewport is searched.
    private static let mostStepsOfSearch = 20_000

    /// Returns the edits that remove a warning, according to a trial; none for a very large tree.
    private func fixes(of key: String, _ warning: Warning) -> [[String]] {
        guard context.screen.stepEstimate <= Self.mostSteps else { return [] }
        var found: [[String]] = []
        let isSmall = context.screen.stepEstimate <= Self.mostStepsOfSearch
        for fix in warning.fixes where found.count < Self.mostFixes && !Interruption.isRequested {
            if found.contains(where: { isViewport($0, within: fix) }) { continue }
            guard fixes(fix, key) else { continue }
            let smallest = isSmall ? smallest(fix, key) : fix
            if !found.contains(smallest) { found.append(smallest) }
        }
        return found
    }

    /// Returns true if both edits set the viewport, and the first one to a size that is nowhere larger.
    private func isViewport(_ edit: [String], within other: [String]) -> Bool {
        guard let one = viewport(of: edit), let other = viewport(of: other) else { return false }
        return one.width <= other.width && one.height <= other.height
    }

    /// Adds edits that were tried and fix the warning.
    func append(_ fixes: [[String]], to text: inout StyledText) {
        for (index, fix) in fixes.enumerated() {
            let start = index == 0 ? "try: " : "or:  "
            for line in TextFitting.wrap(
                "  \(start)\(fix.joined(separator: ", then "))",
                columns: context.options.columns,
                hanging: 2
            ) {
                text.append(line, style: .success)
            }
        }
    }
}
