import ArgumentParser
import BlueprintInspector
import BlueprintREPL
import Foundation
import LineEditor

/// The subcommand that compares what two files show.
struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        _superCommandName: "blueprint",
        abstract: "Compare two layouts: frames, views and texts that differ.",
        discussion: """
            Examples:
              blueprint diff old.swift new.swift
              blueprint diff main:Card.swift Card.swift --size 320x160,375x667
              blueprint diff HEAD~1:Sources Sources -c 'Card()' -o review.svg
              blueprint diff before.json card.swift --json

            Each side is a script, a Swift file, a folder of Swift files, a render that export json has written, or - \
            for standard input. REV:PATH names a file or folder of a revision of the git repository around the working \
            directory, as git does: from the top of the repository, or after ./ from the working directory; without \
            REV it is what is staged. A file of that name wins. A script of a revision reads the files of that \
            revision. What scripts write is kept in memory, and what they print and expect is left out. A file that only \
            declares elements shows its first preview, else the last element that needs no arguments; --preview and -c \
            show another.

            Elements are matched by their keys, types and contents, not by their numbers. + marks a new element, - a \
            deleted one, ~ one of which something differs. With -o, a picture shows both sides as well: signs and \
            thick borders mark what differs. One in PNG is drawn by rsvg-convert or resvg.

            Exit codes: 0 nothing differs, 1 something differs, 2 a side cannot be compared or wrong usage, 70 an \
            internal error of blueprint, 130 interrupted, 131 quit.
            """
    )

    @Argument(
        help: "The first side: a script, a Swift file or folder, an exported render, or REV:PATH.",
        completion: .file(extensions: ["blueprint", "bp", "json", "swift", "txt"])
    )
    var before: String

    @Argument(
        help: "The other side.",
        completion: .file(extensions: ["blueprint", "bp", "json", "swift", "txt"])
    )
    var after: String

    @Option(
        help: ArgumentHelp(
            "The viewports, such as 375x667, 375 for as high as needed, or iphone-se; several separated by commas.",
            valueName: "sizes"
        )
    )
    var size: String?

    @Option(help: "The preview to compare on each side, by its name or number.")
    var preview: String?

    @Option(
        name: [.customShort("c"), .customLong("command")],
        help: "A line to run after each side, such as 'direction rtl'; may be repeated."
    )
    var lines: [String] = []

    @Option(
        help: ArgumentHelp(
            "The characters: \(DrawingStyle.allCases.map(\.rawValue).joined(separator: ", ")).",
            valueName: "style"
        ),
        completion: .list(DrawingStyle.allCases.map(\.rawValue))
    )
    var style: String = DrawingStyle.unicode.rawValue

    @Flag(help: "Print the differences of each viewport, and each error, as one line of JSON.")
    var json = false

    @Option(
        help: ArgumentHelp(
            "Print a picture instead: svg. With -o, svg or png, and the words are printed as well.",
            valueName: "format"
        ),
        completion: .list(Self.formats)
    )
    var to: String?

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp("The file of the picture; its ending names the format.", valueName: "path"),
        completion: .file(extensions: Self.formats)
    )
    var output: String?

    @Flag(help: "Replace a file that exists.")
    var force = false

    @OptionGroup var stubs: StubOption

    @OptionGroup var options: OutputOptions

    func validate() throws {
        if before == "-", after == "-" { throw ValidationError("Only one side can be standard input.") }
        if DrawingStyle(rawValue: style) == nil {
            let styles = DrawingStyle.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("There is no style '\(style)'; the styles are \(styles).")
        }
        if let to, !Self.formats.contains(to) {
            let formats = Self.formats.joined(separator: ", ")
            throw ValidationError("There is no picture in the format '\(to)'; the formats are \(formats).")
        }
        if to == ExportFormat.drawn, output == nil {
            throw ValidationError("Pixels are not printed; name a file: -o review.png.")
        }
        if to != nil, output == nil, json {
            throw ValidationError("--to and --json exclude each other without -o FILE.")
        }
        if force, output == nil { throw ValidationError("--force belongs to -o FILE.") }
        guard let output else { return }
        if options.safe {
            throw ValidationError(SafeMode.refusal(of: "-o writes a file") + "; redirect --to svg with >.")
        }
        if to == nil, Self.format(of: output) == nil {
            throw ValidationError("\(output.shownPath) ends in neither .svg nor .png; for another name: --to svg.")
        }
        if !force, FileManager.default.fileExists(atPath: output) {
            throw ValidationError("\(output.shownPath) exists; to replace it: --force.")
        }
    }

    /// The formats of a picture.
    private static let formats = ["svg", ExportFormat.drawn]

    /// Returns the format that a path ends in; nil for another ending.
    private static func format(of path: String) -> String? { formats.first { path.hasSuffix(".\($0)") } }

    private var picture: DiffRun.Picture? {
        guard let output else { return to == nil ? nil : .printed }
        return (to ?? Self.format(of: output)) == ExportFormat.drawn ? .pixels(output) : .file(output)
    }

    func run() throws {
        let run = DiffRun(
            names: [before, after],
            sizes: (size ?? "").split(separator: ",").map(String.init),
            lines: PreviewLine.lines(showing: preview) + lines,
            makesStubs: stubs.stubs,
            style: DrawingStyle(rawValue: style) ?? .unicode,
            printsJSON: json,
            picture: picture,
            options: options
        )
        SessionThread.run(showing: run.output.progress) { run.perform() }
    }
}
