import Foundation

/// The large trees that interrupted work has made for nothing, kept until nobody waits.
///
/// Freeing a tree of 300,000 elements takes longer than a person who has typed Ctrl-C likes to wait for the prompt.
package final class Leftovers: @unchecked Sendable {
    @TaskLocal private static var current: Leftovers?

    // Guards the objects: work may keep some on a thread of its own.
    private let lock = NSLock()
    private var objects: [AnyObject] = []

    /// A place without leftovers.
    package init() {}

    /// Does work, and keeps what it leaves behind if it is interrupted.
    package func collecting<Result>(_ work: () throws -> Result) rethrows -> Result {
        try Self.$current.withValue(self, operation: work)
    }

    /// Returns true if what is freed at this step of a loop should be kept: only one of a few hundred steps really asks.
    static func areCollected(atStep step: Int) -> Bool {
        Interruption.isRequested(atStep: step) && current != nil
    }

    /// Keeps objects if the work at hand is interrupted and its caller collects them.
    package static func keep(_ objects: AnyObject?...) {
        guard let current, Interruption.isRequested else { return }
        current.lock.withLock { current.objects += objects.compactMap(\.self) }
    }

    /// Frees everything that was kept; call this on the thread that owns the trees.
    package func free() {
        let freed = lock.withLock {
            defer { objects = [] }
            return objects
        }
        withExtendedLifetime(freed) {}
    }
}
