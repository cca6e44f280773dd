import BlueprintInspector

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
