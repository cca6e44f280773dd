import Foundation
import HeadlessUIKit

/// The request to stop the work at hand, as Ctrl-C makes it.
///
/// Work on a large tree asks for it from time to time and ends early. Its result is then incomplete, so the caller of
/// ``checking(_:during:)`` drops the result; the functions in between need not know of the request.
@usableFromInline package enum Interruption {
    /// A request in an object: with optimization, the runtime cannot instantiate the type of an optional function.
    private final class Request: Sendable {
        let isMade: @Sendable () -> Bool

        init(_ isMade: @escaping @Sendable () -> Bool) { self.isMade = isMade }
    }

    @TaskLocal private static var request: Request?

    /// True if the work should end early; it then stays true until the end of the work.
    @usableFromInline package static var isRequested: Bool { request?.isMade() ?? false }

    /// Returns true if the work should end early, asked at each step of a loop.
    ///
    /// Only one of a few hundred steps really asks: few, as a step may be long.
    @inlinable
    package static func isRequested(atStep step: Int) -> Bool { step & 255 == 0 && isRequested }

    /// Does work that ends early when a function returns true, and returns its result.
    package static func checking<Result>(
        _ isRequested: @escaping @Sendable () -> Bool,
        during work: () throws -> Result
    ) rethrows -> Result {
        try $request.withValue(Request(isRequested), operation: work)
    }

    /// Returns a function that does the same work on another thread, where the request would not be seen.
    package static func carried(_ work: @escaping () -> Void) -> () -> Void {
        guard let request else { return work }
        return { $request.withValue(request, operation: work) }
    }
}

/// A sequence that ends early when the work is interrupted.
@usableFromInline package struct InterruptibleSequence<Base: Sequence>: Sequence {
    /// The iterator of such a sequence.
    @usableFromInline package struct Iterator: IteratorProtocol {
        @usableFromInline package var base: Base.Iterator
        @usableFromInline package var count = 0

        /// An iterator over the elements of another one.
        @inlinable
        package init(_ base: Base.Iterator) {
            self.base = base
        }

        /// Returns the next element; nil at the end, or if the work is interrupted.
        @inlinable
        package mutating func next() -> Base.Element? {
            count &+= 1
            return Interruption.isRequested(atStep: count) ? nil : base.next()
        }
    }

    @usableFromInline package let base: Base

    /// A sequence of the elements of another one.
    @inlinable
    package init(_ base: Base) {
        self.base = base
    }

    /// Returns an iterator over the elements.
    @inlinable
    package func makeIterator() -> Iterator { Iterator(base.makeIterator()) }

    // The default `underestimatedCount` of zero is right: `map` takes as many elements for granted.
}

extension Sequence {
    /// The same elements, but fewer if the work is interrupted meanwhile.
    @inlinable package var interruptible: InterruptibleSequence<Self> { InterruptibleSequence(self) }
}

/// The place where the passes after the layout ask whether they were interrupted.
///
/// It is a class because all parts of a pass count together.
package final class Checkpoint {
    private let budget: LayoutBudget?
    // Counted for each step of a pass, on one thread, and nothing is called meanwhile.
    @exclusivity(unchecked) private var count = 0

    /// A checkpoint of a render with a budget; without a budget it is never stopped.
    package init(_ budget: LayoutBudget?) {
        self.budget = budget
    }

    /// Counts a step that is about to begin; returns true if the render is stopped.
    @inline(__always)
    func isStopped() -> Bool {
        guard budget != nil else { return false }
        return countStep()
    }

    private func countStep() -> Bool {
        count &+= 1
        if Interruption.isRequested(atStep: count) { budget?.stopIfInterrupted() }
        return budget?.stop != nil
    }
}

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
        // Passed on as a pointer, as C does: retained here once, and taken once, by the new thread or without one.
        let argument = Unmanaged.passRetained(call)
        let start = argument.toOpaque()
        let status = pthread_create(
            &thread,
            &attributes,
            { call in
                DeepStack.run(retained: call)
                return nil
            },
            start
        )
        guard status == 0 else { return argument.takeRetainedValue().body() }
        #if canImport(Darwin)
        if let thread { pthread_join(thread, nil) }
        #else
        pthread_join(thread, nil)
        #endif
    }

    /// Runs a function on its new stack, which gets it as a pointer from `run(_:)`.
    private static func run(retained call: UnsafeMutableRawPointer?) {
        if let call { Unmanaged<Call>.fromOpaque(call).takeRetainedValue().body() }  // Once.
    }
}
