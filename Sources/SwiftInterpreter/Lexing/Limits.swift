/// The limits of an evaluation.
package struct Limits {
    /// The maximum number of evaluation steps of a source or a callback.
    package var maximumSteps: Int
    /// The maximum number of steps of all callbacks together, between evaluations or calls that take the errors.
    package var maximumCallbackSteps: Int {
        let (steps, overflow) = maximumSteps.multipliedReportingOverflow(by: 10)
        return overflow ? .max : steps
    }
    /// The maximum nesting depth of calls and expressions; the default is safe for a stack of 512 MB in debug builds.
    package var maximumDepth: Int
    /// The maximum length of a source in UTF-8 bytes.
    package var maximumSourceLength: Int
    /// The maximum number of open brackets.
    package var maximumBrackets: Int
    /// The maximum number of elements or characters of a value.
    package var maximumCount: Int
    /// Called every few hundred steps; returning true ends the evaluation with an error.
    package var isCancelled: () -> Bool

    /// Creates limits; each has a default.
    package init(
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
