import BlueprintInspector
import BlueprintUI

/// Warnings about the tree, and their fixes.
extension Session {
    /// A line about the outermost element that was measured very often, and the one in it that was measured most often;
    /// nil if there is none.
    var measuringWarning: String? {
        let counts = screen.measureCounts
        guard let outermost = counts.firstIndex(where: { $0 > WarningRule.mostMeasures }), let most = counts.max()
        else { return nil }
        let labels = traceLabels
        var warning = "! \(labels[outermost].full) was measured \(Phrasing.grouped(counts[outermost])) times"
        if let worst = counts.firstIndex(of: most), worst != outermost {
            warning += ", \(labels[worst].full) \(Phrasing.grouped(most)) times"
        }
        return warning + "; see help info"
    }

    /// The warnings about the last render.
    var warnings: [Warning] { findings.map(\.warning) }

    /// Returns the key that identifies a warning from one render to the next.
    func key(of finding: WarningFinding) -> String {
        "\(finding.rule) \(findingLabels?[finding.element].reference ?? "")"
    }

    /// Finds the warnings about a render, and returns a line about the new ones; nil if there are none.
    func takeWarnings() -> String? {
        let before = warningKeys
        warningKeys = []
        let live = screen.liveTree
        let scene = WarningScene(
            screen.render,
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
        // Measuring too often has its own line after each edit, as each edit takes long.
        var new = findings.filter { $0.rule != "measured" }
        if !before.isEmpty {
            let known = Set(before)
            new = zip(findings, warningKeys).filter { !known.contains($1) && $0.rule != "measured" }.map(\.0)
        }
        guard let first = new.first?.warning else { return nil }
        if first.rule == WarningRule.truncated.name {
            let others = new.count > 1 ? "; \(new.count - 1) more: warnings" : ""
            return "! \(first.shortSentence) \(glyphs.dot) why \(labels[first.element].reference)\(others)"
        }
        let more = new.count > 1 ? "\(new.count - 1) more: warnings" : "see warnings"
        return "! \(first.title); \(more)"
    }

    /// Returns the declared elements that break the layout contract.
    ///
    /// They are checked again if their declarations or their calls have changed.
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

    // MARK: - Fixes

    /// The maximum number of steps of a render for which fixes are tried, because each trial renders again.
    private static let mostEvents = 20_000

    /// The number of warnings that a list always gives in detail, and the number of elements that may be looked at for
    /// the details of all others.
    private static let (fewDetails, mostDetails) = (8, 400_000)

    /// The maximum number of edits tried for one list of warnings.
    private static let mostTrials = 48

    /// Returns the warnings, each with the first fix that removes it without adding a warning or making one worse.
    func warningsWithFixes() -> [WarningsReport.Entry] {
        var trials = screen.trace.events.count > Self.mostEvents ? 0 : Self.mostTrials
        let detailed = max(Self.fewDetails, Self.mostDetails / max(1, screen.snapshot.elements.count))
        return zip(findings, warningKeys).enumerated().interruptible.map { position, pair in
            let (finding, key) = pair
            let hasDetail = position < detailed && !Interruption.isRequested
            let warning = hasDetail ? finding.warning : finding.briefWarning
            let fix =
                trials == 0
                ? nil
                : warning.fixes.first { fix in
                    guard trials > 0, !Interruption.isRequested else { return false }
                    trials -= 1
                    return fixes(fix, key)
                }
            return WarningsReport.Entry(warning, fix: fix ?? [])
        }
    }

    /// Returns the output of `warnings`.
    func warningList() -> Output {
        let report = WarningsReport(warningsWithFixes(), options: drawingOptions)
        return look("warnings", report.text, [.init("warnings", report.json(labels: labels))])
    }
}
