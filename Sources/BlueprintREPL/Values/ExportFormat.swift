import BlueprintInspector

/// A format of exports, and what is exported in it.
package struct ExportFormat: Hashable, Sendable {
    /// The name, such as `svg`.
    package let name: String
    /// The picture, such as `hierarchy`; nil for the first one of the format, or a format without pictures.
    package let kind: String?

    /// A format; the picture must be one of ``kinds(of:)``.
    package init(_ name: String, kind: String? = nil) {
        (self.name, self.kind) = (name, kind)
    }

    /// The names of all formats, in alphabetical order.
    package static var names: [String] { Set(Exporter.all.map(\.name) + ["swift", drawn]).sorted() }

    /// The format of pictures that another program draws from one in SVG; it is not printed.
    package static let drawn = "png"

    /// Returns the exporters of the pictures of a format; empty if it has none.
    static func pictures(of name: String) -> [Exporter] {
        Exporter.kinds(of: name == drawn ? Exporter.svgFrames.name : name)
    }

    /// Returns the pictures of a format, the usual one first.
    package static func kinds(of name: String) -> [String] { pictures(of: name).compactMap(\.kind) }
}
