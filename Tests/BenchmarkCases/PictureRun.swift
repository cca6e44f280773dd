import BlueprintInspector

/// A recorded render of which pictures are made: the work of `export svg` without the program around it.
public final class PictureRun {
    private let trace: Trace
    private let labels: NodeLabels

    /// The names of the kinds of pictures.
    public static let kinds = Exporter.kinds(of: "svg").compactMap(\.kind)

    /// Records the first render of a tree and names its elements.
    public init(recording run: BenchmarkRun) {
        run.assign()
        trace = RenderRecorder(run.view).record()
        labels = trace.labels(names: .paths)
    }

    /// Makes a picture of a kind; returns its length in bytes, 0 if there is no such kind.
    @discardableResult
    @inline(never)
    public func draw(_ kind: String) -> Int {
        guard let exporter = Exporter.named("svg", kind: kind) else { return 0 }
        var bytes = 0
        try? exporter.text(of: trace, labels)({ bytes += $0.utf8.count })
        return bytes
    }
}
