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
