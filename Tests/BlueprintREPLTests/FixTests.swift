import BlueprintREPL
import Foundation
import TestSessions
import Testing

/// A fix is offered only if it adds no warning and makes none worse.
@Suite struct FixTests {
    private static let columns = [
        "viewport 300x100",
        """
        GridRow(verticalAlignment: .fill) {
            Label(text: "One").gridRowChild(width: .absolute(200))
            Label(text: "Two").gridRowChild(width: .absolute(200))
            Label(text: "Three").gridRowChild(width: .proportional(1))
        }
        """,
    ]

    @Test func aFixDoesNotLeaveTheChildWithoutWidth() throws {
        let printed = try run(Self.columns + ["warnings"])[2]
        let fixes = printed.split(separator: "\n").filter { $0.contains("try: ") }
        #expect(!fixes.isEmpty, "\(printed)")
        for line in fixes {
            let fix = line.trimmingPrefix("  try: ").components(separatedBy: ", then ")
            let after = try run(Self.columns + fix + ["warnings"]).last ?? ""
            let new = Self.titles(after).subtracting(Self.titles(printed))
            #expect(new.isEmpty, "\(fix): \(new)")
        }
    }

    @Test("A line of more than a screen is not written again as a fix")
    func aLongLineIsNotRepeated() throws {
        func error(_ count: Int) throws -> String {
            let lines = Array(repeating: "    Label(text: \"one of many labels\")", count: count)
            return try run([(["Column {"] + lines + ["    Label(txt: \"a\")", "}"]).joined(separator: "\n")])[0]
        }
        #expect(try error(2).contains("type\n  Column {") || error(2).contains("type Column {"))
        let long = try error(300)
        #expect(long.contains("incorrect argument label in call (have 'txt:', expected 'text:')"))
        #expect(long.split(separator: "\n").count < 6)
    }

    @Test("A name that nothing declares is no part of a fix")
    func anUnknownNameIsNotRepeated() throws {
        let printed = try run(["Row()", "Labl(text: 3)", "Row { Labl(text: 3) }"])
        for text in printed.dropFirst() {
            #expect(text.contains("did you mean Label?"))
            #expect(!text.contains("type "))
        }
    }

    /// Returns the first words of the warnings: element and rule.
    private static func titles(_ text: String) -> Set<String> {
        Set(text.split(separator: "\n").filter { $0.hasPrefix("! ") }.map { String($0.prefix { $0 != ":" }) })
    }

    @Test func aFixDoesNotMakeAnotherWarningWorse() throws {
        let printed = try run([
            "viewport 100x40", "Column(alignment: .leading)", "Label(text: \"One\")", "Label(text: \"Two\")",
            "Label(text: \"Three\")", "warnings",
        ])[5]
        // With a fixed priority for one label, the others would become narrower.
        #expect(!printed.contains("priority fixed"))
        // Half a point may be missing from the height of each.
        #expect(printed.contains("try: viewport 100x47"), "\(printed)")
    }

    @Test func theScreenOfADeviceDoesNotGrow() throws {
        let lines = ["Label(text: String(repeating: \"word \", count: 200))", "warnings"]
        #expect(try run(["viewport 199x242"] + lines)[2].contains("try: viewport 199x"))
        for viewport in ["watch", "242x198"] {
            let printed = try run(["viewport \(viewport)"] + lines)[2]
            #expect(printed.contains("is truncated") && !printed.contains("try: viewport"), "\(printed)")
        }
    }

    @Test func keysKeepViewsWithTheirChildren() throws {
        let printed = try run([
            "Column(alignment: .leading, minimumSpacing: 0)", "Label(text: \"A\")", "Label(text: \"B\")",
            "move #3 before #2", "select #3", "key key3", "select #2", "key key2", "move #2 before #3", "warnings",
        ])
        #expect(printed.last == "no warnings", "\(printed)")
    }

    @Test("A wrong label gets the one whose parameter takes the value, not the one that is most alike")
    func labels() throws {
        let box = "Label(text: \"a\").box(background: .white, cornerStyle: .rounded(radius: 8))"
        #expect(try run([box])[0].hasSuffix("did you mean corners?"))
        #expect(
            try run([box.replacing(".rounded(radius: 8)", with: ".continuous")])[0].hasSuffix(
                "did you mean cornerCurve?"
            )
        )
    }
}
