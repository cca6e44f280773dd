/// The mode that a session has with `--safe`, and in a lesson.
package enum SafeMode {
    /// Returns the refusal of something in that mode, such as `'load' reads or writes files`.
    package static func refusal(of doing: String) -> String { "\(doing), which is refused in safe mode" }
}
