import BlueprintInspector

extension String {
    /// The path of a file as it is shown: one line, with a symbol for each line end and control character.
    package var shownPath: String { VisibleText.symbols(self) }
}
