import ArgumentParser
import BlueprintInspector
import BlueprintREPL
import Foundation
import LineEditor

/// The subcommand that writes what scripts and Swift files make in another format.
struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        _superCommandName: "blueprint",
        abstract: "Export scripts and Swift files as pictures, pages or JSON.",
        discussion: """
            Examples:
              blueprint export card.swift -o card.svg
              blueprint export card.swift --to svg --picture hierarchy -o card.svg --force
              blueprint export *.blueprint --to json -o exported
              blueprint export card.swift --to svg --size 320x160,375x160 > card.svg

            Files are read as by run. What they print is left out; errors and failed expectations go to standard error. \
            A file that only declares elements is exported with its first preview, else with the last element that needs \
            no arguments; --preview and -c show another. \
            An error ends its file, which is then not exported.

            The formats and pictures are those of the command export of a session. Without --to, the end of the name \
            after -o decides. Several Swift files, or a folder, are one module, and one export. Several exports need a \
            folder after -o; their names are those of the files, with the picture if --picture names it. A file that \
            exists is replaced only with --force.

            \(ExitStatus.help)
            """
    )

    @Argument(
        help: "Scripts, Swift files or folders of Swift files; - reads standard input.",
        completion: .file(extensions: ["blueprint", "bp", "swift", "txt"])
    )
    var files: [String]

    @Option(
        help: ArgumentHelp("The format: \(ExportFormat.names.joined(separator: ", ")).", valueName: "format"),
        completion: .list(ExportFormat.names)
    )
    var to: String?

    @Option(
        help: ArgumentHelp("The picture, for formats that have several: \(Self.pictures).", valueName: "picture"),
        completion: .list(Self.allPictures)
    )
    var picture: String?

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp("The file to write, or the folder; without it, standard output.", valueName: "path"),
        completion: .file()
    )
    var output: String?

    @Flag(help: "Replace files that exist.")
    var force = false

    @Option(help: "The viewport, such as 375x667, 375 for as high as needed, or iphone-se; several for a picture.")
    var size: String?

    @Option(help: "The pixels of a PNG for one of its picture, such as 2.")
    var scale: Double?

    @Option(help: "The preview to export, by its name or number.")
    var preview: String?

    @Option(
        name: [.customShort("c"), .customLong("command")],
        help: "A line to run after each file, before it is exported; may be repeated."
    )
    var lines: [String] = []

    @OptionGroup var stubs: StubOption

    @OptionGroup var options: OutputOptions

    /// The pictures of all formats.
    private static var allPictures: [String] {
        var known: Set<String> = []
        return ExportFormat.names.flatMap { ExportFormat.kinds(of: $0) }.filter { known.insert($0).inserted }
    }

    /// The pictures of each format in words.
    private static var pictures: String {
        ExportFormat.names.compactMap { name in
            let kinds = ExportFormat.kinds(of: name)
            return kinds.isEmpty ? nil : "of \(name) \(kinds.joined(separator: ", "))"
        }.joined(separator: "; ")
    }

    func validate() throws {
        if options.safe, output != nil {
            throw ValidationError(SafeMode.refusal(of: "-o writes files") + "; redirect the output with >.")
        }
        try checkPicture(format)
        if force, output == nil { throw ValidationError("--force belongs to -o PATH.") }
        if let page = files.first(where: { $0.hasSuffix(".md") }) {
            throw ValidationError("\(page) is a page; export takes scripts and Swift files.")
        }
        _ = try ExportTargets(of: ModuleFiles.sources(of: files), to: output, as: format)
    }

    func run() throws {
        let sources = ModuleFiles.sources(of: files)
        var run = try ExportRun(
            targets: ExportTargets(of: sources, to: output, as: format),
            format: format,
            linesAfter: PreviewLine.lines(showing: preview) + lines,
            size: size,
            scale: scale,
            replaces: force,
            options: options
        )
        run.makesStubs = stubs.stubs
        let export = run
        SessionThread.run(showing: run.output.progress) { export.perform() }
    }

    /// Throws a `ValidationError` if an option does not fit a format.
    private func checkPicture(_ format: ExportFormat) throws {
        let isDrawn = format.name == ExportFormat.drawn
        if isDrawn, output == nil { throw ValidationError("Pixels are not printed; name a file: -o card.png") }
        if scale != nil, !isDrawn { throw ValidationError("--scale belongs to --to \(ExportFormat.drawn).") }
        if size?.contains(",") == true, ExportFormat.kinds(of: format.name).isEmpty {
            throw ValidationError("Several viewports belong to a picture; \(format.name) has one.")
        }
    }

    /// The format that the options name, or else the name of the file.
    private var format: ExportFormat {
        get throws {
            let formats = ExportFormat.names.joined(separator: ", ")
            guard let name = to ?? output.flatMap(Self.format) else {
                throw ValidationError("Name the format with --to: \(formats).")
            }
            guard ExportFormat.names.contains(name) else {
                throw ValidationError("There is no format '\(name)'; the formats are \(formats).")
            }
            let kinds = ExportFormat.kinds(of: name)
            guard let picture, !kinds.contains(picture) else { return ExportFormat(name, kind: picture) }
            throw ValidationError(
                kinds.isEmpty
                    ? "--picture belongs to a format with several pictures; \(name) has none."
                    : "There is no picture '\(picture)'; the pictures of \(name) are \(kinds.joined(separator: ", "))."
            )
        }
    }

    /// Returns the format that a path ends in; nil for another ending.
    private static func format(of path: String) -> String? {
        ExportFormat.names.first { path.hasSuffix(".\($0)") }
    }
}

/// The sources of an export, and the file that each is written to.
struct ExportTargets: Sendable {
    /// A source, and the path of its file; nil for standard output.
    struct Target: Sendable {
        let source: ScriptRun.Source
        let path: String?
    }

    /// The targets, in the order of the sources.
    let all: [Target]
    /// The folder of the files, which is made if it does not exist; nil for one named file and for standard output.
    let folder: String?

    /// The targets of some sources.
    ///
    /// - Parameter output: the path of a file for one source, or of a folder; nil for standard output.
    /// - Throws: a `ValidationError` if two sources would be written to one place.
    init(of sources: [ScriptRun.Source], to output: String?, as format: ExportFormat) throws {
        guard let output else {
            guard sources.count <= 1 else {
                throw ValidationError("\(sources.count) files need a folder for their exports: -o FOLDER.")
            }
            (all, folder) = (sources.map { Target(source: $0, path: nil) }, nil)
            return
        }
        if output.isEmpty { throw ValidationError("-o needs the path of a file or folder, and its path is empty.") }
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: output, isDirectory: &isFolder)
        guard sources.count > 1 || exists && isFolder.boolValue || output.hasSuffix("/") else {
            (all, folder) = (sources.map { Target(source: $0, path: output) }, nil)
            return
        }
        if exists, !isFolder.boolValue {
            throw ValidationError("\(output.shownPath) is a file; \(sources.count) files need a folder.")
        }
        let start = output.hasSuffix("/") ? output : output + "/"
        let targets = sources.map { Target(source: $0, path: start + Self.name(of: $0, format)) }
        for (index, target) in targets.enumerated() {
            guard let other = targets[..<index].first(where: { $0.path == target.path }) else { continue }
            let names = "\(other.source.name.shownPath) and \(target.source.name.shownPath)"
            throw ValidationError(
                "\(names) would both be written to \((target.path ?? "").shownPath); export them to two folders."
            )
        }
        (all, folder) = (targets, output)
    }

    /// Returns the name of the file for a source in a folder.
    private static func name(of source: ScriptRun.Source, _ format: ExportFormat) -> String {
        let path = source.paths.first.flatMap { $0 == "-" ? nil : $0 } ?? "input"
        // The folder of the working directory has a name of its own.
        let whole = URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent
        let name = (whole as NSString).deletingPathExtension
        return ([name, format.kind].compactMap(\.self).joined(separator: "-")) + ".\(format.name)"
    }
}
