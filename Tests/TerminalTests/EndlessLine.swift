/// A line that is evaluated until it is interrupted or the limit of steps is reached, which takes several seconds.
enum EndlessLine {
    /// The line.
    static let text =
        "let n = { var i = 0; while i >= 0 { i += String(repeating: \"é\", count: 10_000).count }; return i }()"
}
