import Testing
import TextFiles

@Suite("Entries as lines")
struct EntryTextTests {
    @Test(
        "Every entry is one line and comes back, also with combining marks after escaped characters",
        arguments: ["", "a\nb", "a\r\nb\r", #"\n \\ \"#, "\\\u{308}n", "a\n\u{308}b", "漢\n字"]
    )
    func roundTrip(entry: String) {
        let line = EntryText.line(of: entry)
        #expect(!line.utf8.contains(10) && !line.utf8.contains(13))
        #expect(Array(EntryText.entry(of: line).utf8) == Array(entry.utf8))
    }
}
