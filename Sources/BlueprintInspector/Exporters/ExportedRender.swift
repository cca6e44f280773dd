import Foundation

/// A recorded render, with what is known about the document that was rendered.
public struct ExportedRender: Sendable {
    /// The source that made the elements.
    public struct Source: Sendable {
        /// The name of its file; nil if it was typed.
        public var name: String?
        /// The text, with line breaks.
        public var text: String
        /// The line that made each element, counted from 1, by the element's position; nil if that is not known.
        public var lines: [Int?]

        /// A source with the lines of its elements.
        public init(name: String?, text: String, lines: [Int?]) {
            self.name = name
            self.text = text
            self.lines = lines
        }
    }

    /// The render before the last edit.
    public struct Earlier: Sendable {
        /// Its result.
        public var snapshot: RenderSnapshot
        /// The labels of its elements.
        public var labels: NodeLabels
        /// The numbers of the views that the last update moved among their siblings.
        public var moved: [Int]

        /// The result of a render with its labels, and the views that the next update moved.
        public init(_ snapshot: RenderSnapshot, labels: NodeLabels, moved: [Int]) {
            self.snapshot = snapshot
            self.labels = labels
            self.moved = moved
        }
    }

    /// The recorded render.
    public var trace: Trace
    /// The labels of all nodes of the trace.
    public var labels: NodeLabels
    /// The source; nil if it is not known.
    public var source: Source?
    /// The render before; nil if no edit came before the last render.
    public var before: Earlier?

    /// A recorded render, of which nothing else is known.
    public init(_ trace: Trace, labels: NodeLabels) {
        self.trace = trace
        self.labels = labels
    }
}
