import Foundation
import TerminalPrograms
import TestTiers
import Testing

@Suite("Pictures of pixels", .onOwnThreads, .merge)
struct DrawnPictureTests {
    let home: HomeFolder

    init() throws {
        home = try HomeFolder()
    }

    /// The first bytes of a PNG, as the shell writes them.
    private static let signature = "printf '\\211PNG'"

    /// Writes a renderer that runs a line of the shell, and returns the `PATH` on which it is alone.
    private func path(_ name: String, _ line: String) throws -> String {
        let folder = home.folder + "/bin-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        let file = folder + "/" + name
        try Data("#!/bin/sh\nPATH=/usr/bin:/bin\n\(line)\n".utf8).write(to: URL(fileURLWithPath: file))
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: file)
        return folder
    }

    private func run(_ lines: String..., path: String, arguments: [String] = []) throws -> ProgramRun {
        let script = (["Label(text: \"Ada\")"] + lines).joined(separator: "\n") + "\n"
        return try ProgramRun(
            ["run", "-"] + arguments,
            input: Data(script.utf8),
            folder: home.folder,
            environment: ["PATH": path]
        )
    }

    private func bytes(_ name: String) -> [UInt8]? {
        FileManager.default.contents(atPath: home.folder + "/" + name).map(Array.init)
    }

    @Test("are drawn by rsvg-convert, else by resvg, at a scale")
    func drawn() throws {
        let rsvg = try path("rsvg-convert", "\(Self.signature) >$6; echo \"$@\" | cut -d/ -f1 >>$6; cat >>$6")
        let first = try run("export png layers a.png --scale 2.5", path: rsvg)
        #expect(first.exitCode == 0, "\(first.errors)")
        let text = String(decoding: try #require(bytes("a.png")).dropFirst(), as: UTF8.self)
        #expect(text.hasPrefix("PNG--zoom 2.5 --format png --output \n<svg "))
        #expect(text.contains("1 element on 1 level") && text.hasSuffix("</svg>\n"))
        let resvg = try path("resvg", "\(Self.signature) >$4; echo \"$@\" | cut -d/ -f1 >>$4; cat >>$4")
        let second = try run("export png b.png", path: resvg)
        #expect(second.exitCode == 0, "\(second.errors)")
        let other = String(decoding: try #require(bytes("b.png")).dropFirst(), as: UTF8.self)
        #expect(other.hasPrefix("PNG--zoom 1.0 - \n<svg "))
    }

    @Test("need a renderer that works; else the file stays, and the sentence says why")
    func refused() throws {
        try Data("old".utf8).write(to: URL(fileURLWithPath: home.folder + "/a.png"))
        let none = try run("export png a.png --force", path: "/nowhere")
        #expect(none.exitCode == 1)
        #expect(none.errors.contains("a.png: neither rsvg-convert nor resvg is installed"))
        #expect(none.errors.contains("install librsvg2-bin (Debian, Ubuntu) or librsvg (Homebrew), or export svg"))
        let fails = try path("rsvg-convert", "echo too large >&2; echo more >&2; exit 3")
        let failed = try run("export png a.png --force", path: fails)
        #expect(failed.errors.contains("a.png: rsvg-convert failed: too large\n"))
        let lies = try path("rsvg-convert", "echo text >$6")
        #expect(try run("export png a.png --force", path: lies).errors.contains("a.png: rsvg-convert failed\n"))
        let works = try path("rsvg-convert", "\(Self.signature) >$6")
        let kept = try run("export png a.png", path: works)
        #expect(kept.errors.contains("to replace it, type export png a.png --force"))
        let safe = try run("export png a.png --force", path: works, arguments: ["--safe"])
        #expect(safe.errors.contains("'export' writes a file, which is refused in safe mode"))
        #expect(bytes("a.png") == Array("old".utf8))
        #expect(try run("export png a.png --force", path: works).exitCode == 0)
        #expect(bytes("a.png") == [0x89, 0x50, 0x4E, 0x47])
        // Nothing is left beside the file.
        let names = try FileManager.default.contentsOfDirectory(atPath: home.folder)
        #expect(!names.contains { $0.hasPrefix(".blueprint-") })
    }

    @Test("show both sides of a comparison; without a renderer, the words are printed and a sentence says why")
    func compared() throws {
        for (name, text) in [("a.swift", "Ada"), ("b.swift", "Countess")] {
            try Data("Label(text: \"\(text)\")\n".utf8).write(to: URL(fileURLWithPath: home.folder + "/" + name))
        }
        func diff(_ options: String..., path: String) throws -> ProgramRun {
            try ProgramRun(["diff", "a.swift", "b.swift"] + options, folder: home.folder, environment: ["PATH": path])
        }
        let works = try path("rsvg-convert", "\(Self.signature) >$6; cat >>$6")
        let run = try diff("-o", "c.png", path: works)
        #expect(run.exitCode == 1 && run.output.hasSuffix("c.png written\n"), "\(run.errors)")
        let text = String(decoding: try #require(bytes("c.png")).dropFirst(), as: UTF8.self)
        #expect(text.hasPrefix("PNG<svg ") && text.contains(">Countess</text>"))
        let named = try diff("-o", "c", "--to", "png", path: works)
        #expect(named.exitCode == 1 && bytes("c") == bytes("c.png"))
        let none = try diff("-o", "d.png", path: "/nowhere")
        #expect(none.exitCode == 2 && none.output.contains("Ada") && bytes("d.png") == nil)
        #expect(
            none.errors.hasPrefix("d.png: error: neither rsvg-convert nor resvg is installed; install librsvg2-bin")
        )
        let printed = try diff("--to", "png", path: works)
        #expect(printed.exitCode == 2 && printed.errors.contains("Pixels are not printed; name a file: -o review.png."))
        let other = try diff("-o", "c.gif", path: works)
        #expect(other.exitCode == 2 && other.errors.contains("c.gif ends in neither .svg nor .png"))
    }

    @Test("can be interrupted: the renderer is ended, and the file stays")
    func interrupted() throws {
        let slow = try path("rsvg-convert", "echo $$ >\(home.folder)/pid; exec sleep 600")
        let program = try home.start(environment: ["PATH": slow])
        try program.run("autoshow off")
        try program.run("Label(text: \"A\")")
        program.type("export png a.png\r")
        let file = home.folder + "/pid"
        let deadline = Date().addingTimeInterval(60)
        while FileManager.default.contents(atPath: file)?.last != UInt8(ascii: "\n"), Date() < deadline {
            usleep(10_000)
        }
        let number = try String(contentsOfFile: file, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
        program.type(Keys.interrupt)
        try program.wait(for: "interrupted; nothing has changed")
        try program.waitForPrompt()
        #expect(kill(try #require(Int32(number)), 0) != 0)
        #expect(bytes("a.png") == nil)
    }
}
