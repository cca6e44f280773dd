import BlueprintREPL
import Foundation
import TestSessions
import Testing

/// The reason why a view is created or removed, for all kinds of changes.
@Suite struct DiffReasonTests {
    private static func card(_ body: String) -> String {
        """
        struct Card: ProxyElement {
            var isWide: Bool
            var elementRepresentation: Element {
                \(body)
            }
        }
        """
    }

    private static func reason(_ body: String, _ before: String = "false", _ after: String = "true") throws -> String {
        try run([card(body), "Card(isWide: \(before))", "replace Card(isWide: \(after))", "diff"])[3]
    }

    @Test(arguments: [
        "Row { isWide ? Label(text: \"Hello\").inset(uniform: 8) as Element : Label(text: \"Hello\") }",
        "Row { if isWide { Label(text: \"Hello\").inset(uniform: 8) } else { Label(text: \"Hello\") } }",
    ])
    func aWrapInOneBranchIsTheCause(body: String) throws {
        let printed = try Self.reason(body)
        #expect(printed.contains("path changed: Card #2 › Inset") && printed.contains("now wraps it"), "\(printed)")
        #expect(!printed.contains("is new") && !printed.contains("no longer in the tree"), "\(printed)")
        let back = try Self.reason(body, "true", "false")
        #expect(back.contains("path changed: Card #1 › Inset") && back.contains("no longer wraps it"), "\(back)")
    }

    @Test(arguments: [
        "if isWide { return Label(text: \"Hello\").inset(uniform: 8) } else { return Label(text: \"Hello\") }",
        "isWide ? Label(text: \"Hello\").inset(uniform: 8) as Element : Label(text: \"Hello\")",
    ])
    func aProxyElementThatIsTheWrapperIsTheCause(body: String) throws {
        // The card adds no level of its own: it is the label in one branch, and the inset around it in the other.
        #expect(try Self.reason(body).contains("path changed: Card #2 now wraps it"))
        #expect(try Self.reason(body, "true", "false").contains("path changed: Card #1 no longer wraps it"))
        let flag = Self.card(body).replacingOccurrences(of: "var isWide: Bool", with: "let isWide = flag")
        let kept = try run(["let flag = false", flag, "Card()", "let flag = true", "diff"])[4]
        #expect(kept.contains("path changed: Card #1 now wraps it"), "\(kept)")
        #expect(!kept.contains("is new"), "\(kept)")
    }

    @Test func anElementOfALoopWithAnotherKeyIsNew() throws {
        let printed = try run([
            "var names = [\"a\", \"b\"]", "Row { for n in names { Label(text: n).keyed(n) } }",
            "var names = [\"c\", \"a\", \"b\"]", "diff", "var names = [\"c\", \"d\", \"b\"]", "diff",
        ])
        #expect(printed[3].contains("Row #1 › Label 1 is new: no sibling had its key"), "\(printed[3])")
        #expect(!printed[3].contains("path changed"))
        #expect(printed[5].contains("Row #1 › Label 2 is new: no sibling had its key"), "\(printed[5])")
        #expect(
            printed[5].contains("Row #1 › Label 2 is no longer in the tree: no sibling has its key"),
            "\(printed[5])"
        )
        // The key of an element of the document is a part of its path.
        let start = "Row { Label(text: \"a\").stackLayoutChild(key: \"a\") }"
        let renamed = try run([start, "select #2", "key \"z\"", "diff"])[3]
        #expect(renamed.contains("path changed: Label #2 is now Label.z.1, it was Label.a.1"), "\(renamed)")
    }

    @Test func aWrapInABranchOfTheDocumentIsTheCause() throws {
        func tree(_ condition: String) -> String {
            "Column { if \(condition) { Label(text: \"Hello\").inset(uniform: 8) } else { Label(text: \"Hello\") } }"
        }
        let printed = try run([tree("false"), "replace \(tree("true"))", "diff"])[2]
        #expect(printed.contains("now wraps it"), "\(printed)")
    }

    @Test func anotherTypeWithTheSameTextIsTheCause() throws {
        let printed = try Self.reason(
            """
            isWide ? TextField(text: "Hello") as Element : Label(text: "Hello")
            """
        )
        #expect(printed.contains("class changed from UILabel to TextFieldView"), "\(printed)")
    }

    @Test func aKeyIsTheCause() throws {
        let printed = try Self.reason(
            "Row { if isWide { Label(text: \"Hello\").keyed(\"a\") } else { Label(text: \"Hello\") } }"
        )
        #expect(printed.contains("path changed: "), "\(printed)")
        #expect(!printed.contains("is new"), "\(printed)")
    }

    @Test func anotherParentIsTheCause() throws {
        let printed = try run([
            "Row()", "Column()", "Label(text: \"Hello\")", "select #1", "EqualStack(direction: .horizontal)",
            "move #3 into #4", "diff",
        ])
        let last = printed.last ?? ""
        #expect(last.contains("path changed: EqualStack #4 now wraps it instead of Column #2"), "\(printed)")
    }

    @Test func aLongListIsComparedInTime() throws {
        func list(_ first: String) -> String {
            "Column { \(first); for index in 0..<3000 { Label(text: \"row \\(index)\") } }"
        }
        let printed = try run([list("Spacer(1)"), "replace \(list("Label(text: \"new\")"))", "diff"])
        #expect(printed[2].contains("views created 1"), "\(printed[2].prefix(300))")
    }
}
