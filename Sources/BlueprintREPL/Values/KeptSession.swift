/// A session that was interrupted or left unsaved, and can be resumed.
package struct KeptSession: Sendable {
    /// The number by which it is resumed.
    package let number: Int
    /// The time when it was used last, as it is printed.
    package let time: String
    /// The folder in which it ran; nil if that is the current one, or unknown.
    package let folder: String?
    /// The completed lines.
    package let lines: [String]
    /// True if it was left with an unsaved document; false if it was interrupted.
    package let wasLeft: Bool

    /// A session with its number, its time and its lines.
    package init(number: Int, time: String, folder: String?, lines: [String], wasLeft: Bool) {
        self.number = number
        self.time = time
        self.folder = folder
        self.lines = lines
        self.wasLeft = wasLeft
    }
}
