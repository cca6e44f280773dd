import Foundation

/// A place for copied text.
///
/// - Note: It belongs to the process: other programs do not see its content.
public final class UIPasteboard: @unchecked Sendable {
    /// The pasteboard of the process.
    public static var general: UIPasteboard { AppProcess.current.pasteboard }

    // Guards the text, as the pasteboard is shared.
    private let lock = NSLock()
    private var text: String?

    /// Creates an empty pasteboard that only its owner uses.
    public static func withUniqueName() -> UIPasteboard { UIPasteboard() }

    init() {}

    /// The copied text, or nil.
    public var string: String? {
        get { lock.withLock { text } }
        set { lock.withLock { text = newValue } }
    }

    /// True if there is text.
    public var hasStrings: Bool { string != nil }
}
