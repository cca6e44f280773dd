import BlueprintBindings
import BlueprintREPL
import Foundation
import SwiftInterpreter

// To make a table of names takes longer than most tests: the sessions and checks of a thread share one, which another
// thread uses once that one has ended.

extension Session {
    /// Returns a new session that uses the table of names of its thread.
    package static func sharing(
        files: any SessionFiles = NoFiles(),
        options: SessionOptions = SessionOptions()
    ) -> Session {
        Session(files: files, options: options, sharingNamesOf: namesOfThread)
    }

    /// The session whose table of names the others of this thread use.
    package static var namesOfThread: Session { Lent.ofThread { Session() } }
}

extension ScriptRunner {
    /// Returns a runner whose sessions use the table of names of their thread.
    package static func sharing(files: any SessionFiles = NoFiles(), keepsGoing: Bool = false) -> ScriptRunner {
        ScriptRunner(files: files, keepsGoing: keepsGoing, sharingNamesOf: .namesOfThread)
    }
}

extension TranscriptCheck {
    /// Replays a transcript in a session that uses the table of names of its thread.
    package static func sharing(
        _ text: String,
        name: String,
        files: any SessionFiles = NoFiles(),
        isSafe: Bool = false
    ) -> TranscriptCheck {
        TranscriptCheck(text, name: name, files: files, isSafe: isSafe, sharingNamesOf: .namesOfThread)
    }
}

extension BindingTable {
    /// The table of this thread, for tests that declare nothing in it.
    package static var ofThread: BindingTable { Lent.ofThread { BindingTable.ofSession() } }
}

extension TypeCheck {
    /// Returns a check that knows no declarations but those of the library.
    package static func sharing() -> TypeCheck {
        // With a table of its own: a thread gives back its check and its table at its end, and two others could take them.
        TypeCheck(sharing: Lent.ofThread { TypeCheck(table: BindingTable.ofSession()) })
    }
}

/// A value that a thread has taken, and gives back at its end.
private final class Lent {
    private let key: String
    private let value: AnyObject

    /// The values that no thread has, by their types.
    nonisolated(unsafe) private static var free: [String: [AnyObject]] = [:]
    private static let lock = NSLock()

    private init(_ key: String, _ value: AnyObject) { (self.key, self.value) = (key, value) }

    deinit { Self.lock.withLock { Self.free[key, default: []].append(value) } }

    /// Returns the value of a type that this thread has; the first time, a free one, or else a new one.
    static func ofThread<Value: AnyObject>(_ make: () -> Value) -> Value {
        let key = "\(Value.self) of the tests"
        let lent = Thread.current.threadDictionary[key] as? Lent
        if let value = lent?.value as? Value { return value }
        let value = lock.withLock { free[key]?.popLast() } as? Value ?? make()
        Thread.current.threadDictionary[key] = Lent(key, value)
        return value
    }
}
