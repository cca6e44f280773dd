import BlueprintREPL
import Foundation
import Testing

/// The README is short, and its examples are correct.
@Suite("README")
struct ReadmeTests {
    static let lineLimit = 150

    @Test("It is short")
    func length() {
        let lines = MarkdownText(path: "README.md").text.filter { $0 == "\n" }.count
        #expect(lines <= Self.lineLimit, "README.md:\(Self.lineLimit + 1): cut it; at most \(Self.lineLimit) lines")
    }

    @Test("Setup takes two commands and installation one, each on one line")
    func commands() {
        expectNone(Self.commandFindings(in: MarkdownText(path: "README.md")))
        #expect(Project.text(".ci/swift").contains("libedit-dev"), ".ci/swift:1: install what the line editor needs")
    }

    @Test("Extra commands, a wrong order and a command over two lines are found")
    func wrongCommands() {
        func findings(_ commands: [String]) -> [Finding] {
            let fences = commands.map { "```sh\n\($0)\n```\n" }.joined()
            return Self.commandFindings(in: MarkdownText(path: "README.md", text: "## Set up\n\(fences)"))
        }
        let right = [".ci/swift run x", ".ci/swift test"]
        let install = "swift build -c release"
        #expect(findings(right + [install]) == [])
        #expect(findings(right.reversed() + [install]).count == 2)
        #expect(findings(right + [install, "make"]).count == 1)
        #expect(findings(right + [install + "\nmake"]).map(\.line) == [9])
    }

    @Test("Its sessions are up to date")
    func sessions() {
        let readme = MarkdownText(path: "README.md")
        let hasSession = readme.fences.contains { $0.isSession }
        #expect(hasSession, "README.md:1: show a session, in a fence that begins with > ")
        let check = TranscriptCheck(readme.text, name: "README.md")
        #expect(
            check.passed,
            "run `blueprint check README.md --update`, and read what changed:\n\(check.difference.plain)"
        )
    }

    @Test("Every module is in its table")
    func modules() {
        let rows = MarkdownText(path: "README.md").text.split(separator: "\n").filter { $0.hasPrefix("| `") }
        let modules = Set(
            Project.paths(in: "Sources", suffix: "").compactMap { $0.split(separator: "/").dropFirst().first }
        )
        for module in modules.sorted() where !rows.contains(where: { $0.contains("`\(module)`") }) {
            Issue.record("README.md:1: add `\(module)` to the table of modules")
        }
    }

    private static func commandFindings(in readme: MarkdownText) -> [Finding] {
        let fences = readme.fences.filter { $0.heading == "Set up" && $0.language == "sh" }
        func finding(_ fence: MarkdownText.Fence?, _ advice: String) -> Finding {
            Finding(path: readme.path, line: fence?.line ?? 1, advice: advice)
        }
        guard fences.count == 3 else {
            return [
                finding(
                    fences.last,
                    "“Set up” has \(fences.count) sh fences; it has two commands and one for a release"
                )
            ]
        }
        var findings = fences.filter { $0.lines.count != 1 }
            .map { finding($0, "put the command on one line, to be pasted") }
        for (fence, words) in zip(
            fences,
            [[".ci/swift run"], [".ci/swift test"], ["-c release"]]
        ) {
            let command = fence.lines.joined(separator: "\n")
            let missing = words.filter { !command.contains($0) }
            if !missing.isEmpty { findings.append(finding(fence, "say \(missing.joined(separator: " and ")) here")) }
        }
        return findings
    }
}
