/// An error that an implementation throws about its arguments; the interpreter adds the location.
package struct BindingError: Error {
    /// The message.
    package var message: String
    /// The suggested replacement, if known.
    package var fix: String?

    /// Creates an error.
    package init(_ message: String, fix: String? = nil) {
        self.message = message
        self.fix = fix
    }
}
