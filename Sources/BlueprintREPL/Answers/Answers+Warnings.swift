import BlueprintInspector
import BlueprintUI

/// Warnings about the tree, and their fixes.
extension Answers {
    private var shown: Shown { context.workspace.shown }

    /// The maximum number of steps of a render for which fixes are tried, because each trial renders again.
    private static let mostSteps = 20_000

    /// The number of warnings that a list always gives in detail, and the number of elements that may be looked at for
    /// the details of all others.
    private static let (fewDetails, mostDetails) = (8, 400_000)

    /// The maximum number of edits tried for one list of warnings.
    private static let mostTrials = 48

    /// The number of those that the search for the smallest viewport of a warning takes.
    private static let trialsOfSearch = 12

    /// The number of warnings from which on a list is grouped.
    private static let longList = 9

    /// Returns warnings, each with the first fix that removes it without adding a warning or making one worse.
    ///
    /// - Parameter known: the fixes that were looked for before, by the keys of their warnings.
    private func withFixes(
        _ findings: [WarningFinding],
        knowing known: [String: [String]] = [:]
    ) -> [WarningsReport.Entry] {
        var trials = context.screen.stepEstimate > Self.mostSteps ? 0 : Self.mostTrials
        let detailed = max(Self.fewDetails, Self.mostDetails / max(1, context.screen.snapshot.elements.count))
        return findings.enumerated().interruptible.map { position, finding in
            let key = shown.key(of: finding)
            let hasDetail = position < detailed && !Interruption.isRequested
            let warning = hasDetail ? finding.warning(context.phrasing) : finding.briefWarning(context.phrasing)
            if let fix = known[key] { return WarningsReport.Entry(warning, fix: fix) }
            let fix =
                trials == 0
                ? nil
                : warning.fixes.first { fix in
                    guard trials > 0, !Interruption.isRequested else { return false }
                    trials -= 1
                    return fixes(fix, key)
                }
            // The search for the smallest viewport takes some trials.
            let isSearched = trials >= Self.trialsOfSearch
            if isSearched, fix.flatMap(viewport) != nil { trials -= Self.trialsOfSearch }
            return WarningsReport.Entry(warning, fix: fix.map { isSearched ? smallest($0, key) : $0 } ?? [])
        }
    }

    /// Returns the list of warnings about a part of the tree.
    ///
    /// - Throws: ``LayoutStopped`` if the work is interrupted.
    func warnings(_ options: DrawingOptions) throws -> Output {
        let range = context.screen.snapshot.range(focus: options.focus)
        // The details of warnings may need the steps of the render.
        if !context.screen.render.hasLayoutTrace { context.screen.freeLargeTree() }
        let findings = shown.findings.filter { range.contains($0.element) }
        let isGrouped = options.list.folds && findings.count >= Self.longList
        let groups = isGrouped ? grouped(findings) : findings.map { [$0] }
        try context.screen.goOn()
        let fixed = withFixes(groups.map { $0[0] })
        try context.screen.goOn()
        let entries = zip(groups, fixed).map { group, entry in
            var entry = entry
            entry.others = group.dropFirst().map(\.element)
            return entry
        }
        let report = WarningsReport(entries, options: options)
        guard context.options.givesJSON else { return context.look("warnings", report.text(context.labels), []) }
        let known = Dictionary(zip(groups.map { shown.key(of: $0[0]) }, fixed.map(\.fix))) { first, _ in first }
        let whole =
            groups.count == findings.count
            ? report : WarningsReport(withFixes(findings, knowing: known), options: options)
        let members = [JSONValue.Member("warnings", whole.json(labels: context.labels))]
        return context.look("warnings", report.text(context.labels), members)
    }

    /// Returns findings in groups of the same rule about elements of the same source, the groups of a rule together.
    private func grouped(_ findings: [WarningFinding]) -> [[WarningFinding]] {
        struct Likeness: Hashable {
            var rule: String
            var type: String
            var source: Int?
        }
        let elements = context.screen.snapshot.elements
        let offsets = context.workspace.current.offsetsOfTags
        var rules: [String: Int] = [:]
        var groups: [Likeness: Int] = [:]
        var result: [[WarningFinding]] = []
        for finding in findings.interruptible {
            let source = offsets(elements[finding.element].sourceTag)
            let likeness = Likeness(rule: finding.rule, type: elements[finding.element].typeName, source: source)
            rules[finding.rule] = rules[finding.rule] ?? rules.count
            if source != nil, let group = groups[likeness] {
                result[group].append(finding)
            } else {
                groups[likeness] = result.count
                result.append([finding])
            }
        }
        let order = result.indices.sorted { one, other in
            let first = (rules[result[one][0].rule] ?? 0, one)
            return first < (rules[result[other][0].rule] ?? 0, other)
        }
        return order.map { result[$0] }
    }
}

/// The directives of the document.
extension Answers {
    /// The stubs, each in a line.
    var stubList: Output {
        let stubs = context.document.stubs
        guard !stubs.isEmpty else {
            return Output(.note, StyledText("no stubs are defined; to define one, type stub MarketLabel 96x16"))
        }
        let lines = stubs.flatMap { stub in
            TextFitting.wrap(
                "\(stub.name): \(stub.description(size: context.phrasing.size))",
                columns: context.options.columns,
                hanging: 2
            )
        }
        return Output(.note, StyledText(lines: lines.map { StyledText.Line($0) }))
    }

    /// The sizes of texts, each in a line.
    var textSizeList: Output {
        let sizes = context.document.textSizes
        guard !sizes.isEmpty else {
            return Output(
                .note,
                StyledText("no text sizes are set; to set one, type textsize \"Account name\" 91.5x19.5")
            )
        }
        let lines = sizes.map { size in
            let line = "\(Quoted.literal(size.text)) \(context.phrasing.size(size.size))"
            return StyledText.Line(TextFitting.cut(line, to: context.options.columns))
        }
        return Output(.note, StyledText(lines: lines))
    }

    /// Returns a remark on the directive that affects an element; nil if none does.
    func remark(on element: Int) -> String? {
        guard context.snapshot.elements.indices.contains(element) else { return nil }
        let record = context.snapshot.elements[element]
        if let stub = context.document.stubs.first(where: { $0.name == record.typeName }) {
            return "it is a stub: \(stub.description(size: context.phrasing.size))"
        }
        guard let text = record.content?.text,
            let size = context.document.textSizes.first(where: { $0.text == text })?.size
        else { return nil }
        return "its text size is \(context.phrasing.size(size)), set by textsize, not measured in the headless font"
    }
}
