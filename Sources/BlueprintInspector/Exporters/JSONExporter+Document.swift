import Foundation

/// The parts of an export that are made of more than the trace.
extension JSONExporter {
    /// Returns the elements in pre-order, each with the reasons for its frame and the line that made it.
    func explainedElements(_ render: ExportedRender) -> JSONValue {
        let elements = render.trace.snapshot.elements
        let report = WhyReport(render.trace, labels: labels)
        let lines = render.source?.lines ?? []
        return .list(count: elements.count) { index in
            guard case .object(let members) = element(elements[index]) else { return .null }
            let line = lines.indices.contains(index) ? lines[index] : nil
            let facts = JSONValue.members([
                "line": line.map(JSONValue.integer), "explanation": report.explanation(of: index),
            ])
            guard case .object(let more) = facts else { return .null }
            return .object(members + more)
        }
    }

    /// Returns the source, and the render before with what the last edit changed.
    func known(_ render: ExportedRender) -> [JSONValue.Member] {
        var members: [JSONValue.Member] = []
        if let source = render.source {
            let value = JSONValue.members(["name": source.name.map(JSONValue.string), "text": .string(source.text)])
            members.append(.init("source", value))
        }
        if let before = render.before {
            let earlier = JSONExporter(labels: before.labels)
            let difference = DiffReport(
                from: before.snapshot,
                labels: before.labels,
                to: render.trace.snapshot,
                labels: labels,
                moved: before.moved,
                options: DrawingOptions(style: .text, width: Self.longestLine)
            )
            let sentences = difference.text.lines.map { JSONValue.string($0.plain) }
            members += [
                .init(
                    "before",
                    .members([
                        "viewport": .size(before.snapshot.viewport), "elements": earlier.elements(before.snapshot),
                    ])
                ),
                .init("changes", .object(difference.members + [.init("words", .array(sentences))])),
            ]
        }
        return members
    }

    /// The columns of a line that no sentence reaches, as who shows the sentences wraps them.
    private static var longestLine: Int { 100_000 }
}
