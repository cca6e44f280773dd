/// The deferral of what is set during an update to an update in a later turn of the main run loop.
package struct Deferral {
    /// The number of deferrals in a row at which a debug build stops, as they may have no end.
    package static let limit = 10

    /// The number of deferrals in a row, with the one that waits.
    private var count = 0
    private var isWaiting = false

    /// Defers what is set during an update; returns false if something waits already.
    mutating func defers() -> Bool {
        guard !isWaiting else { return false }
        isWaiting = true
        count += 1
        assert(count < Self.limit, "each update of the view causes another one, \(count) in a row")
        return true
    }

    /// Returns true if an update is to begin: for a change from outside, or for what waited for the turn that was taken.
    mutating func begins(isNeeded: Bool, awaitsTurn: Bool) -> Bool {
        let isDue = isWaiting && !awaitsTurn
        // A change from outside begins a new row.
        if isNeeded { count = isWaiting ? 1 : 0 }
        if isDue { isWaiting = false }
        return isNeeded || isDue
    }

    /// Ends an update; one that deferred nothing ends the row.
    mutating func ends() {
        if !isWaiting { count = 0 }
    }
}
