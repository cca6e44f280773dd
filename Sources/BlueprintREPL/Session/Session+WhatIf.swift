import BlueprintInspector
import BlueprintUI

/// The command `whatif`.
extension Session {
    /// Shows the differences that an edit would make, with the warnings that it would add and remove.
    func whatIf(_ arguments: CommandArguments) throws -> Output {
        if case .command(let name, let rest) = classify(arguments.text), let command = Commands.named(name) {
            guard command.group == .build || command.group == .settings && !rest.isEmpty else {
                throw InputError(
                    "'\(name)' does not change the tree",
                    fix: "type an edit, such as whatif inset 20",
                    at: arguments.offset
                )
            }
        }
        let after: Session
        do {
            after = try trying([arguments.text])
        } catch var error as InputError {
            error.offset = error.offset.map { $0 + arguments.offset }
            throw error
        }
        let sentence =
            after.past.count == past.count && after.future.count == future.count ? arguments.text : after.current.edit
        let report = DiffReport(
            from: screen.snapshot,
            labels: labels,
            to: after.screen.snapshot,
            labels: after.labels,
            moved: after.movedViews,
            options: drawingOptions
        )
        var text = wrapped(["with this edit: " + sentence, "nothing has changed yet"])
        text.append(report.text)
        let (keys, keysAfter) = (warningKeys, after.warningKeys)
        let (known, knownAfter) = (Set(keys), Set(keysAfter))
        let coming = Self.warnings(zip(after.findings, keysAfter).filter { !known.contains($0.1) }.map(\.0))
        let going = Self.warnings(zip(findings, keys).filter { !knownAfter.contains($0.1) }.map(\.0))
        for (mark, list) in [("+ ! ", coming), ("- ! ", going)] {
            for warning in list.interruptible {
                for line in TextLines.wrap(mark + warning.sentence, columns: options.columns) {
                    text.append(line, style: .warning)
                }
            }
        }
        return look(
            "whatif",
            text,
            [
                .init("edit", .string(sentence)),
                .init("before", JSONExporter(labels: labels).elements(screen.snapshot)),
                .init("after", JSONExporter(labels: after.labels).elements(after.screen.snapshot)),
                .init("coming", .array(coming.map { .string($0.sentence) })),
                .init("going", .array(going.map { .string($0.sentence) })),
            ] + report.members
        )
    }

    /// The number of warnings that are given in detail.
    private static let mostDetails = 20

    /// Returns findings in words, the first of them in detail.
    private static func warnings(_ findings: [WarningFinding]) -> [Warning] {
        findings.prefix(mostDetails).map(\.warning)
            + findings.dropFirst(mostDetails).interruptible.map(\.briefWarning)
    }
}
