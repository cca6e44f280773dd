import Foundation

/// How a snapshot is drawn.
public struct DrawingOptions: Equatable, Sendable {
    /// The characters used.
    public var style: DrawingStyle
    /// The points that a cell stands for at zoom 1; nil for the drawing's own: 4×8 for frames, 8×16 for views.
    public var cell: CGSize?
    /// The columns that the drawing may take.
    public var width: Int
    /// The rows that the drawing may take; nil for as many as it needs.
    public var height: Int?
    /// How much larger than usual; a drawing that is zoomed shows a part and is not scaled to fit.
    public var zoom: Double
    /// The position of the element to mark: the selection, or the node that a step is about.
    public var marked: Int?
    /// The position of the element whose subtree alone is drawn.
    public var focus: Int?
    /// The types that stand in for others, whose elements are marked as stubs.
    public var stubs: Set<String>

    /// Options; the defaults draw the whole tree 80 columns wide.
    public init(
        style: DrawingStyle = .unicode,
        cell: CGSize? = nil,
        width: Int = 80,
        height: Int? = nil,
        zoom: Double = 1,
        marked: Int? = nil,
        focus: Int? = nil,
        stubs: Set<String> = []
    ) {
        self.style = style
        self.cell = cell
        self.width = width
        self.height = height
        self.zoom = zoom
        self.marked = marked
        self.focus = focus
        self.stubs = stubs
    }

    /// What stands behind the name of an element of a type: that it is a stub, or nothing.
    func remark(on type: String) -> String { stubs.contains(type) ? " stub" : "" }

    /// The symbols of the style.
    public var glyphs: Glyphs { style.glyphs }

    /// The rows to use at most: never more than a terminal could want.
    var rowLimit: Int { max(3, min(height ?? 1000, 1000)) }

    /// The columns to use at most.
    var columnLimit: Int { max(12, min(width, 1000)) }
}
