extension Exporter {
    /// The frames to scale, as a picture.
    public static let svgFrames = Exporter(
        name: "svg",
        kind: "frames",
        summary: "The frames to scale, with the texts, as a picture."
    ) { trace, labels in
        { put in try put(FramesPicture(trace.snapshot, labels: labels).document) }
    }
}
