/// An error thrown by interpreted source, which it may catch.
///
/// It never leaves the thread of its evaluation, so it need not be `Sendable`, as `Error` requiredMembers.
struct ThrownValue: Error, @unchecked Sendable {
    var value: Value
    /// The diagnostic if the error is not caught.
    var diagnostic: Diagnostic
}
