/// The line of a file that a part of a source was read from.
package struct FilePlace: Hashable, Sendable {
    /// The path of the file.
    package var path: String
    /// The number of the line, counted from 1.
    package var line: Int

    /// A line of a file.
    package init(path: String, line: Int) {
        (self.path, self.line) = (path, line)
    }

    /// Returns the place of an offset of a source; nil for what was typed.
    package typealias Finder = (_ offset: Int) -> FilePlace?
}
