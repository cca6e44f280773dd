import BlueprintInspector
import Foundation
import FullScreen

/// All that the inspector knows besides the session: what its panes show, and from where on.
struct InspectState: Equatable {
    /// A kind of drawing.
    enum Picture: String, CaseIterable {
        case frames, nest, render
    }

    /// A text in place of the drawing.
    enum Page: Equatable {
        /// The reason for the selection's frame.
        case why
        /// The keys.
        case keys
        /// The output of a line.
        case output(StyledText, of: String)
        /// The words about what a line has done, which the next key closes that does not scroll.
        case report(StyledText)
        /// A page of a lesson, or what it says to an answer, in place of all panes.
        case lesson(StyledText)
    }

    /// The first row and column of a pane that are seen.
    struct Scroll: Equatable {
        var row = 0
        var column = 0
    }

    /// The choices for the drawing.
    struct DrawingPane: Equatable {
        /// The kind of drawing.
        var picture = Picture.frames
        /// The scale of the drawing; that of the session's own drawings stays as it is.
        var zoom = Zoom.readable
        /// The part of the drawing that is seen.
        var scroll = Scroll()
    }

    /// The choices for the list.
    struct ListPane: Equatable {
        /// True if the list shows views instead of elements.
        var showsViews = false
        /// True if the insides of all components are listed, and have titles in the drawing.
        var showsInside = false
        /// The folded and unfolded rows.
        var folding = ListFolding()
        /// The first row that is seen.
        var scroll = 0
    }

    /// The words about the last key or line.
    struct Said: Equatable {
        /// The effect, in place of the time line's words; an error appears in the ledger.
        var news = StyledText()
        /// True if the news are an error.
        var isFault = false
        /// The lesson's words to the last line, in the ledger.
        var feedback = StyledText()
    }

    /// Something that the mouse drags.
    enum Drag: Equatable {
        case timeLine
        case edges(DraggedEdges)
    }

    /// The right and the lower edge of the viewport, as they were when the button went down.
    ///
    /// The drawing keeps its scale until the button goes up: scaled again after each event, the edge would run away.
    struct DraggedEdges: Equatable {
        let right: Bool
        let lower: Bool
        /// The cell of the mouse.
        let start: CellPlace
        /// The size of the viewport, in points.
        let viewport: CGSize
        /// The points in a cell of the drawing.
        let cell: CGSize

        /// Returns the size of the viewport, in whole points, once the mouse is at a cell.
        func size(at place: CellPlace) -> CGSize {
            var size = viewport
            if right { size.width = (size.width + Double(place.column - start.column) * cell.width).rounded() }
            if lower { size.height = (size.height + Double(place.row - start.row) * cell.height).rounded() }
            return size
        }
    }

    /// The drawing.
    var drawing = DrawingPane()
    /// The list of elements or views.
    var list = ListPane()
    /// The state that a comparison shows where there is no room for two drawings; nil if nothing is compared.
    var comparison: Comparison?
    /// The text in place of the drawing; nil for the drawing.
    var page: Page?
    /// The first row of the page that is seen.
    var pageScroll = 0
    /// True if the elements that the last edit changed are marked, until the next key.
    var marksChanges = false
    /// True if work for the last screen was interrupted.
    var wasInterrupted = false
    /// True until the selection has been brought into view.
    var seeksSelection = true
    /// The line that is being typed; nil if none is.
    var line: LineInput?
    /// The words about the last key or line.
    var said = Said()
    /// True after a key that would have lost edits; the same key again leaves.
    var asksToLeave = false
    /// The speed of play; nil if it is not playing.
    var play: PlaySpeed?
    /// The thing that the mouse drags.
    var drag: Drag?
    /// The selected link of a page.
    var link: Int?
    /// The steps to go back to, from which links were followed; nil for the live tree.
    var returns: [Int?] = []
}

extension InspectState {
    /// The contents of a comparison of the last edit's two states.
    struct Comparison: Equatable {
        /// True while the state before is shown, where only one has room.
        var showsBefore = false
    }

    /// True if the text of a lesson is in place of all panes.
    var isCovered: Bool { if case .lesson? = page { true } else { false } }

    /// Forgets what the last key said.
    mutating func clearNews() {
        said.news = StyledText()
        said.isFault = false
    }

    /// Says something until the next key.
    mutating func say(_ text: StyledText, isFault: Bool = false) {
        said.news = text
        said.isFault = isFault
    }

    /// Says a sentence until the next key.
    mutating func say(_ sentence: String, style: TextStyle = .plain) {
        say(StyledText(sentence, style: style))
    }

    /// Shows a text in place of the drawing, from its beginning.
    mutating func open(_ page: Page) {
        self.page = page
        pageScroll = 0
        said.feedback = StyledText()
        link = nil
    }

    /// Shows the drawing again.
    mutating func closePage() {
        page = nil
        link = nil
    }
}

/// A speed of play.
enum PlaySpeed: Int, CaseIterable {
    case slowest, slower, usual, faster, fastest

    /// The seconds between two steps.
    var seconds: Double {
        switch self {
        case .slowest: 1
        case .slower: 0.5
        case .usual: 0.25
        case .faster: 0.1
        case .fastest: 0.04
        }
    }

    /// The speed after this one.
    var next: PlaySpeed { PlaySpeed(rawValue: rawValue + 1) ?? .fastest }
    /// The speed before this one.
    var previous: PlaySpeed { PlaySpeed(rawValue: rawValue - 1) ?? .slowest }
    /// The steps in a second, for people.
    var words: String { "\(Phrasing.number(1 / seconds)) \(seconds == 1 ? "step" : "steps") a second" }
}
