/// An error thrown by interpreted source, which it may catch.
///
/// It never leaves the thread of its evaluation, so it is `Sendable`, as `Error` demands, without being checked.
struct ThrownValue: Error, @unchecked Sendable {
    var value: Value
    /// The diagnostic if the error is not caught.
    var diagnostic: Diagnostic
}
