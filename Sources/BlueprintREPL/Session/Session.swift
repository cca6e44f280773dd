import BlueprintInspector

/// A document, its rendering and where one stands in it: a line goes in, values come out.
///
/// A session prints nothing itself and touches no file but through its ``SessionFiles``.
/// It owns deep trees: use it, and let it go, on one thread with a big stack (512 MB).
public final class Session {
    /// What the session was begun with; the number of columns may follow the terminal.
    public var options: SessionOptions
    let files: any SessionFiles

    /// Whether a line asked to leave.
    public private(set) var isFinished = false

    /// A session with an empty document.
    public init(files: any SessionFiles = NoFiles(), options: SessionOptions = SessionOptions()) {
        self.files = files
        self.options = options
    }

    /// Whether the text typed so far is cut off: brackets or quotes are open, so another line belongs to it.
    public func needsMore(after text: String) -> Bool {
        false
    }

    /// Does what a line says, which may be several lines when brackets are open.
    ///
    /// Nothing is thrown: a failure is an output of kind ``Output/Kind/error``, and the line has changed nothing.
    public func run(line: String) -> [Output] {
        []
    }

    /// How a line can go on at the cursor, an offset in characters from its start.
    public func complete(_ line: String, cursor: Int) -> Completions {
        Completions(start: cursor, candidates: [])
    }
}
