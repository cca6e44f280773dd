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
