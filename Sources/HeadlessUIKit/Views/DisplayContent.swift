import Foundation

/// What a view shows by itself, for those who draw it; each part is absent unless shown.
public struct DisplayContent: Sendable {
    /// The colour of the whole area.
    public var fill: UIColor?

    /// Makes the content of its parts.
    public init(fill: UIColor? = nil) {
        self.fill = fill
    }
}
