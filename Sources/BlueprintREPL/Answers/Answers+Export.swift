import BlueprintInspector

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
