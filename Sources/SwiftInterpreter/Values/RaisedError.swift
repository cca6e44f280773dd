/// An error that native code throws for source to catch, or that source threw to native code.
///
/// It never leaves the thread of its evaluation, so it is `Sendable`, as `Error` demands, without being checked.
package struct RaisedError: Error, @unchecked Sendable {
    /// The error as a value of source.
    package let value: Value

    /// Creates the error.
    package init(_ value: Value) { self.value = value }
}
