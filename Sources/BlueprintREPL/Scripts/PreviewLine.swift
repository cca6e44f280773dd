/// The line that shows the preview of the option `--preview`, before those of `-c`.
package enum PreviewLine {
    /// Returns the line for a name, a number, or a name in quotes; none without one.
    package static func lines(showing preview: String?) -> [String] {
        guard let preview else { return [] }
        let isNumber = !preview.isEmpty && preview.allSatisfy(\.isNumber)
        let isTyped = isNumber || Word(preview, at: 0).isQuoted
        return ["preview " + (isTyped ? preview : Quoted.literal(preview))]
    }
}
