import Foundation
import HeadlessUIKit

/// Continues deep recursion on a new stack, so that only memory limits the depth of a tree.
///
/// The passes recurse once per level. After a fixed number of levels they continue in a new thread while the previous
/// one waits, so never two threads run at the same time.
enum DeepStack {
    /// The number of levels on one stack: a power of two.
    static let levels = 512
    // A level needs a few hundred bytes for the engine, a few thousand in a debug build, plus the needs of the
    // element's own code. Only used pages take memory.
    private static let size = 32 << 20

    /// Returns true if a new stack begins at a level.
    @inline(__always)
    static func begins(at level: Int) -> Bool { level & (levels - 1) == levels - 1 }

    /// Runs a function to completion on a new stack, or on the current one if no thread can be created.
    static func run<Result>(_ body: () -> Result) -> Result {
        var result: Result?
        withoutActuallyEscaping({ result = body() }) { run(Call(body: AppProcess.carried(Interruption.carried($0)))) }
        // Without a thread the function runs here, so there is always a result.
        return result ?? body()
    }

    private final class Call {
        let body: () -> Void

        init(body: @escaping () -> Void) {
            self.body = body
        }
    }

    private static func run(_ call: Call) {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, size)
        #if canImport(Darwin)
        var thread: pthread_t?
        #else
        var thread = pthread_t()
        #endif
        let argument = Unmanaged.passRetained(call)
        let status = pthread_create(&thread, &attributes, entry, argument.toOpaque())
        guard status == 0 else { return argument.takeRetainedValue().body() }
        #if canImport(Darwin)
        if let thread { pthread_join(thread, nil) }
        #else
        pthread_join(thread, nil)
        #endif
    }

    #if canImport(Darwin)
    private static let entry: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { argument in
        Unmanaged<Call>.fromOpaque(argument).takeRetainedValue().body()
        return nil
    }
    #else
    private static let entry: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { argument in
        if let argument { Unmanaged<Call>.fromOpaque(argument).takeRetainedValue().body() }
        return nil
    }
    #endif
}
