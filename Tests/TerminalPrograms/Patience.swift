/// The time that a test waits for something to happen: half a minute, so that a slow machine does not fail it.
///
/// A machine that stands still in between, as one that is suspended, gives the program no time either: of each pause, only
/// its beginning counts.
struct Patience {
    private static let longestPause = Duration.milliseconds(250)
    private var left = Duration.seconds(30)
    private var last = ContinuousClock.now

    /// Counts the time since the last question; returns false if it is used up.
    mutating func isLeft() -> Bool {
        let now = ContinuousClock.now
        left -= min(now - last, Self.longestPause)
        last = now
        return left > .zero
    }
}
