import BuiltProducts
import Foundation
import Testing

/// The program runs scripts and replays transcripts.
@Suite("Scripts and transcripts")
struct ScriptTests {
    @Test("A script runs to its end, and all its expectations hold", arguments: ExampleFiles.scripts)
    func script(_ path: String) throws {
        let run = try Run("blueprint", ["run", path])
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        #expect(run.errors == "")
        #expect(run.output.contains("\n"))
        let widest = run.output.split(separator: "\n").map(\.count).max() ?? 0
        #expect(widest <= 80)
    }

    @Test("A script expects something", arguments: ExampleFiles.scripts)
    func expectations(_ path: String) throws {
        let text = try String(contentsOf: BuiltPackage.root.appendingPathComponent(path), encoding: .utf8)
        #expect(text.contains("\nexpect "), "\(path): add lines with expect, so that it checks itself")
        let wrong = text.replacingOccurrences(of: "\nexpect views ", with: "\nexpect views 1")
        if wrong != text {
            let run = try Run("blueprint", ["run", "-"], input: wrong)
            #expect(run.status == 1)
        }
    }

    @Test("A Swift file is drawn; one with declarations only says what to type")
    func swiftFiles() throws {
        let banner = try Run("blueprint", ["run", "Examples/banner.swift"])
        #expect(banner.status == 0, "\(banner.errors)")
        #expect(banner.output.contains("offline."))
        let receipt = try Run("blueprint", ["run", "Examples/Receipt/Receipt.swift"])
        #expect(receipt.status == 0, "\(receipt.errors)")
        #expect(receipt.output.contains("type Receipt("))
    }

    @Test("The previews of a file are drawn, or the one that is named")
    func previews() throws {
        let all = try Run("blueprint", ["run", "Examples/previews.swift"])
        #expect(all.status == 0, "\(all.errors)")
        let titles = all.output.split(separator: "\n").filter { $0.wholeMatch(of: /\w+, \d+×\d+/) != nil }
        #expect(titles == ["One, 240×48", "Several, 144×40", "Narrow, 160×64"])
        for verb in [["run"], ["export", "--to", "svg"], ["diff", "Examples/previews.swift"]] {
            let one = try Run("blueprint", verb + ["Examples/previews.swift", "--preview", "several"])
            #expect(one.status == 0, "\(verb): \(one.errors)")
            #expect(verb[0] == "diff" || one.output.contains("12 × Tea"), "\(verb): \(one.output)")
            let wrong = try Run("blueprint", verb + ["Examples/previews.swift", "--preview", "sevral"])
            #expect(wrong.status != 0 && wrong.errors.contains("did you mean Several?"), "\(verb): \(wrong.errors)")
        }
    }

    @Test("A transcript's commands print its recorded output", arguments: ExampleFiles.transcripts)
    func transcript(_ path: String) throws {
        let run = try Run("blueprint", ["check", path])
        #expect(run.status == 0, "run `blueprint check \(path) --update`, and read what changed:\n\(run.output)")
    }

    @Test("There are enough examples")
    func count() {
        #expect(ExampleFiles.all(".blueprint").count >= 8)
        #expect(ExampleFiles.all(".md").count >= 3)
    }
}
