/// The steps of all solvers in one check of a source.
final class StepCount {
    /// The number so far.
    private(set) var steps = 0
    /// The number after which the check ends: it grows with the source, so that only what grows faster ends early.
    let most: Int

    /// The steps that any source may take.
    private static let fewest = 20_000
    /// The steps for each byte of a source: an expression of a few characters that is right takes about one.
    private static let ofByte = 20

    /// The steps of a source of some length in bytes.
    init(length: Int = 0) {
        most = Self.fewest + Self.ofByte * length
    }

    /// True once no more steps are allowed.
    var isUsedUp: Bool { steps >= most }

    func add(_ count: Int) { steps += count }
}
