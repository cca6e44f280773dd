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

    /// Returns the warnings, each with the first fix that removes it without adding a warning or making one worse.
    private func warningsWithFixes() -> [WarningsReport.Entry] {
        var trials = context.screen.stepEstimate > Self.mostSteps ? 0 : Self.mostTrials
        let detailed = max(Self.fewDetails, Self.mostDetails / max(1, context.screen.snapshot.elements.count))
        return zip(shown.findings, shown.warningKeys).enumerated().interruptible.map { position, pair in
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

    /// The output of `warnings`.
    var warningList: Output {
        let report = WarningsReport(warningsWithFixes(), options: context.drawingOptions)
        return context.look("warnings", report.text, [.init("warnings", report.json(labels: context.labels))])
    }
}
