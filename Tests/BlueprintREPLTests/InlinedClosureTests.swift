import TestSessions
import Testing

/// Calls with closures behind them that are replaced by the body of a component.
@Suite struct InlinedClosureTests {
    private static let link = """
        struct Link: ProxyElement { let title: String; var isEnabled = true; let onTap: () -> Void; \
        var elementRepresentation: any Element { \
        Button(isEnabled: isEnabled, onTap: onTap, wrapping: Label(text: title)) } }
        """

    private func inlined(_ lines: String...) throws -> String {
        let printed = try run(lines + ["inline Link", "swift"])
        return printed[printed.count - 1].split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    @Test func theClosureBehindTheCallIsTheArgumentOfAClosure() throws {
        let source = try inlined(Self.link, "Link(title: \"a\") { print(1) }")
        #expect(
            source == "Button(isEnabled: true, onTap: { print(1) }, wrapping: Label(text: \"a\"))",
            "\(source)"
        )
    }

    @Test func aClosureOfNoPropertyIsRefused() throws {
        let plain = "struct Link: ProxyElement { var elementRepresentation: any Element { Label(text: \"a\") } }"
        let source = try inlined(plain, "extension Link { init(_ make: () -> Void) {} }", "Link { print(1) }")
        #expect(source.contains("Link { print(1) }"), "\(source)")
    }
}
