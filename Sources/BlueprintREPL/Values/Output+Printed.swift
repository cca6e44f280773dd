import BlueprintInspector

extension Output {
    /// Returns the outputs for a printed text of one or more lines.
    static func printed(_ text: String) -> [Output] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { Output(printed: String($0)) }
    }
}
