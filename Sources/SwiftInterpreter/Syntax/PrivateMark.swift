/// The mark that tells private declarations of one name in several files apart.
///
/// The compiler does the same in the names that it gives to symbols. Programs and messages show the name without it.
package enum PrivateMark {
    /// A letter that Swift allows in names and that nobody types.
    private static let letter: Character = "\u{02B9}"

    /// Returns the name that a private declaration gets, with the number of its file.
    package static func marked(_ name: String, _ file: Int) -> String { "\(name)\(letter)\(file)" }

    /// Returns a text with the names as they were declared.
    package static func removed(from text: String) -> String {
        guard text.contains(letter) else { return text }
        var result = ""
        var isInMark = false
        for character in text {
            if character == letter {
                isInMark = true
            } else if !isInMark || !character.isWholeNumber {
                isInMark = false
                result.append(character)
            }
        }
        return result
    }
}
