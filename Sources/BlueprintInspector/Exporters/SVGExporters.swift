extension Exporter {
    /// The frames to scale, as a picture.
    public static let framesPicture = Exporter(
        name: "svg",
        kind: "frames",
        summary: "The frames to scale, with the texts, as a picture."
    ) { trace, labels in
        { put in try put(FramesPicture(trace.snapshot, labels: labels).document) }
    }

    /// The elements, the view-backed ones and the views, as a picture.
    public static let hierarchyPicture = Exporter(
        name: "svg",
        kind: "hierarchy",
        summary: "The elements, the view-backed ones and the views, as a picture."
    ) { trace, labels in
        { put in try put(HierarchyPicture(trace.snapshot, labels: labels).document) }
    }
}
