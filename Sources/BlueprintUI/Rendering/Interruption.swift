/// The request to stop the work at hand, as Ctrl-C makes it.
///
/// Work on a large tree asks for it from time to time and ends early. Its result is then incomplete, so the caller of
/// ``checking(_:during:)`` drops the result; the functions in between need not know of the request.
package enum Interruption {
    @TaskLocal private static var request: (@Sendable () -> Bool)?

    /// True if the work should end early; it then stays true until the end of the work.
    package static var isRequested: Bool { request?() ?? false }

    /// Does work that ends early when a function returns true, and returns its result.
    package static func checking<Result>(
        _ isRequested: @escaping @Sendable () -> Bool,
        during work: () throws -> Result
    ) rethrows -> Result {
        try $request.withValue(isRequested, operation: work)
    }

    /// Returns a function that does the same work on another thread, where the request would not be seen.
    static func carried(_ work: @escaping () -> Void) -> () -> Void {
        guard let request else { return work }
        return { $request.withValue(request, operation: work) }
    }
}

/// A sequence that ends early when the work is interrupted.
package struct InterruptibleSequence<Base: Sequence>: Sequence {
    /// The iterator of such a sequence.
    package struct Iterator: IteratorProtocol {
        private var base: Base.Iterator
        private var count = 0

        /// The number of elements between two questions: small, as the work for one element may be long.
        private static var share: Int { 256 }

        init(_ base: Base.Iterator) {
            self.base = base
        }

        /// Returns the next element; nil at the end, or if the work is interrupted.
        package mutating func next() -> Base.Element? {
            count &+= 1
            if count & (Self.share - 1) == 0, Interruption.isRequested { return nil }
            return base.next()
        }
    }

    private let base: Base

    init(_ base: Base) {
        self.base = base
    }

    /// Returns an iterator over the elements.
    package func makeIterator() -> Iterator { Iterator(base.makeIterator()) }

    /// The number of elements if nothing interrupts the work.
    package var underestimatedCount: Int { base.underestimatedCount }
}

extension Sequence {
    /// The same elements, but fewer if the work is interrupted meanwhile.
    package var interruptible: InterruptibleSequence<Self> { InterruptibleSequence(self) }
}
