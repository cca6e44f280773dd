/// The paths of script files.
enum ScriptPath {
    /// The extensions of files with one line of a session in each line.
    static let extensions: Set = ["bp", "blueprint", "txt"]
}
