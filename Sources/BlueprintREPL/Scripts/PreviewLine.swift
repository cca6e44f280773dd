/// The line that shows the preview of the option `--preview`, before those of `-c`.
package enum PreviewLine {
    /// Returns the line for a name or a number; none without one.
    package static func lines(showing preview: String?) -> [String] {
        guard let preview else { return [] }
        let isNumber = !preview.isEmpty && preview.allSatisfy(\.isNumber)
        return ["preview " + (isNumber ? preview : Quoted.literal(preview))]
    }
}
