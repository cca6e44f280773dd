import BlueprintInspector
import BlueprintREPL
import Foundation
import LineEditor

/// A comparison of what two files show.
struct DiffRun: Sendable {
    /// The place of the picture.
    enum Picture: Sendable {
        /// Standard output, instead of words.
        case printed
        /// A file.
        case file(String)
        /// A file of pixels.
        case pixels(String)
    }

    /// The names of both sides.
    let names: [String]
    /// The sizes of the viewports as they were typed; none for those of the files.
    let sizes: [String]
    /// The lines that run after each side, in its session.
    let lines: [String]
    /// True if declarations that are not there are made up.
    let makesStubs: Bool
    /// The style of words and drawings.
    let style: DrawingStyle
    /// The place of the picture; nil for none.
    let picture: Picture?
    private let isSafe: Bool
    /// The printer of the differences and the errors.
    let output: RunPrinter

    init(
        names: [String],
        sizes: [String],
        lines: [String],
        makesStubs: Bool = false,
        style: DrawingStyle,
        printsJSON: Bool,
        picture: Picture?,
        options: OutputOptions
    ) {
        (self.names, self.sizes, self.lines, self.style) = (names, sizes, lines, style)
        (self.picture, self.makesStubs, isSafe) = (picture, makesStubs, options.safe)
        output = RunPrinter(printer: options.colour.printer, printsJSON: printsJSON)
    }

    /// Compares both sides; the status is that of usage if one of them cannot be compared.
    func perform() -> ExitStatus {
        InterruptFlag.endProcess(exitCode: ExitStatus.interrupted.rawValue)
        output.progress.begin()
        defer { output.progress.end() }
        let shared = Session()
        // Both are read first: a name that is wrong is said at once.
        let sides = names.map { side($0) }
        guard sides.count == 2, let first = sides[0], let second = sides[1] else { return .usage }
        if !sizes.isEmpty, let fixed = [first, second].first(where: \.isFixed) {
            let reason = "an exported render has its own viewport; --size needs two files that are laid out"
            output.show(SourceFile.Fault(reason: reason).output(for: fixed.name))
            return .usage
        }
        let renders = [first, second].map { $0.renders(at: sizes, with: runner(shared), emit: output.show) }
        guard let before = renders[0], let after = renders[1] else { return .usage }
        return compare(Array(zip(before, after)))
    }

    private func side(_ name: String) -> DiffSide? {
        do {
            return try DiffSide(name)
        } catch {
            output.show(error.output)
            return nil
        }
    }

    private func runner(_ shared: Session) -> ScriptRunner {
        var runner = ScriptRunner(isSafe: isSafe, sharingNamesOf: shared)
        runner.givesJSON = output.printsJSON
        runner.linesAfter = lines
        runner.makesStubs = makesStubs
        return runner
    }

    /// Prints the differences in each viewport, and writes the picture.
    private func compare(_ pairs: [(ScriptRender, ScriptRender)]) -> ExitStatus {
        let options = DrawingOptions(style: style, width: Self.columns)
        let reports = pairs.map { before, after in
            DiffReport(
                separate: before.snapshot,
                labels: before.labels,
                after.snapshot,
                labels: after.labels,
                options: options
            )
        }
        let hasDifference = reports.contains { !$0.isEmpty }
        output.progress.end()
        if output.printsJSON {
            for (report, pair) in zip(reports, pairs) { output.printer.print(json(report, pair)) }
        } else if case .printed = picture {
        } else {
            let text = words(reports, pairs, options)
            output.printer.print(style == .text ? text.inWords(columns: Self.columns) : text)
        }
        guard write(reports) else { return .usage }
        return hasDifference ? .failure : .success
    }

    /// The columns of scripts.
    private static let columns = 80

    // MARK: - Outputs

    private func words(
        _ reports: [DiffReport],
        _ pairs: [(ScriptRender, ScriptRender)],
        _ options: DrawingOptions
    ) -> StyledText {
        var text = StyledText()
        let isInWords = style == .text
        let first = pairs.first
        for (name, render) in [
            ("before: " + names[0].shownPath, first?.0), ("after:  " + names[1].shownPath, first?.1),
        ] {
            text.append(name, style: .heading)
            if let words = render?.previewWords { text.append("  " + words, style: .dim) }
        }
        for (report, pair) in zip(reports, pairs) {
            if !sizes.isEmpty {
                text.append((isInWords ? "Viewport " : "") + viewports(pair), style: .heading)
            }
            text.append(report.text)
            guard !report.isEmpty else { continue }
            text.append(
                ComparedFrames(
                    report,
                    before: isInWords ? "Before" : "before",
                    after: isInWords ? "After" : "after",
                    options: options
                ).text
            )
        }
        return text
    }

    /// Returns the size of the viewport of both, or both sizes.
    private func viewports(_ pair: (ScriptRender, ScriptRender)) -> String {
        let phrasing = Phrasing(style)
        let (one, other) = (pair.0.snapshot.viewport, pair.1.snapshot.viewport)
        return one == other ? phrasing.size(one) : phrasing.change(from: phrasing.size(one), to: phrasing.size(other))
    }

    private func json(_ report: DiffReport, _ pair: (ScriptRender, ScriptRender)) -> JSONValue {
        let previews = [("from", pair.0.preview), ("to", pair.1.preview)].compactMap { key, name in
            name.map { JSONValue.Member(key, .string($0)) }
        }
        return .object(
            [
                .init("version", .integer(JSONExporter.version)), .init("command", .string("diff")),
                .init("files", .members(["from": .string(names[0]), "to": .string(names[1])])),
            ] + (previews.isEmpty ? [] : [.init("previews", .object(previews))]) + [
                .init("same", .bool(report.isEmpty)),
                .init("before", JSONExporter(labels: pair.0.labels).elements(pair.0.snapshot)),
                .init("after", JSONExporter(labels: pair.1.labels).elements(pair.1.snapshot)),
            ] + report.members
        )
    }

    /// Writes or prints the picture; returns false after an error.
    private func write(_ reports: [DiffReport]) -> Bool {
        guard let picture else { return true }
        let document = ComparisonPicture(reports, before: names[0].shownPath, after: names[1].shownPath).document
        switch picture {
        case .printed:
            output.printer.print(document.hasSuffix("\n") ? String(document.dropLast()) : document)
            return true
        case .file(let path): return write(path) { try DiskFiles().write(document, to: path) }
        case .pixels(let path): return write(path) { try DiskFiles().writePNG(of: document, scale: 1, to: path) }
        }
    }

    /// Writes a file, and says so; returns false after an error.
    private func write(_ path: String, _ body: () throws -> Void) -> Bool {
        do {
            try body()
        } catch {
            let error = error as? SessionFileError
            let words = [error?.reason ?? "cannot be written", error?.fix].compactMap(\.self)
            output.show(SourceFile.Fault(reason: words.joined(separator: "; ")).output(for: path))
            return false
        }
        if !output.printsJSON { output.printer.print("\(path.shownPath) written") }
        return true
    }
}
