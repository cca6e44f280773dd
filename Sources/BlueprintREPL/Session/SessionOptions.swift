/// How a session behaves, said once when it begins.
public struct SessionOptions: Sendable {
    /// Whether a person sits at a terminal: drawings follow edits, and an empty line repeats the last stepping command.
    public var isInteractive: Bool
    /// How many columns a printed line may take; 80 wherever output must not depend on the place.
    public var columns: Int
    /// How many rows the terminal has, which drawings of frames are scaled to fit; nil for as many as a drawing needs.
    public var rows: Int?
    /// Whether commands that read or write files are refused.
    public var isSafe: Bool
    /// Whether answers come as JSON too; for large trees that takes longer than all the rest.
    public var givesJSON: Bool
    /// How many elements a layout may measure or place, each time counted, before it is stopped with an error.
    public var longestLayout: Int
    /// Asked again and again while a line is evaluated or laid out; true ends it with an error.
    public var isInterrupted: @Sendable () -> Bool

    /// Options; as they are given here, they suit a script.
    public init(
        isInteractive: Bool = false,
        columns: Int = 80,
        rows: Int? = nil,
        isSafe: Bool = false,
        givesJSON: Bool = true,
        longestLayout: Int = 2_000_000,
        isInterrupted: @escaping @Sendable () -> Bool = { false }
    ) {
        self.isInteractive = isInteractive
        self.columns = columns
        self.rows = rows
        self.isSafe = isSafe
        self.givesJSON = givesJSON
        self.longestLayout = longestLayout
        self.isInterrupted = isInterrupted
    }
}
