import HeadlessUIKit

/// The settings for logs of renders.
///
/// - Note: Blueprint writes signposts for Instruments, which exist only on Apple's systems: nothing is written here. The
///   durations of renders are available from ``BlueprintViewMetricsDelegate``.
public enum BlueprintLogging {
    /// True if renders are to be logged; false by default.
    public static var isEnabled: Bool {
        get { AppProcess.current[Flag.self] }
        set { AppProcess.current[Flag.self] = newValue }
    }

    /// The flag that the code of an app shares.
    private enum Flag: SharedValue {
        static var initial: Bool { false }
    }
}
