import HeadlessUIKit
import Testing

@Suite struct DisplayColumnsTests {
    @Test(arguments: [
        ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("日本", 4), ("한국", 4), ("ｱ", 1), ("Ａ", 2),
        ("\u{1112}\u{1161}\u{11AB}", 2), ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("❤️", 2), ("❤", 1), ("1️⃣", 2),
        ("☕", 2), ("\u{301}", 0), ("\u{FE0F}", 0), ("🫸", 2), ("\t", 1), ("\u{1B}", 1), ("\r\n", 1), ("\u{202E}", 1),
        ("\u{AD}", 1), ("…", 1),
        ("│", 1), ("𠀀", 2), ("नि", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("a日\u{301}b", 4),
    ])
    func columnsOfATerminal(text: String, columns: Int) {
        #expect(text.displayColumns == columns)
        #expect(text[...].displayColumns == columns)
    }
}
