import BlueprintInspector

/// The options of a session.
package struct SessionOptions: Sendable {
    /// True at a terminal: drawings follow edits, and an empty line repeats the last stepping command.
    package var isInteractive: Bool
    /// The width of output in columns; 80 where output must be the same everywhere.
    package var columns: Int
    /// The rows of the terminal, to which drawings of frames are scaled; nil for no limit.
    package var rows: Int?
    /// True if the program can fill the screen of a terminal with the inspector.
    package var fillsScreen = false
    /// The way to the clipboard.
    package var clipboard = ClipboardAccess.none("copy needs the prompt of a session at a terminal")
    /// True if commands that read or write files are refused.
    package var isSafe: Bool
    /// True if outputs also contain JSON, which takes long for large trees.
    package var givesJSON: Bool
    /// The characters of drawings until `style` sets others.
    package var style: DrawingStyle
    /// The limits beyond which an input ends with an error.
    package var limits: SessionLimits
    /// The number of elements up to which a tree is kept while a command lays it out again elsewhere; a larger one is
    /// freed, as both together would take too much memory.
    package var mostElementsKept = 50_000
    /// Called repeatedly during evaluation and layout; if it returns true, the line ends with an error.
    package var isInterrupted: @Sendable () -> Bool

    /// The options of formatters whose text is said in words before it is wrapped.
    var unwrapped: SessionOptions {
        var options = self
        options.columns = Self.mostColumns
        return options
    }

    /// A width that no line reaches.
    private static let mostColumns = 100_000

    /// Creates options, by default those of a script.
    package init(
        isInteractive: Bool = false,
        columns: Int = 80,
        rows: Int? = nil,
        isSafe: Bool = false,
        givesJSON: Bool = true,
        style: DrawingStyle = .unicode,
        limits: SessionLimits = .standard,
        isInterrupted: @escaping @Sendable () -> Bool = { false }
    ) {
        self.isInteractive = isInteractive
        self.columns = columns
        self.rows = rows
        self.isSafe = isSafe
        self.givesJSON = givesJSON
        self.style = style
        self.limits = limits
        self.isInterrupted = isInterrupted
    }
}
