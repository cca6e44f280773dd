/// Text as a literal of Swift.
enum Quoted {
    /// The text in quotes, with what has a meaning in them escaped.
    static func literal(_ text: String) -> String {
        var result = "\""
        for character in text {
            switch character {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            default: result.append(character)
            }
        }
        return result + "\""
    }
}
