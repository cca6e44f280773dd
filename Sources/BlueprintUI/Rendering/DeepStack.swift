import Foundation

/// Goes on with deep recursion on a stack of its own, so that the depth of a tree is bounded by memory and nothing else.
///
/// The passes recurse, an element a level. Every so many levels they go on in a new thread, while the one that was left
/// waits: at no time do two run, and what is deeper than the first stack is laid out like everything else.
enum DeepStack {
    /// The levels that recurse on one stack: a power of two.
    static let levels = 512
    // A level takes a few hundred bytes of the engine's, in a debug build some thousand, and what the element's own
    // code needs. Only what is touched takes memory.
    private static let size = 32 << 20

    /// Whether a level is the first of a new stack.
    @inline(__always)
    static func begins(at level: Int) -> Bool { level & (levels - 1) == levels - 1 }

    /// Runs a function to its end on a new stack; on the present one if the system has no thread to give.
    static func run<Result>(_ body: () -> Result) -> Result {
        var result: Result?
        withoutActuallyEscaping({ result = body() }) { run(Call(body: $0)) }
        // Without a thread the function runs here, so there always is a result.
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
