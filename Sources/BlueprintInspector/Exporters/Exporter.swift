/// Turns a recorded render into text of some format.
public struct Exporter: Sendable {
    /// The name by which it is selected.
    public let name: String
    /// The text of an export, made in pieces: a function that calls `put` with one piece after another.
    ///
    /// It may be printed to a terminal, so it must not contain control characters but line breaks.
    public typealias Text = @Sendable (_ put: (String) throws -> Void) throws -> Void

    private let text: @Sendable (Trace, NodeLabels) -> Text

    /// An exporter of a name and a function that returns the text, with a line break at its end.
    public init(name: String, text: @escaping @Sendable (Trace, NodeLabels) -> Text) {
        self.name = name
        self.text = text
    }

    /// Returns the text of the export, which is made when it is called.
    public func text(of trace: Trace, _ labels: NodeLabels) -> Text { text(trace, labels) }

    /// All exporters of renders, by name.
    public static let all: [Exporter] = [
        .json
    ]

    /// The exporter with a name.
    public static func named(_ name: String) -> Exporter? {
        all.first { $0.name == name }
    }
}
