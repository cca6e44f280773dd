/// The texts that lines have written and that stay in memory, by their paths.
struct WrittenTexts {
    private var texts: [String: String] = [:]

    /// Returns the text that was written to a path; nil if none was.
    subscript(path: String) -> String? { texts[path] }

    /// Keeps a text, which is written in pieces.
    mutating func write(to path: String, _ body: (_ write: (String) throws -> Void) throws -> Void) throws {
        var text = ""
        try body { text += $0 }
        texts[path] = text
    }

    /// Keeps a picture, of which nobody looks at the pixels.
    mutating func writePicture(to path: String) { texts[path] = "" }

    /// Returns the paths of a list and those that were written and begin with a prefix, in alphabetical order.
    func paths(startingWith prefix: String, and others: [String]) -> [String] {
        Set(others).union(texts.keys.filter { $0.hasPrefix(prefix) }).sorted()
    }

    /// Returns the Swift files of a folder, with those that were written there, in alphabetical order.
    func swiftFiles(in folder: String, and others: [String]) -> [String] {
        let start = folder.hasSuffix("/") ? folder : folder + "/"
        return paths(startingWith: start, and: others).filter { $0.hasSuffix(".swift") }
    }
}
