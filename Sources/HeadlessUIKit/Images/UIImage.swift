import Foundation

/// A picture: a name and a size.
///
/// There are no pixels.
public final class UIImage: Hashable, Sendable, CustomStringConvertible {
    /// What the picture is called, or empty.
    public let name: String
    /// The size in points, both parts 0 or more.
    public let size: CGSize

    /// The size of a picture whose name says none, 24 × 24 points.
    /// - Note: UIKit has no such property.
    public static let defaultSize = CGSize(width: 24, height: 24)

    /// Makes a picture of a size in points; a part that is negative or not finite counts as 0.
    /// - Note: UIKit has no such initializer; its pictures have the size of their pixels.
    public init(size: CGSize, name: String = "") {
        self.name = name
        self.size = CGSize(width: Self.length(size.width), height: Self.length(size.height))
    }

    /// Makes the picture with a name, or nil for an empty name.
    ///
    /// A name that ends in a size, as `cat@40x30`, gives a picture of that size in points; any other `defaultSize`.
    /// - Note: In UIKit the picture must be part of the app, and its size is that of its pixels.
    public convenience init?(named name: String) {
        guard !name.isEmpty else { return nil }
        self.init(size: Self.size(in: name) ?? Self.defaultSize, name: name)
    }

    /// Makes the system's symbol with a name, as `init(named:)` does.
    public convenience init?(systemName name: String) {
        self.init(named: name)
    }

    /// The name, if any, and the size: `cat 24×24`.
    public var description: String {
        let extent = "\(size.width.shortDescription)×\(size.height.shortDescription)"
        return name.isEmpty ? extent : "\(name) \(extent)"
    }

    /// Whether name and size agree.
    public static func == (lhs: UIImage, rhs: UIImage) -> Bool {
        lhs === rhs || (lhs.name == rhs.name && lhs.size == rhs.size)
    }

    /// Feeds name and size.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(size.width)
        hasher.combine(size.height)
    }

    private static func length(_ value: CGFloat) -> CGFloat {
        value > 0 && value.isFinite ? value : 0
    }

    private static func size(in name: String) -> CGSize? {
        guard let sign = name.lastIndex(of: "@") else { return nil }
        let numbers = name[name.index(after: sign)...].split(separator: "x", omittingEmptySubsequences: false)
        guard numbers.count == 2, let width = Double(numbers[0]), let height = Double(numbers[1]) else { return nil }
        guard width >= 0, height >= 0, width.isFinite, height.isFinite else { return nil }
        return CGSize(width: width, height: height)
    }
}
