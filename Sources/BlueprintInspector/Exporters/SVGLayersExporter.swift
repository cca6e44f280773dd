extension Exporter {
    /// The levels of elements above each other, beside those of the views, as a picture.
    public static let svgLayers = Exporter(
        kind: "layers",
        summary: "The levels of the elements, and those of the views, above each other."
    ) { LayersPicture($0, labels: $1).picture }
}
