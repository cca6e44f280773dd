import BlueprintBindings
import BlueprintInspector
import BlueprintUI
import Foundation

/// The settings of a session.
///
/// They are not part of the document, and `undo` does not change them.
package struct Settings {
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

    /// The size of the view that shows the tree, in points.
    package var viewport = CGSize(width: 300, height: 160)
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
    /// True if a drawing follows each edit; nil for only at a terminal.
    package var showsEdits: Bool?

    /// The settings that a session begins with.
    package init() {}

    /// The environment that the tree is laid out in.
    var layoutEnvironment: Environment {
        var result = Environment.empty
        result.displayScale = scale
        result.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        for (_, change) in environment.sorted(by: { $0.key < $1.key }) { change.apply(to: &result) }
        return result
    }
}
