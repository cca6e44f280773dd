extension Exporter {
    /// The elements, the view-backed ones and the views, as a picture.
    public static let svgHierarchy = Exporter(
        name: "svg",
        kind: "hierarchy",
        summary: "The elements, the view-backed ones and the views, as a picture."
    ) { trace, labels in
        { put in try put(HierarchyPicture(trace.snapshot, labels: labels).document) }
    }
}
