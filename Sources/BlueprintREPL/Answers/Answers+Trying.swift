import BlueprintInspector
import BlueprintUI
import Foundation

/// Edits that are tried in a copy of the session.
extension Answers {
    /// Returns true if some lines remove a warning and add none, and no other warning of the same rule gets worse.
    ///
    /// Text that was truncated and then only breaks a word is an improvement, no other warning.
    ///
    /// - Parameter key: the key of the warning.
    func fixes(_ lines: [String], _ key: String) -> Bool {
        // The screen of a device does not grow.
        if viewport(of: lines) != nil, ViewportSize.isDevice(context.settings.viewport) { return false }
        guard let after = try? context.trial(lines) else { return false }
        let (known, left) = (context.workspace.shown.findingsByKey, after.workspace.shown.findingsByKey)
        let rule = known[key]?.rule
        return left[key] == nil
            && left.interruptible.allSatisfy { key, finding in
                guard let before = known[key] else {
                    let place = key.dropFirst(finding.rule.count)
                    return finding.rule == WarningRule.broken.name && known[WarningRule.truncated.name + place] != nil
                }
                return finding.rule != rule || finding.amount <= before.amount + WarningScene.tolerance
            }
    }

    /// Returns the size to which an edit sets the viewport; nil for another edit.
    func viewport(of edit: [String]) -> CGSize? {
        guard edit.count == 1, case .command("viewport", let size) = context.reader.classify(edit[0]) else {
            return nil
        }
        return SizeText.size(size.text)
    }

    /// Returns a fix that works as the smallest viewport that does, if it is one; another fix stays as it is.
    func smallest(_ fix: [String], _ key: String) -> [String] {
        guard let size = viewport(of: fix) else { return fix }
        func line(_ width: Int, _ height: Int) -> [String] { ["viewport \(width)x\(height)"] }
        let now = context.settings.viewport
        var (width, height) = (Int(saturating: size.width), Int(saturating: size.height))
        width = least(from: Int(saturating: now.width.rounded(.up)), to: width) { fixes(line($0, height), key) }
        height = least(from: Int(saturating: now.height.rounded(.up)), to: height) { fixes(line(width, $0), key) }
        return line(width, height)
    }

    /// Returns the least length that works, of those up to one that does.
    private func least(from low: Int, to high: Int, works: (Int) -> Bool) -> Int {
        var (low, high) = (low, high)
        while low < high, !Interruption.isRequested {
            let middle = (low + high) / 2
            if works(middle) { high = middle } else { low = middle + 1 }
        }
        return high
    }
}

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
