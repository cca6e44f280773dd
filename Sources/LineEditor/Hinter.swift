/// The functions that compute the texts around a line.
package struct Hinter {
    /// A function that returns the texts; nil for none, and if the last argument has returned true, which asks to end
    /// early and then stays true.
    ///
    /// It is called on a thread of its own, with the input up to the cursor, while the editor waits for a key.
    package typealias Finder = (
        _ typed: String, _ isAtEnd: Bool, _ isCancelled: @escaping @Sendable () -> Bool
    ) -> Hint?

    let look: () -> HintLook?
    let hint: Finder
    let patience: Duration

    /// The functions of a program.
    ///
    /// - Parameters:
    ///   - patience: the time after a key in which its texts are computed; later, nothing is shown.
    ///   - look: returns the look of the texts around the next line; nil if there are none.
    ///   - hint: returns the texts.
    package init(
        patience: Duration,
        look: @escaping () -> HintLook?,
        hint: @escaping Finder
    ) {
        (self.patience, self.look, self.hint) = (patience, look, hint)
    }
}
