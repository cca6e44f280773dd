extension Exporter {
    /// The elements, the view-backed ones and the views, as a picture.
    public static let svgHierarchy = Exporter(
        kind: "hierarchy",
        summary: "The elements, the view-backed ones and the views, as a picture."
    ) { HierarchyPicture($0, labels: $1).picture }
}
