import Foundation

/// The process of an app, with what all of the app's code shares.
///
/// On a device, an app has a process of its own. Here one process may run the code of several apps, and of one app
/// several times: as often as a document changes. Each run has its own values, so it finds them as they are at the start
/// of an app, whatever ran before it or runs beside it.
package final class AppProcess: @unchecked Sendable {
    /// The process of the code that runs in this task; code that names none shares one.
    @TaskLocal package static var current = AppProcess()

    // Guards the values, as several threads may use them.
    private let lock = NSLock()
    private var values: [ObjectIdentifier: Any] = [:]

    /// A process in which no code has run yet.
    package init() {}

    /// The shared value of a kind; its initial value if none was set.
    package subscript<Kind: SharedValue>(_ kind: Kind.Type) -> Kind.Content {
        get {
            lock.withLock {
                if let known = values[ObjectIdentifier(kind)] as? Kind.Content { return known }
                let initial = kind.initial
                values[ObjectIdentifier(kind)] = initial
                return initial
            }
        }
        set { lock.withLock { values[ObjectIdentifier(kind)] = newValue } }
    }

    /// Runs code in the process.
    package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Self.$current.withValue(self, operation: body)
    }

    /// Returns a function that does work on another thread with the process and the screen of this one.
    package static func carried(_ work: @escaping () -> Void) -> () -> Void {
        let (process, screen) = (current, UIScreen.main)
        return { process.run { UIScreen.$shown.withValue(screen, operation: work) } }
    }
}

/// A kind of value that all code of a process shares, such as its app or a setting of a library.
package protocol SharedValue {
    /// The type of the value.
    associatedtype Content
    /// The value at the start of a process.
    static var initial: Content { get }
}
