/// Turns a recorded render into text of some format.
public struct Exporter: Sendable {
    /// The name of the format by which it is selected.
    public let name: String
    /// The name of what is exported in the format; nil if that is always the whole render.
    public let kind: String?
    /// A description for completion.
    public let summary: String
    /// The text of an export, made in pieces: a function that calls `put` with one piece after another.
    ///
    /// It may be printed to a terminal, so it must not contain control characters but line breaks.
    public typealias Text = @Sendable (_ put: (String) throws -> Void) throws -> Void

    private let text: @Sendable (ExportedRender) -> Text
    /// The picture of a render; nil if the format has none.
    private let picture: (@Sendable (RenderSnapshot, NodeLabels) -> Picture)?

    /// An exporter of a name and a function that returns the text, with a line break at its end.
    public init(
        name: String,
        kind: String? = nil,
        summary: String,
        text: @escaping @Sendable (Trace, NodeLabels) -> Text
    ) {
        self.init(name: name, kind: kind, summary: summary) { text($0.trace, $0.labels) }
    }

    /// An exporter that reads more than the trace.
    public init(
        name: String,
        kind: String? = nil,
        summary: String,
        text: @escaping @Sendable (ExportedRender) -> Text
    ) {
        self.name = name
        self.kind = kind
        self.summary = summary
        self.text = text
        picture = nil
    }

    /// An exporter of pictures in SVG, by a function that makes one.
    init(kind: String, summary: String, picture: @escaping @Sendable (RenderSnapshot, NodeLabels) -> Picture) {
        name = "svg"
        self.kind = kind
        self.summary = summary
        self.picture = picture
        text = { render in { put in try put(picture(render.trace.snapshot, render.labels).document) } }
    }

    /// Returns the text of one picture of several renders beside each other, each below its caption; empty if the format
    /// has no pictures.
    public func text(of renders: [CaptionedRender]) -> Text {
        { put in
            guard let picture else { return }
            let pictures = renders.map { ($0.caption, picture($0.snapshot, $0.labels)) }
            try put(Picture.sideBySide(pictures).document)
        }
    }

    /// Returns the text of the export, which is made when it is called.
    public func text(of trace: Trace, _ labels: NodeLabels) -> Text { text(of: ExportedRender(trace, labels: labels)) }

    /// Returns the text of the export of a render with what is known about its document.
    public func text(of render: ExportedRender) -> Text { text(render) }

    /// All exporters of renders, by name; the first of a name is the one without a kind.
    public static let all: [Exporter] = [
        .html, .json, .svgFrames, .svgHierarchy, .svgLayers, .svgNest, .svgViews,
    ]

    /// The exporters of a format that exports one of several things.
    public static func kinds(of name: String) -> [Exporter] { all.filter { $0.name == name && $0.kind != nil } }

    /// The exporter of a format, and of what; nil takes the first of the format.
    public static func named(_ name: String, kind: String? = nil) -> Exporter? {
        all.first { $0.name == name && (kind == nil || $0.kind == kind) }
    }
}
