import Foundation
import Testing

/// The screen of the inspector in the README, the fence that begins with ```` ```screen ````.
@Suite("Inspector: README")
struct ReadmeScreenTests {
    @Test("its screen is what the inspector shows")
    func screen() throws {
        let inspected = Inspected(
            ["viewport 240x48"] + Documents.account.dropFirst(),
            columns: 88,
            rows: 15
        )
        inspected.press("] ] right right")
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../README.md").standardized
        var readme = try String(contentsOf: file, encoding: .utf8)
        let fence = try #require(readme.range(of: #"(?s)(?<=```screen\n).*?(?=\n```)"#, options: .regularExpression))
        if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
            let shown = String(readme[fence])
            if shown != inspected.screen {
                readme.replaceSubrange(fence, with: inspected.screen)
                try readme.write(to: file, atomically: true, encoding: .utf8)
            }
        } else {
            #expect(readme[fence] == inspected.screen)
        }
    }
}
