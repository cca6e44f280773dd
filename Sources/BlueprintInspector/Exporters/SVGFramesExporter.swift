extension Exporter {
    /// The frames to scale, as a picture.
    public static let svgFrames = Exporter(
        kind: "frames",
        summary: "The frames to scale, with the texts, as a picture."
    ) { FramesPicture($0, labels: $1).picture }
}
