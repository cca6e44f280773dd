import BlueprintInspector
import BlueprintUI

/// A typed export: the format, the picture, the file and the options, which may be anywhere after the format.
struct ExportRequest {
    /// The format.
    let format: Word
    /// The picture; nil for a format without pictures, and if none was typed.
    private(set) var picture: String?
    /// The path; nil to print the text.
    private(set) var file: Word?
    /// The sizes of the viewports of which pictures are beside each other; none for the session's own.
    private(set) var sizes: [ViewportSize] = []
    /// The typed sizes, in the notation of a line.
    private var sizeWords: [String] = []
    /// The pixels of a PNG for one of its picture; nil if none were typed.
    private(set) var scale: Double?
    /// True if a file that exists may be replaced.
    private(set) var replaces = false

    /// The option with the sizes of viewports.
    static let sizeOption = "--size"
    /// The option with the scale of a PNG.
    static let scaleOption = "--scale"
    private static let scales = 0.1...20.0

    /// Reads the arguments of a command.
    init(_ arguments: CommandArguments, usage: String) throws {
        format = try arguments.first("format", usage: usage)
        var words = arguments.words.dropFirst()
        var names: [Word] = []
        while let word = words.popFirst() {
            switch word.text {
            case CommandContext.force: replaces = true
            case Self.sizeOption: try takeSizes(from: &words, end: arguments.end)
            case Self.scaleOption: scale = try Self.scale(words.popFirst(), end: arguments.end)
            default:
                if word.text.hasPrefix("--") { throw Self.unexpected(word, usage) }
                names.append(word)
            }
        }
        try take(names, usage: usage)
        try check(usage: usage)
    }

    private mutating func take(_ names: [Word], usage: String) throws {
        let pictures = ExportFormat.pictures(of: format.text).compactMap(\.kind)
        var names = names[...]
        if let word = names.first, pictures.contains(word.text) {
            picture = word.text
            names.removeFirst()
        } else if names.count > 1, !pictures.isEmpty, let wrong = names.first {
            throw InputError(
                "there is no picture '\(wrong.text)'",
                fix: "the pictures are \(pictures.joined(separator: ", "))",
                at: wrong.offset
            )
        }
        file = names.popFirst()
        if let word = names.first { throw Self.unexpected(word, usage) }
    }

    private static func unexpected(_ word: Word, _ usage: String) -> InputError {
        InputError("unexpected '\(word.text)'", fix: .usage(usage), at: word.offset)
    }

    private mutating func takeSizes(from words: inout ArraySlice<Word>, end: Int) throws {
        guard let first = words.popFirst() else {
            throw InputError("the size is missing", fix: "type \(Self.sizeOption) 320x160,375x160", at: end)
        }
        sizes += try ViewportSize.list(first)
        sizeWords.append(first.text)
        while let word = words.first, ViewportSize.isMeant(by: word) {
            sizes += try ViewportSize.list(word)
            sizeWords.append(word.text)
            words.removeFirst()
        }
    }

    private static func scale(_ word: Word?, end: Int) throws -> Double {
        let fix: Fix = "type a number from 0.1 to 20, such as \(scaleOption) 2"
        guard let word else { throw InputError("the scale is missing", fix: fix, at: end) }
        guard let scale = SizeText.number(word.text), scales.contains(scale) else {
            throw InputError("'\(word.text)' is not a scale", fix: fix, at: word.offset)
        }
        return scale
    }

    /// Checks that the options fit the format.
    private func check(usage: String) throws {
        if !sizes.isEmpty, ExportFormat.pictures(of: format.text).isEmpty {
            throw InputError(
                "\(Self.sizeOption) is an option of pictures",
                fix: "type viewport \(sizeWords[0]), then export \(format.text)",
                at: format.offset
            )
        }
        guard format.text == ExportFormat.drawn else {
            guard scale != nil else { return }
            throw InputError(
                "\(Self.scaleOption) is an option of \(ExportFormat.drawn)",
                fix: "a picture in SVG has no pixels, and can be shown at any scale",
                at: format.offset
            )
        }
        guard file == nil else { return }
        let words = ["export", format.text, picture].compactMap { $0 }.joined(separator: " ")
        throw InputError(
            "the name of the file is missing: pixels are not printed",
            fix: .type(["\(words) tree.png"])
        )
    }

    /// Returns the line that exports the same.
    func line(_ command: String, path: String) -> String {
        var words = [command, format.text, picture, path].compactMap { $0 }
        if !sizeWords.isEmpty { words += [Self.sizeOption, sizeWords.joined(separator: ",")] }
        if let scale { words += [Self.scaleOption, Phrasing.number(scale)] }
        return words.joined(separator: " ")
    }
}

/// The tree in other formats.
extension Answers {
    /// The names of the export formats.
    var exportNames: [String] { ExportFormat.names }

    /// Returns the text of an export; of a picture of pixels, that of the same in SVG.
    func exported(_ request: ExportRequest) throws -> Exporter.Text {
        let pictures = ExportFormat.pictures(of: request.format.text)
        guard let first = pictures.first else { return try exported(as: request.format) }
        let exporter = pictures.first { $0.kind == request.picture } ?? first
        guard !request.sizes.isEmpty else { return exporter.text(of: context.lastRender, context.traceLabels) }
        let renders = try request.sizes.map { size in
            let size = try context.size(of: size)
            let other = try context.trial(["viewport \(SizeText.text(size))"])
            return CaptionedRender(
                caption: Phrasing(.unicode).size(size),
                snapshot: other.snapshot,
                labels: other.labels
            )
        }
        return exporter.text(of: renders)
    }

    /// Returns the text of an export format.
    ///
    /// - Parameter kind: What is exported in the format; nil for the first kind.
    func exported(as word: Word, kind: String? = nil) throws -> Exporter.Text {
        if word.text == "swift" {
            let source = context.document.source
            return { put in try put(source + "\n") }
        }
        guard let exporter = Exporter.named(word.text, kind: kind) else {
            throw InputError(
                "there is no format '\(word.text)'",
                fix: "the formats are \(exportNames.joined(separator: ", "))",
                at: word.offset
            )
        }
        return exporter.text(of: context.exportedRender)
    }
}

extension CommandContext {
    /// The last render, with the source and the render before the last edit.
    var exportedRender: ExportedRender {
        var render = ExportedRender(lastRender, labels: traceLabels)
        let text = document.source
        let starts = LineStarts(of: text)
        let offsets = workspace.current.offsetsOfTags
        render.source = ExportedRender.Source(
            name: workspace.file.map { String($0.split(separator: "/").last ?? "").shownPath },
            text: text,
            lines: render.trace.snapshot.elements.interruptible.map { element in
                offsets(element.sourceTag).map { starts.line(of: $0) + 1 }
            }
        )
        if !screen.snapshotBefore.elements.isEmpty, !screen.looksAsBefore {
            render.before = ExportedRender.Earlier(
                screen.snapshotBefore,
                labels: workspace.shown.labelsBefore,
                moved: movedViews
            )
        }
        return render
    }
}
