import BlueprintInspector
import BlueprintUI

/// The command `whatif`.
extension Answers {
    /// Returns the differences that an edit would make, with the warnings that it would add and remove.
    func whatIf(_ arguments: CommandArguments, of subject: Int? = nil) throws -> Output {
        let after: CommandContext
        context.screen.freeLargeTree()
        do {
            after = try context.trial((subject.map { ["select #\($0)"] } ?? []) + [arguments.text])
        } catch var error as InputError {
            error.offset = error.offset.map { $0 + arguments.offset }
            throw error
        }
        let isEdit = after.workspace.editions > context.workspace.editions
        let sentence = isEdit ? after.workspace.current.edit : arguments.text
        let report = DiffReport(
            from: context.screen.snapshot,
            labels: context.labels,
            to: after.screen.snapshot,
            labels: after.labels,
            moved: after.movedViews,
            options: context.drawingOptions
        )
        var text = context.wrapped(["with this edit: " + sentence, "nothing has changed yet"])
        text.append(report.text)
        let (shown, shownAfter) = (context.workspace.shown, after.workspace.shown)
        let coming = warnings(shownAfter.findings(besides: shown))
        let going = warnings(shown.findings(besides: shownAfter))
        for (mark, list) in [("+ ! ", coming), ("- ! ", going)] {
            for warning in list.interruptible {
                for line in TextFitting.wrap(mark + warning.sentence, columns: context.options.columns, hanging: 2) {
                    text.append(line, style: .warning)
                }
            }
        }
        return context.look(
            "whatif",
            text,
            [
                .init("edit", .string(sentence)),
                .init("before", JSONExporter(labels: context.labels).elements(context.screen.snapshot)),
                .init("after", JSONExporter(labels: after.labels).elements(after.screen.snapshot)),
                .init("coming", .array(coming.map { .string($0.sentence) })),
                .init("going", .array(going.map { .string($0.sentence) })),
            ] + report.members
        )
    }

    /// The number of warnings that are given in detail.
    private static let mostDetails = 20

    /// Returns findings in words, the first of them in detail.
    private func warnings(_ findings: [WarningFinding]) -> [Warning] {
        findings.prefix(Self.mostDetails).map { $0.warning(context.phrasing) }
            + findings.dropFirst(Self.mostDetails).interruptible.map { $0.briefWarning(context.phrasing) }
    }
}
