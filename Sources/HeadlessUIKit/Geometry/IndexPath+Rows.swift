import Foundation

/// The index paths of lists with sections, as UIKit adds them.
extension IndexPath {
    /// Creates the path to a row of a section.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// Creates the path to an item of a section.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The first index.
    public var section: Int { self[0] }

    /// The second index.
    public var row: Int { self[1] }

    /// The second index.
    public var item: Int { self[1] }
}
