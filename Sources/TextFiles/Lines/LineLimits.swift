/// The limits of text that is read line by line, in bytes.
package struct LineLimits: Equatable, Sendable {
    /// The limit of a line, without its line break.
    package var line: Int
    /// The limit of the whole text.
    package var whole: Int

    /// Limits in bytes, by default one mebibyte for a line and none for the whole text.
    ///
    /// A limit below 1 is taken as 1.
    package init(line: Int = 1 << 20, whole: Int = .max) {
        self.line = max(1, line)
        self.whole = max(1, whole)
    }

    /// No limits, for files that the program wrote itself.
    package static let none = LineLimits(line: .max)
}
