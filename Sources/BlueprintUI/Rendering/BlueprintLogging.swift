import Foundation

/// The settings for logs of renders.
///
/// - Note: Blueprint writes signposts for Instruments, which exist only on Apple's systems: nothing is written here. The
///   durations of renders are available from ``BlueprintViewMetricsDelegate``.
public enum BlueprintLogging {
    private static let flag = Flag()

    /// True if renders are to be logged; false by default.
    public static var isEnabled: Bool {
        get { flag.value }
        set { flag.value = newValue }
    }

    /// A Boolean value for all threads.
    private final class Flag: @unchecked Sendable {
        private let lock = NSLock()
        private var stored = false

        var value: Bool {
            get { lock.withLock { stored } }
            set { lock.withLock { stored = newValue } }
        }
    }
}
