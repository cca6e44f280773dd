import CLineEditor

/// Another program that has the terminal and reads text, such as a pager.
///
/// Keys that send signals concern that program alone. If Ctrl-Z stops it, this process stops, too, and both continue
/// together. A signal that ends this process ends the program.
package struct ForegroundProgram {
    private let descriptor: Int32

    /// Starts a command of the shell; nil if it cannot be started, or if another program has the terminal.
    package init?(_ command: String) {
        descriptor = cle_foreground_begin(command)
        guard descriptor >= 0 else { return nil }
    }

    /// Passes text to the program; returns false if the program needs no more.
    package func write(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { cle_foreground_write(descriptor, $0.baseAddress, $0.count) != 0 }
    }

    /// Ends the text, waits for the end of the program, and takes the terminal back.
    package func finish() { cle_foreground_finish(descriptor) }
}
