import Foundation

/// A place for copied text.
///
/// - Note: It belongs to the process: other programs do not see its content.
public final class UIPasteboard: SharedValue, @unchecked Sendable {
    /// The pasteboard of the process.
    public static var general: UIPasteboard { AppProcess.current[UIPasteboard.self] }

    // Guards the text, as the pasteboard is shared.
    private let lock = NSLock()
    private var text: String?

    /// Creates an empty pasteboard that only its owner uses.
    public static func withUniqueName() -> UIPasteboard { UIPasteboard() }

    private init() {}

    /// The pasteboard at the start of an app: an empty one.
    package static var initial: UIPasteboard { UIPasteboard() }

    /// The copied text, or nil.
    public var string: String? {
        get { lock.withLock { text } }
        set { lock.withLock { text = newValue } }
    }

    /// True if there is text.
    public var hasStrings: Bool { string != nil }
}
