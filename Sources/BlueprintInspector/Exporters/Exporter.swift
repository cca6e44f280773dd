/// Turns a recorded render into text of some format.
public struct Exporter: Sendable {
    /// The name by which it is selected.
    public let name: String
    /// The whole text of the export, with a line break at its end.
    public let export: @Sendable (Trace, NodeLabels) -> String

    /// An exporter of a name and a function.
    public init(name: String, export: @escaping @Sendable (Trace, NodeLabels) -> String) {
        self.name = name
        self.export = export
    }

    /// All exporters of renders, by name.
    public static let all: [Exporter] = [
        .json
    ]

    /// The exporter with a name.
    public static func named(_ name: String) -> Exporter? {
        all.first { $0.name == name }
    }
}
