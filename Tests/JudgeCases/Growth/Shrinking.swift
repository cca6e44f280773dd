import ProgramMutator

/// The search for the smallest program that still fails.
struct Shrinking {
    /// The smallest program so far.
    private(set) var smallest: WrongProgram

    /// The number of programs that are tried.
    private static let mostTries = 600

    /// Takes out parts as long as the program fails, the largest parts first.
    init(_ program: WrongProgram, fails: (WrongProgram) -> Bool) {
        smallest = program
        var tries = 0
        while let next = Self.smaller(than: smallest, &tries, fails) { smallest = next }
    }

    private static func smaller(
        than program: WrongProgram,
        _ tries: inout Int,
        _ fails: (WrongProgram) -> Bool
    ) -> WrongProgram? {
        for part in RemovableParts(of: program.right).all where tries < mostTries {
            guard let next = program.without(part) else { continue }
            tries += 1
            if fails(next) { return next }
        }
        return nil
    }
}

extension WrongProgram {
    /// Returns the program without parts of the right text, given in their order.
    fileprivate func without(_ parts: [Range<Int>]) -> WrongProgram? {
        parts.reversed().reduce(self) { $0?.without($1) }
    }
}
