import BuiltProducts
import Foundation
import TestTiers
import Testing

/// The apps in `Tests/Apps` are loaded, listed and edited; `Tests/Apps/run` draws, saves and compiles them, too.
@Suite("Apps")
struct AppTests {
    @Test(
        "An app has its previews, and the first of its edits changes the component that it names",
        .merge,
        arguments: TestTier.sample(
            of: [
                ("Settings", 65, "in SettingsRow, Tests/Apps/Settings/Components/SettingsRow.swift:"),
                ("Shop", 56, "in CartLineRow, Tests/Apps/Shop/Features/Cart/CartScreen.swift:"),
                ("Chat", 44, "in ConversationRow, Tests/Apps/Chat/Conversations/ConversationRow.swift:"),
            ],
            fast: 3,
            merge: 3
        )
    )
    func edited(name: String, count: Int, place: String) throws {
        let file = BuiltPackage.root.appendingPathComponent("Tests/Apps/\(name).edits")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let preview = try #require(lines.first).dropFirst("preview ".count)
        let edit = try #require(lines.first { $0.hasPrefix("> ") }).dropFirst(2)
        let typed = ["previews", "autoshow off", "preview \"\(preview)\"", String(edit)]
        let run = try Run("blueprint", ["run", "Tests/Apps/\(name)"] + typed.flatMap { ["-c", $0] })
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
        let listed = run.output.split(separator: "\n").prefix { $0.first?.isNumber == true }
        #expect(listed.count == count)
        #expect(run.output.contains("\n\(place)"), "\(run.output.suffix(400))")
    }
}
