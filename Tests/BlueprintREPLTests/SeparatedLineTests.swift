import TestSessions
import Testing

/// Refactorings of children that are on one line, with semicolons between them.
@Suite struct SeparatedLineTests {
    private func edited(
        _ line: String,
        as form: (String) -> String = { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    ) throws -> String {
        let row = "Row { Label(text: \"b\"); Label(text: \"c\"); Label(text: \"a\") }"
        let printed = try run([
            "struct Tags: ProxyElement { var elementRepresentation: any Element { Column { \(row) } } }", "Tags()",
            line,
            "swift Tags",
        ])
        return form(printed[3])
    }

    @Test func sortKeepsTheSemicolonsInTheirPlaces() throws {
        let source = try edited("sort #1/Row text")
        #expect(source.contains("Label(text: \"a\"); Label(text: \"b\"); Label(text: \"c\") }"), "\(source)")
    }

    @Test func aGroupIsSeparatedFromTheNextChild() throws {
        let source = try edited("group #1/Label1 #1/Label2 Column", as: { $0 })
        let column = """
                            Column {
                                Label(text: "b"); Label(text: "c")
                            }
                            Label(text: "a")

            """
        #expect(source.contains(column), "\(source)")
    }
}
