import BlueprintInspector

/// The text that a command writes to a file.
struct WrittenText {
    /// The text.
    let text: Exporter.Text
    /// The pixels for one of a picture in SVG, which becomes one in PNG; nil to write the text.
    var scale: Double?
    /// The path of the file.
    let path: String
    /// The name of the command.
    let command: String

    /// Writes the file, and notes it.
    func put(into files: any SessionFiles, noting written: inout WrittenFiles) throws {
        try files.write(text, scale: scale, to: path)
        written.note(path, by: command)
    }
}
