import BlueprintInspector

/// What the tree warns of, and what an edit does.
extension Session {
    /// A word about the outermost element that was measured very often, and about the one in it that was measured most
    /// often; nil if none was.
    var measuringWarning: String? {
        let counts = screen.trace.measureCounts
        guard let outermost = counts.firstIndex(where: { $0 > WarningRule.mostMeasures }), let most = counts.max()
        else { return nil }
        let labels = traceLabels
        var warning = "! \(labels[outermost].full) was measured \(Phrasing.grouped(counts[outermost])) times"
        if let worst = counts.firstIndex(of: most), worst != outermost {
            warning += ", \(labels[worst].full) \(Phrasing.grouped(most)) times"
        }
        return warning + "; help info says why"
    }

    /// What the last render warns of.
    var warnings: [Warning] { findings.map(\.warning) }

    /// What identifies a warning of the last render.
    func key(of finding: WarningFinding) -> String {
        "\(finding.rule) \(findingLabels?[finding.element].reference ?? "")"
    }

    /// Looks for warnings after a render, and gives a word about the new ones; nil if there are none.
    func takeWarnings() -> String? {
        let before = warningKeys
        warningKeys = []
        let live = screen.liveTree
        let scene = WarningScene(
            screen.trace,
            labels: labels,
            before: (screen.snapshotBefore, labelsBefore),
            live: live,
            contract: live.map(contractFindings) ?? ContractCheck.Findings(),
            style: settings.style
        )
        findings = WarningRule.findings(in: scene)
        findingLabels = labels
        guard !findings.isEmpty else { return nil }
        warningKeys = findings.map(key(of:))
        // What is measured too often is told after each edit, as each takes long.
        var new = findings.filter { $0.rule != "measured" }
        if !before.isEmpty {
            let known = Set(before)
            new = zip(findings, warningKeys).filter { !known.contains($1) && $0.rule != "measured" }.map(\.0)
        }
        guard let first = new.first?.warning else { return nil }
        if first.rule == "cut" {
            let others = new.count > 1 ? "; \(new.count - 1) more: warnings" : ""
            return "! \(first.title) \(glyphs.dot) why \(labels[first.element].reference)\(others)"
        }
        let more = new.count > 1 ? " and \(new.count - 1) more" : ""
        return "! \(first.title)\(more); warnings says why"
    }

    /// Which declared elements break the layout contract.
    ///
    /// They are asked again if their declarations or what stands at their calls has changed.
    private func contractFindings(in tree: LiveTree) -> ContractCheck.Findings {
        guard document.outline.declarations.contains(where: { $0.keyword == "struct" }) else {
            return ContractCheck.Findings()
        }
        let outline = document.outline
        let declarations = outline.declarations.map { document.text($0.range) }.joined(separator: "\n")
        let elements = screen.snapshot.elements
        return contractCheck.findings(in: tree, screen.snapshot) { index in
            let node = elements[index].sourceTag.flatMap(outline.number).flatMap(outline.node)
            let call = node.map { document.text($0.range) } ?? elements[index].typeName
            return call + "\n" + declarations
        }
    }

    // MARK: - What mends it

    /// Beyond so many events a render takes too long to be tried again and again.
    private static let mostEvents = 20_000

    /// How many edits are tried for one list of warnings.
    private static let mostTrials = 48

    /// The warnings, each with the first fix that, tried, takes it away and brings no other.
    func warningsWithFixes() -> [WarningsReport.Entry] {
        var trials = screen.trace.events.count > Self.mostEvents ? 0 : Self.mostTrials
        let known = warningKeys
        return zip(warnings, known).map { warning, key in
            guard let first = warning.fixes.first else { return WarningsReport.Entry(warning) }
            // That children changed places is over with the next render, whatever that is.
            guard warning.rule != "order" else { return WarningsReport.Entry(warning, fix: first) }
            var second: [String]?
            for fix in warning.fixes {
                guard trials > 0, !options.isInterrupted() else {
                    return WarningsReport.Entry(warning, fix: second ?? first, isTried: second != nil)
                }
                trials -= 1
                guard let after = try? trying(fix).warningKeys, !after.contains(key) else { continue }
                if Set(after).isSubset(of: known) {
                    return WarningsReport.Entry(warning, fix: fix, isTried: true)
                }
                second = second ?? fix
            }
            return WarningsReport.Entry(warning, fix: second ?? [], isTried: second != nil)
        }
    }

    /// What `warnings` shows.
    func warningList() -> (StyledText, [JSONValue.Member]) {
        let report = WarningsReport(warningsWithFixes(), options: drawingOptions)
        return (report.text, [.init("warnings", report.json(labels: labels))])
    }
}
