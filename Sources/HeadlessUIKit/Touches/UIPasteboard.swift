import Foundation

/// A place for what was copied: a text, an image or an address.
///
/// - Note: It belongs to the process: other programs do not see its content. It has one item, so that copying one kind
///   removes the others.
public final class UIPasteboard: SharedValue, Sendable {
    /// The pasteboard of the process.
    public static var general: UIPasteboard { AppProcess.current[UIPasteboard.self] }

    private enum Item {
        case text(String)
        case image(UIImage)
        case url(URL)
    }

    private let item = Locked<Item?>(nil)

    /// Creates an empty pasteboard that only its owner uses.
    public static func withUniqueName() -> UIPasteboard { UIPasteboard() }

    private init() {}

    /// The pasteboard at the start of an app: an empty one.
    package static var initial: UIPasteboard { UIPasteboard() }

    private var copied: Item? {
        get { item.withLock { $0 } }
        set { item.withLock { $0 = newValue } }
    }

    /// The copied text, or an address as text; nil if neither was copied.
    public var string: String? {
        get {
            switch copied {
            case .text(let text): text
            case .url(let url): url.absoluteString
            case .image, nil: nil
            }
        }
        set { copied = newValue.map(Item.text) }
    }

    /// The copied image, or nil.
    public var image: UIImage? {
        get { if case .image(let image) = copied { image } else { nil } }
        set { copied = newValue.map(Item.image) }
    }

    /// The copied address, or nil.
    public var url: URL? {
        get { if case .url(let url) = copied { url } else { nil } }
        set { copied = newValue.map(Item.url) }
    }

    /// True if there is text, or an address.
    public var hasStrings: Bool { string != nil }
    /// True if there is an image.
    public var hasImages: Bool { image != nil }
    /// True if there is an address.
    public var hasURLs: Bool { url != nil }
}
