extension Exporter {
    /// The views that remain, to scale, as a picture.
    public static let svgViews = Exporter(
        kind: "views",
        summary: "The views that remain, to scale, with the texts."
    ) { FramesPicture(viewsOf: $0, labels: $1).picture }
}
