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

/// The parts of a tree that a list shows.
public struct ListOptions: Equatable, Sendable {
    /// The number of levels below the first node; nil for all.
    public var depth: Int?
    /// True if like siblings of a long list share one line.
    public var folds: Bool
    /// True if the elements inside of components are listed, and have titles in a drawing of frames.
    public var inside: Bool
    /// The positions of components whose insides are listed in any case.
    public var unfolded: Set<Int> = []

    /// Creates options; by default all levels are listed, and a long list is folded.
    public init(depth: Int? = nil, folds: Bool = true, inside: Bool = true) {
        self.depth = depth
        self.folds = folds
        self.inside = inside
    }
}

/// A proposal under way, drawn as a dotted frame of its size.
public struct ProposedFrame: Equatable, Sendable {
    /// The frame in the coordinates of the root's parent, in points; a length without a limit is infinite.
    public var frame: CGRect
    /// The words in its upper border, such as `#4 ≤100 × any`.
    public var title: String

    /// Creates a frame with words in its upper border.
    public init(frame: CGRect, title: String) {
        self.frame = frame
        self.title = title
    }
}

/// The scale of a drawing.
public enum Zoom: Hashable, Sendable {
    /// As small as the rows of a terminal ask for, but with a row for each line of text.
    ///
    /// A drawing that has more rows than the terminal is drawn whole.
    case readable
    /// As small as needed to fit into the rows of a terminal, even if texts have no room.
    case fit
    /// A number of times the size that a drawing has by default; above 1, a part is drawn if not all of it fits.
    case times(Double)

    /// The magnification that is asked for, from 0.01 to 100; 1 for a scale that follows from the room.
    package var factor: Double {
        guard case .times(let factor) = self, factor.isFinite else { return 1 }
        return max(0.01, min(factor, 100))
    }
}
