import LineEditor
import Testing

@Suite("Completion")
struct CompletionTests {
    @Test("candidates have a common prefix")
    func commonPrefix() {
        func prefix(_ words: [String]) -> String {
            CompletionAnswer(start: 0, end: 0, candidates: words.map { CompletionCandidate($0) }).commonPrefix
        }
        #expect(prefix([]) == "")
        #expect(prefix(["Label"]) == "Label")
        #expect(prefix(["centered", "constrained"]) == "c")
        #expect(prefix(["a", "b"]) == "")
        #expect(prefix(["Label", "label"]) == "")
    }

    private func candidates(_ texts: [String], group: String = "") -> [CompletionCandidate] {
        texts.map { CompletionCandidate($0, group: group) }
    }

    @Test("candidates are listed one per line, with their descriptions in a column")
    func descriptions() {
        let list = CandidateList(
            [CompletionCandidate("a", summary: "one"), CompletionCandidate("漢字", summary: "two")],
            columns: 80,
            rows: 10
        )
        #expect(list.lines == ["  a     one", "  漢字  two"])
        #expect(list.selectedLine == nil)
        #expect(CandidateList([], columns: 10, rows: 10).lines.isEmpty)
    }

    @Test("a long candidate leaves room for the descriptions")
    func longCandidate() {
        let long = String(repeating: "x", count: 90)
        let list = CandidateList(
            [CompletionCandidate(long, summary: "one"), CompletionCandidate("b", summary: "two")],
            columns: 40,
            rows: 10
        )
        #expect(list.lines == ["  xxxxxxxxxxxxxxxxxxxxxx…  one", "  b                        two"])
    }

    @Test("a long path keeps its end")
    func longPath() {
        let folder = String(repeating: "folder/", count: 9)
        let all = ["one.swift", "two.swift"].map { CompletionCandidate(folder + $0, summary: "file") }
        let list = CandidateList(all, columns: 40, rows: 10)
        #expect(list.lines == ["  …older/folder/one.swift  file", "  …older/folder/two.swift  file"])
    }

    @Test("several groups have headings, a single one has none")
    func groups() {
        let list = CandidateList(
            candidates(["a", "b"], group: "letters") + candidates(["1"], group: "digits"),
            columns: 80,
            rows: 10
        )
        #expect(list.lines == ["letters", "  a", "  b", "digits", "  1"])
        #expect(CandidateList(candidates(["a"], group: "letters"), columns: 80, rows: 10).lines == ["  a"])
    }

    @Test("the selected candidate has a mark and is always in view", arguments: 0..<100)
    func selection(index: Int) throws {
        let list = CandidateList(
            candidates((0..<100).map { "n\($0)" }),
            selected: index,
            columns: 80,
            rows: 6
        )
        let line = try #require(list.selectedLine)
        #expect(list.lines[line] == "> n\(index)")
        #expect(list.lines.count == 6)
        #expect(list.lines.last == "… and 95 more: Tab moves, letters and Tab narrow the list")
    }

    @Test("a selected candidate whose line is shortened is also shown whole")
    func details() {
        let summary = "a description that is longer than the row of this terminal"
        let all = [CompletionCandidate("a", summary: summary), CompletionCandidate("b", summary: "short")]
        let list = CandidateList(all, selected: 0, columns: 40, rows: 8)
        #expect(
            list.lines == [
                "> a  a description that is longer than…", "  b  short", "a  a description that is longer than ",
                "the row of this terminal",
            ]
        )
        #expect(CandidateList(all, selected: 1, columns: 40, rows: 8).lines.count == 2)
        #expect(CandidateList(all, columns: 40, rows: 8).lines.count == 2)
    }

    @Test("no line is wider than the terminal, whatever its size", arguments: [0, 1, 2, 5, 20, 80])
    func width(columns: Int) {
        let labels = (1...50).map { String(repeating: "x", count: $0) }
        let list = CandidateList(candidates(labels), columns: columns, rows: 5)
        #expect(list.lines.allSatisfy { $0.count <= max(2, columns) })
        #expect(list.lines.count <= 5)
    }

    @Test("candidates that do not fit are counted")
    func bounded() {
        let list = CandidateList(candidates((1...100).map { "n\($0)" }), columns: 20, rows: 4)
        #expect(list.lines.count == 4)
        #expect(list.lines.last == "… and 97 more: Tab…")
        let plain = CandidateList(candidates((1...100).map { "n\($0)" }), columns: 20, rows: 4, ellipsis: "~")
        #expect(plain.lines.last == "~ and 97 more: Tab~")
    }
}

@Suite("The row of a signature")
struct SignatureRowTests {
    private static let text = "Row(a: Int, ‹bb: String›, ccc: Double)"

    private func row(_ columns: Int, _ text: String = text) -> String {
        let row = SignatureRow(text, columns: columns)
        return row.before + row.current + row.after
    }

    @Test("a signature that fits stays as it is")
    func whole() {
        #expect(row(80) == Self.text)
        #expect(row(38) == Self.text)
        #expect(row(80, "viewport") == "viewport")
    }

    @Test("the current parameter and the name stay in view")
    func narrow() {
        #expect(row(30) == "Row(a: Int, ‹bb: String›, ccc…")
        #expect(row(20) == "Row(…, ‹bb: String›…")
        #expect(row(13) == "Row(…‹bb: …›…")
        #expect(row(6) == "Row(a…")
        #expect(row(5, "viewport") == "view…")
    }

    @Test("no row is wider than the terminal", arguments: 0...45)
    func width(columns: Int) {
        #expect(row(columns).count <= max(1, columns))
    }
}

@Suite("Suggestions from the history")
struct HistorySuggestionTests {
    @Test("the newest line that begins with the text is suggested")
    func newest() {
        var history = History()
        for line in ["zoom 2", "zoom 1", "style ascii", "zoom {\n}"] { history.append(line) }
        #expect(history.suggestion(after: "zo") == "om 1")
        #expect(history.suggestion(after: "style") == " ascii")
        #expect(history.suggestion(after: "zoom 1") == nil)
        #expect(history.suggestion(after: "") == nil)
        #expect(history.suggestion(after: " ") == nil)
        history.note("zoom 1", isError: true)
        #expect(history.suggestion(after: "zo") == "om 2")
        history.note("zoom 1", isError: false)
        #expect(history.suggestion(after: "zo") == "om 1")
    }
}
