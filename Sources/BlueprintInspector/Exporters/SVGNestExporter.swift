extension Exporter {
    /// The elements as boxes in each other, as a picture.
    public static let svgNest = Exporter(
        kind: "nest",
        summary: "The elements as boxes in each other, not to scale."
    ) { NestPicture($0, labels: $1).picture }
}
