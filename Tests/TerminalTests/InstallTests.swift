import Foundation
import TerminalPrograms
import Testing

/// The man page and the completions of shells.
@Suite("Installing what belongs to the program", .onOwnThreads)
struct InstallTests {
    let home: HomeFolder

    init() throws {
        home = try HomeFolder()
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOfFile: home.folder + "/share/" + path, encoding: .utf8)
    }

    @Test("install writes a man page with all subcommands and options, and a completion script for each shell")
    func files() throws {
        let run = try ProgramRun("install", at: home, environment: ["XDG_DATA_HOME": home.folder + "/share"])
        #expect(run.exitCode == 0 && run.errors.isEmpty)
        #expect(run.output.contains("! man: add to the settings of your shell: export MANPATH="))
        let page = try text("man/man1/blueprint.1")
        for name in ["check", "doctor", "inspect", "install", "learn", "repl", "run", "watch"] {
            #expect(page.contains(".SS \"blueprint \(name)\"\n"))
        }
        #expect(page.contains(".B \\-\\-keep\\-going\n") && page.contains("One of auto, always, never. Default: auto."))
        for path in [
            "bash-completion/completions/blueprint", "zsh/site-functions/_blueprint",
            "fish/vendor_completions.d/blueprint.fish",
        ] {
            #expect(try text(path).contains("keep-going"))
        }
    }

    @Test("a folder can be named; one that cannot be written is one error")
    func folder() throws {
        let run = try ProgramRun("install", "--into", home.folder + "/share", at: home)
        #expect(run.exitCode == 0)
        #expect(try !text("man/man1/blueprint.1").isEmpty)
        let refused = try ProgramRun("install", "--into", "/proc/none", at: home)
        #expect(refused.exitCode == 1)
        #expect(refused.errors == "blueprint: error: cannot write /proc/none/man/man1/blueprint.1\n")
    }
}
