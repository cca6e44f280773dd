/// A place of a source file that can be given a fault.
struct Site {
    /// The kinds of faults.
    enum Kind: String, CaseIterable {
        case negatedCondition = "condition negated"
        case offByOne = "bound off by one"
        case droppedStatement = "statement dropped"
        case exchangedArguments = "arguments exchanged"
    }

    /// The kind of the fault.
    let kind: Kind
    /// The line, counted from 1.
    let line: Int
    /// The text that stands there, on one line.
    let text: String
    /// Texts that are put in, each at a UTF-8 offset, in their order; `#` is the number of the fault.
    ///
    /// None has a line break, so that the lines of what a compiler says are those of the file.
    let insertions: [(offset: Int, text: String)]

    /// Returns a text with this fault, which is active while its number is.
    func inserted(_ number: Int, into source: String) -> String {
        var bytes = Array(source.utf8)
        for insertion in insertions.reversed() {
            let text = insertion.text.replacing("#", with: "\(number)")
            bytes.insert(contentsOf: text.utf8, at: insertion.offset)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
