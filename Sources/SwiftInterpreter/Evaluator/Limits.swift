/// The bounds of an evaluation.
public struct Limits {
    /// How many evaluation steps one source, or one callback, may take.
    public var maximumSteps: Int
    /// How many steps all callbacks together may take, from one evaluation or taking of errors to the next.
    public var maximumCallbackSteps: Int {
        let (steps, overflow) = maximumSteps.multipliedReportingOverflow(by: 10)
        return overflow ? .max : steps
    }
    /// How deep calls and expressions may nest; the default is safe for a stack of 512 MB in debug builds.
    public var maximumDepth: Int
    /// How many UTF-8 bytes a source may have.
    public var maximumSourceLength: Int
    /// How many brackets may be open at once.
    public var maximumBrackets: Int
    /// How many elements or characters one value may have.
    public var maximumCount: Int
    /// Asked every few hundred steps; true ends the evaluation with an error.
    public var isCancelled: () -> Bool

    /// Makes bounds; each has a default.
    public init(
        maximumSteps: Int = 2_000_000,
        maximumDepth: Int = 4_000,
        maximumSourceLength: Int = 2_000_000,
        maximumBrackets: Int = 200,
        maximumCount: Int = 1_000_000,
        isCancelled: @escaping () -> Bool = { false }
    ) {
        self.maximumSteps = maximumSteps
        self.maximumDepth = maximumDepth
        self.maximumSourceLength = maximumSourceLength
        self.maximumBrackets = maximumBrackets
        self.maximumCount = maximumCount
        self.isCancelled = isCancelled
    }
}
