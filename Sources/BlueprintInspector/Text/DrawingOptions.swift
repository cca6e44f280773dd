import Foundation

/// The options of a drawing or a report.
public struct DrawingOptions: Equatable, Sendable {
    /// The characters used.
    public var style: DrawingStyle
    /// The size of a cell at zoom 1, in points; nil for the drawing's default: 4×8 for frames, 8×16 for views.
    public var cell: CGSize?
    /// The maximum number of terminal columns.
    public var width: Int
    /// The rows of the terminal, which a drawing fits into as its zoom says; nil for as many as needed.
    public var height: Int?
    /// The scale of a drawing.
    public var zoom: Zoom
    /// The position of the element to mark: the selection, or the node that a step is about.
    public var marked: Int?
    /// True if the marked element is that of the current step.
    public var isStepping = false
    /// The position of the element whose subtree alone is drawn.
    public var focus: Int?
    /// The parts of a tree that a list shows.
    public var list: ListOptions
    /// Signs before the titles of elements in a drawing, by position: `+` for a new one.
    public var signs: [Int: String]
    /// The names of stubs, whose elements are marked.
    public var stubs: Set<String>
    /// The positions of elements that have just changed, which a drawing marks.
    public var changed: Set<Int> = []
    /// True if the size of a cell is larger than usual so that this drawing, or one beside it, fits.
    package var isReduced = false
    /// True if each note below a drawing of frames is listed; false if more than one line of them is counted instead.
    public var listsNotes = true
    /// The proposals under way, outermost first.
    public var proposals: [ProposedFrame] = []

    /// Creates options; the defaults draw the whole tree 80 columns wide.
    public init(
        style: DrawingStyle = .unicode,
        cell: CGSize? = nil,
        width: Int = 80,
        height: Int? = nil,
        zoom: Zoom = .readable,
        marked: Int? = nil,
        focus: Int? = nil,
        list: ListOptions = ListOptions(),
        signs: [Int: String] = [:],
        stubs: Set<String> = []
    ) {
        self.style = style
        self.cell = cell
        self.width = width
        self.height = height
        self.zoom = zoom
        self.marked = marked
        self.focus = focus
        self.list = list
        self.signs = signs
        self.stubs = stubs
    }

    /// Returns the remark after the name of an element: that its type is a stub, or nothing.
    func remark(on type: String) -> String { stubs.contains(type) ? " stub" : "" }

    /// The symbols of the style.
    public var glyphs: Glyphs { style.glyphs }

    /// The maximum number of columns, from 12 to 1,000; in words a number that no line reaches, since a line is wrapped
    /// after its signs became words.
    var columnLimit: Int { style == .text ? 100_000 : max(12, min(width, 1000)) }
}
