/// A command line split into words; quotes and brackets keep a word together.
struct CommandWords {
    /// The words, without a comma at the end.
    private(set) var words: [String] = []
    /// The UTF-8 offset of each word in the line.
    private(set) var offsets: [Int] = []

    init(_ line: String) {
        var word = ""
        var start = 0
        var depth = 0
        var isQuoted = false
        var isEscaped = false
        var offset = 0
        func isSpace(_ character: Character) -> Bool { character.isWhitespace && depth == 0 && !isQuoted }
        for character in line {
            if isSpace(character) {
                append(word, at: start)
                word = ""
            } else {
                if word.isEmpty { start = offset }
                word.append(character)
                if isEscaped {
                    isEscaped = false
                } else if character == "\\" {
                    isEscaped = isQuoted
                } else if character == "\"" {
                    isQuoted.toggle()
                } else if !isQuoted {
                    if "([{".contains(character) { depth += 1 }
                    if ")]}".contains(character) { depth = max(0, depth - 1) }
                }
            }
            offset += character.utf8.count
        }
        append(word, at: start)
    }

    private mutating func append(_ word: String, at offset: Int) {
        let text = word.hasSuffix(",") ? String(word.dropLast()) : word
        guard !text.isEmpty else { return }
        words.append(text)
        offsets.append(offset)
    }
}
