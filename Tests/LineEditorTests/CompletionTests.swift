import LineEditor
import Testing

@Suite("Completion")
struct CompletionTests {
    @Test("candidates have a common prefix")
    func commonPrefix() {
        func prefix(_ words: [String]) -> String {
            CompletionAnswer(start: 0, candidates: words.map { CompletionCandidate($0) }).commonPrefix
        }
        #expect(prefix([]) == "")
        #expect(prefix(["Label"]) == "Label")
        #expect(prefix(["centered", "constrained"]) == "c")
        #expect(prefix(["a", "b"]) == "")
        #expect(prefix(["Label", "label"]) == "")
    }

    @Test("the list reads downwards in columns")
    func columns() {
        #expect(CandidateList(["a", "b", "c", "d", "e"], columns: 10, rows: 10).lines == ["a  c  e", "b  d"])
        #expect(CandidateList([], columns: 10, rows: 10).lines.isEmpty)
        #expect(CandidateList(["漢字", "b"], columns: 12, rows: 10).lines == ["漢字  b"])
    }

    @Test("candidates with descriptions are listed one per line")
    func singleColumn() {
        let list = CandidateList(["a  one", "b  two"], columns: 80, rows: 10, isSingleColumn: true)
        #expect(list.lines == ["a  one", "b  two"])
    }

    @Test("no line is wider than the terminal, whatever its size", arguments: [0, 1, 2, 5, 20, 80])
    func width(columns: Int) {
        let labels = (1...50).map { String(repeating: "x", count: $0) }
        let list = CandidateList(labels, columns: columns, rows: 5)
        #expect(list.lines.allSatisfy { $0.count <= max(2, columns) })
        #expect(list.lines.count <= 5)
    }

    @Test("candidates that do not fit are counted")
    func bounded() {
        let list = CandidateList((1...100).map { "n\($0)" }, columns: 20, rows: 4)
        #expect(list.lines.count == 4)
        #expect(list.lines.last == "… and 91 more: typ…")
        let plain = CandidateList((1...100).map { "n\($0)" }, columns: 20, rows: 4, ellipsis: "~")
        #expect(plain.lines.last == "~ and 91 more: typ~")
    }
}
