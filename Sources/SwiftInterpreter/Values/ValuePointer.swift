/// The variable that a pointer points to, during the call that the pointer is passed to.
package final class ValuePointer {
    /// The value of the variable.
    package var pointee: Value

    /// Creates a pointer to a variable with a value.
    package init(_ pointee: Value) { self.pointee = pointee }
}
