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
    mutating func show(previewAt size: CGSize) {
        let typed = typedViewport ?? viewport
        viewport = size
        typedViewport = typed
        hasFittedHeight = false
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

/// The values of the environment that are set.
extension Settings {
    /// The keys whose values are settings of their own, with the commands of those.
    static let commandsOfKeys = ["displayScale": "scale", "layoutDirection": "direction"]

    /// The environment that a tree is laid out in.
    var layoutEnvironment: Environment { layoutEnvironment(in: nil) }

    /// Returns the environment that a tree is laid out in: that of the view in which the program shows it, with the values
    /// that are set here.
    func layoutEnvironment(in shown: Environment?) -> Environment {
        var result = shown ?? .empty
        let defaults = Settings()
        if shown == nil || scale != defaults.scale { result.displayScale = scale }
        if shown == nil || isRightToLeft { result.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
        for (_, change) in environment.sorted(by: { $0.key < $1.key }) { change.apply(to: &result) }
        return result
    }

    /// The words for the direction of text.
    var directionWord: String { isRightToLeft ? "rtl" : "ltr" }

    /// Returns true if a number of pixels per point can be set.
    static func isScale(_ number: Double) -> Bool { number >= 0.1 && number <= 100 }

    /// Sets a value of the environment, so that the line before it that set the same value no longer counts.
    ///
    /// - Returns: false if it is a display scale that cannot be set.
    mutating func set(_ change: EnvironmentSettings.Change) -> Bool {
        guard Self.commandsOfKeys[change.name] != nil else {
            environment[change.name] = change
            return true
        }
        var changed = layoutEnvironment
        change.apply(to: &changed)
        guard Self.isScale(changed.displayScale) else { return false }
        (scale, isRightToLeft) = (changed.displayScale, changed.layoutDirection == .rightToLeft)
        return true
    }

    /// Gives a key of the environment its default value.
    mutating func unset(_ key: String) {
        let defaults = Settings()
        switch key {
        case "displayScale": scale = defaults.scale
        case "layoutDirection": isRightToLeft = defaults.isRightToLeft
        default: environment[key] = nil
        }
    }
}

/// The places where the settings got their values: the defaults, the terminal, lines of the config file.
struct SettingSources {
    /// The settings after each place, in the order in which they applied.
    private var steps = [(place: "the default", settings: Settings())]

    /// Notes the settings after a place.
    mutating func note(_ place: String, _ settings: Settings) {
        if settings != steps.last?.settings { steps.append((place, settings)) }
    }

    /// Returns the place where a setting got its current value.
    ///
    /// - Parameter value: the setting's value as text.
    func place(of value: (Settings) -> String?, now: Settings) -> String {
        let current = value(now)
        guard let last = steps.indices.last, value(steps[last].settings) == current else { return "this session" }
        let earliest = steps.lastIndex { value($0.settings) != current }
        return steps[earliest.map { $0 + 1 } ?? 0].place
    }
}

extension Zoom {
    /// The zoom as it is typed.
    var word: String {
        switch self {
        case .readable: "readable"
        case .fit: "fit"
        case .times(let factor): Phrasing.number(factor)
        }
    }
}
