import SwiftInterpreter

/// The lines of files that the lines of a document were read from.
struct FileLines {
    /// Lines of a document that follow each other, as they do in a file.
    private struct Run {
        /// The numbers of the lines in the document.
        var lines: Range<Int>
        /// The place of the first one.
        var start: FilePlace

        /// Returns the part of the run in some lines; nil if it has none of them.
        func part(in range: Range<Int>) -> Run? {
            let part = lines.clamped(to: range)
            guard !part.isEmpty else { return nil }
            return Run(lines: part, start: place(of: part.lowerBound))
        }

        func place(of number: Int) -> FilePlace {
            FilePlace(path: start.path, line: start.line + number - lines.lowerBound)
        }
    }

    // In the order of the document's lines.
    private var runs: [Run] = []

    /// No lines: the document was typed.
    init() {}

    /// The lines of a document that was just read from files.
    init(of document: Document) {
        let tokens = document.module == nil ? [] : document.typedOffsets.sorted { $0.key < $1.key }
        self.init(of: tokens.map { ($0.key, $0.value) }, in: document.source, from: document.module ?? ModuleText([]))
    }

    /// The lines of a document that was saved as a whole; nil if none is named.
    init?(of document: Document, savedAs text: String, in path: String) {
        let module = ModuleText(text, path: path)
        // Only what is in a declaration is named by its line.
        guard !document.outline.declarations.isEmpty, text.utf8.breaks.count <= Self.mostLines,
            let typed = try? ModuleSource(module).source().typedText.tokenOffsets
        else { return nil }
        // A line that is too long where it is indented has line breaks in the file, instead of these.
        let separators = [UInt8(ascii: ";"), UInt8(ascii: ",")]
        let tokens = document.tree.statements.tokens(viewMode: .sourceAccurate).map(\.range.lowerBound)
        let (offsets, places) = (
            Array(document.source.utf8).without(separators, at: tokens),
            Array(text.utf8).without(separators, at: typed.map(\.1))
        )
        guard offsets.count == places.count else { return nil }
        self.init(of: zip(offsets, places).map { ($0, $1) }, in: document.source, from: module)
    }

    /// The lines of tokens, by their offsets in a document and in the text of the files.
    init(of tokens: [(offset: Int, typed: Int)], in source: String, from module: ModuleText) {
        let breaks = module.text.utf8.breaks
        let lines = source.utf8.breaks
        for (offset, typed) in tokens {
            let number = lines.line(at: offset)
            guard runs.last.map({ $0.lines.upperBound <= number }) ?? true,
                let (file, inFile) = module.place(of: typed), !file.path.isEmpty
            else { continue }
            let first = breaks.line(at: typed - inFile)
            add(FilePlace(path: file.path, line: breaks.line(at: typed) - first + 1), at: number)
        }
    }

    private mutating func add(_ place: FilePlace, at number: Int) {
        if let last = runs.last, last.lines.upperBound == number, last.place(of: number) == place {
            runs[runs.count - 1].lines = last.lines.lowerBound..<number + 1
        } else {
            runs.append(Run(lines: number..<number + 1, start: place))
        }
    }

    /// The largest number of lines whose places are kept through edits.
    private static let mostLines = 20_000

    /// Returns the lines of a document that was edited: those above and below the change keep their places in the files,
    /// and so do the changed ones that were there.
    ///
    /// - Parameters:
    ///   - change: the change in a part of the document.
    ///   - count: the number of lines before that part.
    func following(_ change: @autoclosure () -> LineChange, behind count: @autoclosure () -> Int) -> FileLines {
        guard !runs.isEmpty, runs.reduce(0, { $0 + $1.lines.count }) <= Self.mostLines else { return FileLines() }
        let change = change()
        let growth = change.newCount - change.oldCount
        // As many lines as before are the same lines, changed in their places: those of a new name, say.
        if growth == 0 { return self }
        let before = count()
        var result = FileLines()
        result.runs = runs.compactMap { $0.part(in: 1..<before + change.head + 1) }
        // Lines that were there have become the first of the new ones; the others are in no file.
        let changed = min(change.oldCount, change.newCount) - change.tail
        let lines = before + change.head + 1..<before + max(change.head, changed) + 1
        result.runs += runs.compactMap { $0.part(in: lines) }
        for run in runs {
            guard var part = run.part(in: before + change.oldCount - change.tail + 1..<Int.max) else { continue }
            part.lines = part.lines.lowerBound + growth..<part.lines.upperBound + growth
            result.runs.append(part)
        }
        return result
    }

    /// Returns the lines of another document, which has some lines of this one.
    func moved(from old: String, to new: String) -> FileLines {
        let texts = [old, new].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
        var result = FileLines()
        var (i, j) = (0, 0)
        for same in LineMatches.lines(texts[0], texts[1]) + [(texts[0].count, texts[1].count)] {
            // Lines that were there have become the first of the new ones.
            let changed = (0..<min(same.old - i, same.new - j)).map { (old: i + $0, new: j + $0) }
            for (old, new) in changed + [same] {
                if let place = self[old + 1] { result.add(place, at: new + 1) }
            }
            (i, j) = (same.old + 1, same.new + 1)
        }
        return result
    }

    /// Returns the lines without those of a file that was written, and so has other lines now.
    func forgetting(_ path: String) -> FileLines {
        var result = self
        result.runs = runs.filter { Self.name($0.start.path) != Self.name(path) }
        return result
    }

    private static func name(_ path: String) -> Substring? { path.split(separator: "/").last }

    /// Returns the place of a line of the document; nil if it was typed.
    subscript(number: Int) -> FilePlace? {
        let index = runs.firstIndexInOrder { $0.lines.upperBound > number }
        guard index < runs.count, runs[index].lines.contains(number) else { return nil }
        return runs[index].place(of: number)
    }
}

extension String.UTF8View {
    /// The offsets of the line breaks.
    fileprivate var breaks: [Int] { enumerated().filter { $0.element == UInt8(ascii: "\n") }.map(\.offset) }
}

extension [UInt8] {
    /// Returns offsets without those of some bytes.
    fileprivate func without(_ bytes: [UInt8], at offsets: [Int]) -> [Int] {
        offsets.filter { indices.contains($0) && !bytes.contains(self[$0]) }
    }
}

extension [Int] {
    /// Returns the number of the line that contains an offset, counted from 1, if these are the line breaks of a text.
    fileprivate func line(at offset: Int) -> Int { firstIndexInOrder { $0 >= offset } + 1 }
}
