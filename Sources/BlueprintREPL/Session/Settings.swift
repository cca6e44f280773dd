import BlueprintBindings
import BlueprintInspector
import BlueprintUI
import Foundation

/// What can be set in a session; none of it belongs to the document, and undo leaves it alone.
public struct Settings {
    /// When colours are used.
    public enum Colour: String, Sendable, CaseIterable {
        /// At a terminal that can show them.
        case auto
        /// Always.
        case always
        /// Never.
        case never
    }

    /// The size of the view that shows the tree, in points.
    public var viewport = CGSize(width: 300, height: 160)
    /// The pixels in a point.
    public var scale = 1.0
    /// How much larger than usual `frames` draws; 1 is 4×8 points a cell.
    public var zoom = 1.0
    /// Whether text runs from right to left.
    public var isRightToLeft = false
    /// Values of the environment, by the key's name.
    var environment: [String: EnvironmentSettings.Change] = [:]
    /// The characters that drawings are made of.
    public var style = DrawingStyle.unicode
    /// When colours are used.
    public var colour = Colour.auto
    /// Whether a drawing follows each edit; nil: at a terminal only.
    public var showsEdits: Bool?

    /// The settings that a session begins with.
    public init() {}

    /// The environment that the tree is laid out in.
    var layoutEnvironment: Environment {
        var result = Environment.empty
        result.displayScale = scale
        result.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        for (_, change) in environment.sorted(by: { $0.key < $1.key }) { change.apply(to: &result) }
        return result
    }
}
