import SwiftInterpreter

/// The lines of files that the lines of a document were read from.
struct FileLines {
    private var places: [Int: FilePlace] = [:]

    /// No lines: the document was typed.
    init() {}

    /// The lines of a document that was just read from files.
    init(of document: Document) {
        guard let module = document.module else { return }
        let breaks = module.text.utf8.breaks
        let lines = document.source.utf8.breaks
        for (offset, typed) in document.typedOffsets.sorted(by: { $0.key < $1.key }) {
            let number = lines.line(at: offset)
            guard places[number] == nil, let (file, inFile) = module.place(of: typed), !file.path.isEmpty else {
                continue
            }
            let first = breaks.line(at: typed - inFile)
            places[number] = FilePlace(path: file.path, line: breaks.line(at: typed) - first + 1)
        }
    }

    /// The largest number of lines whose places are kept through edits.
    private static let mostLines = 20_000

    /// Returns the lines of a document that was edited: those above and below the change keep their places in the files.
    func following(from old: String, to new: String) -> FileLines {
        guard !places.isEmpty, places.count <= Self.mostLines else { return FileLines() }
        let before = old.split(separator: "\n", omittingEmptySubsequences: false)
        let after = new.split(separator: "\n", omittingEmptySubsequences: false)
        let head = zip(before, after).prefix { $0 == $1 }.count
        let rest = min(before.count, after.count) - head
        let tail = zip(before.reversed(), after.reversed()).prefix(rest).prefix { $0 == $1 }.count
        var result = FileLines()
        for (number, place) in places {
            if number <= head { result.places[number] = place }
            if number > before.count - tail { result.places[number + after.count - before.count] = place }
        }
        return result
    }

    /// Returns the lines without those of a file that was written, and so has other lines now.
    func forgetting(_ path: String) -> FileLines {
        var result = self
        result.places = places.filter { Self.name($0.value.path) != Self.name(path) }
        return result
    }

    private static func name(_ path: String) -> Substring? { path.split(separator: "/").last }

    /// Returns the place of a line of the document; nil if it was typed.
    subscript(number: Int) -> FilePlace? { places[number] }
}

extension String.UTF8View {
    /// The offsets of the line breaks.
    fileprivate var breaks: [Int] { enumerated().filter { $0.element == UInt8(ascii: "\n") }.map(\.offset) }
}

extension [Int] {
    /// Returns the number of the line that contains an offset, counted from 1, if these are the line breaks of a text.
    fileprivate func line(at offset: Int) -> Int { firstIndexInOrder { $0 >= offset } + 1 }
}
