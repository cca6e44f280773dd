/// A value that interpreted source has thrown and may catch.
///
/// It never leaves the thread of its evaluation, which is what the error protocol wants to know.
struct ThrownValue: Error, @unchecked Sendable {
    var value: Value
    /// What to say if nobody catches it.
    var diagnostic: Diagnostic
}
