import BlueprintBindings
import BlueprintInspector
import BlueprintUI
import Foundation

/// The settings of a session, which are not part of the document.
package struct Settings: Equatable {
    /// The colour mode.
    package enum Colour: String, Sendable, CaseIterable {
        /// Colours at a terminal that supports them.
        case auto
        /// Colours everywhere.
        case always
        /// No colours.
        case never
    }

    /// The outputs that a pager shows at a terminal if they are longer than the screen.
    package enum Pager: String, Sendable, CaseIterable {
        /// Lists and help; drawings stay in the scrollback.
        case lists
        /// Everything that a command prints.
        case all
        /// None.
        case off
    }

    /// The background that colours are chosen for.
    package enum Background: String, Sendable, CaseIterable {
        /// Dark colours on a light background.
        case light
        /// Bright colours on a dark background.
        case dark
    }

    /// The lines that a drawing follows.
    package enum Autoshow: String, Sendable, CaseIterable {
        /// Edits, and settings that change the drawing.
        case on
        /// Stepping commands, too.
        case steps
        /// None.
        case off
    }

    /// The size of the view that shows the tree, in points.
    package var viewport = Settings.firstViewport {
        didSet { (screen, typedViewport) = (nil, nil) }
    }
    /// The viewport before a preview was shown in another one; nil if that is no preview's.
    private(set) var typedViewport: CGSize?
    /// The size of the screen that a program saw before its own view set the viewport; nil for the viewport.
    private(set) var screen: CGSize?
    /// True if its height is the one that the tree had when only the width was typed.
    var hasFittedHeight = false
    /// The display scale, in pixels per point.
    package var scale = 1.0
    /// The scale of drawings.
    package var zoom = Zoom.readable
    /// True if the layout direction is right to left.
    package var isRightToLeft = false
    /// Values of the environment, by the key's name.
    var environment: [String: EnvironmentSettings.Change] = [:]
    /// The characters of drawings.
    package var style = DrawingStyle.unicode
    /// The colour mode.
    package var colour = Colour.auto
    /// The outputs that a pager shows.
    package var pager = Pager.lists
    /// The background that colours are chosen for; nil for that of the terminal.
    package var background: Background?
    /// The lines that a drawing follows; nil for edits at a terminal, and none in scripts.
    package var autoshow: Autoshow?
    /// True if declarations that are not there are made up when files are read.
    var makesStubs = false
    /// The lines of the aliases, by their names.
    var aliases: [String: String] = [:]

    /// The settings that a session begins with.
    package init() {}

    /// The viewport of a new session.
    private static let firstViewport = CGSize(width: 300, height: 160)

    /// The viewport that was typed, in points; nil if none was, so that there is the first one or that of a preview.
    var chosenViewport: CGSize? {
        let chosen = typedViewport ?? viewport
        return chosen == Self.firstViewport ? nil : chosen
    }

    /// Gives the viewport the size of a preview; ``chosenViewport`` stays.
    mutating func show(previewAt size: CGSize, isFitted: Bool) {
        let typed = typedViewport ?? viewport
        viewport = size
        typedViewport = typed
        hasFittedHeight = isFitted
    }

    /// Gives the viewport the size of a program's view; the screen stays as the program saw it.
    mutating func show(at size: CGSize) {
        let seen = screen ?? viewport
        viewport = size
        screen = seen
        hasFittedHeight = false
    }

    /// Returns true if a layout has the same result with other settings.
    func layOutAlike(_ other: Settings) -> Bool {
        viewport == other.viewport && scale == other.scale && isRightToLeft == other.isRightToLeft
            && environment == other.environment
    }

    /// Returns true if drawings of a layout are the same with other settings.
    func drawAlike(_ other: Settings) -> Bool {
        var same = self
        (same.colour, same.background, same.autoshow) = (other.colour, other.background, other.autoshow)
        (same.pager, same.aliases, same.makesStubs) = (other.pager, other.aliases, other.makesStubs)
        return same == other
    }
}
