import BlueprintInspector
import SwiftInterpreter
import SwiftSyntax

/// The files of a module with those declarations made up that other modules have.
///
/// What is made up is Swift in a file of its own, `App.stubs` beside the files. It is read first the next time, and
/// what it declares is not made up again: it can be corrected and kept. Only what is new is added at its end.
struct StubbedModule {
    /// The files, with that of stubs.
    private(set) var module: ModuleText
    /// The declarations that are new.
    private(set) var made: [StubText.Declaration] = []
    /// The titles of the previews that are new.
    private(set) var previews: [String] = []
    /// The path of the file of stubs.
    private var path = ""
    /// True if the file of stubs has what is new.
    private var isWritten = false

    /// The name of the file of stubs.
    static let fileName = "App.stubs"

    private static let heading = """
        // Declarations that take the place of those of other modules, made up from their uses.
        // Correct what is wrong, and keep what is right: it is read first, and only added to.

        """

    /// Files for which nothing is made up.
    init(module: ModuleText) { self.module = module }

    /// Makes up what files lack.
    ///
    /// - Parameters:
    ///   - files: the files that the session reads and writes; the file of stubs is one of them.
    ///   - isSafe: true if no file is read or written.
    init(_ sources: ModuleText, language: Language, files: any SessionFiles, isSafe: Bool) {
        module = sources
        path = Self.path(beside: sources.files.map(\.path))
        let kept = isSafe ? nil : try? files.read(path)
        let known = kept.map { Self.withoutDeclarations(of: sources, in: $0) } ?? ""
        if !known.isEmpty { module = ModuleText([.init(path, known)] + sources.files) }
        guard let document = try? Document(catalog: language.catalog).loading(module).document else { return }
        let text = Self.checkedText(of: document)
        let source = StubSource(text)
        let check = StubCheck(language: language, stubs: document.stubs.map(\.declaration))
        let (stubs, swift) = check.stubs(for: source)
        made = swift.declarations
        var added = stubs.isEmpty ? "" : swift.text + "\n"
        if document.outline.root == nil, document.previews.isEmpty {
            let previews = StubPreviews(source: source, stubs: stubs, language: language)
            let shown = previews.shown(behind: document.source + "\n" + added)
            self.previews = shown.map(\.title)
            added += shown.map { "\n" + $0.source + "\n" }.joined()
        }
        guard !added.isEmpty else { return }
        let before = kept.map { $0.hasSuffix("\n") || $0.isEmpty ? $0 : $0 + "\n" } ?? Self.heading
        let whole = before + "\n" + added
        if !isSafe { isWritten = (try? files.write(whole, to: path)) != nil }
        module = ModuleText([.init(path, Self.withoutDeclarations(of: sources, in: whole))] + sources.files)
    }

    /// Returns the path of the file of stubs: that in the folder that all files are in.
    static func path(beside paths: [String]) -> String {
        let folders = paths.map { Array($0.split(separator: "/", omittingEmptySubsequences: false).dropLast()) }
        guard var common = folders.first else { return fileName }
        for folder in folders.dropFirst() {
            let shared = zip(common, folder).prefix { $0 == $1 }.count
            common = Array(common.prefix(shared))
        }
        return (common.map(String.init) + [fileName]).joined(separator: "/")
    }

    /// Returns the text of a document for the check, with the expressions of its previews in functions.
    private static func checkedText(of document: Document) -> String {
        let previews = document.previews.enumerated().compactMap { index, preview -> String? in
            guard case .expression(let typed) = preview.body else { return nil }
            return "func shownPreview\(index + 1)() -> any Element {\n    return \(typed.text)\n}"
        }
        let root = document.outline.root.flatMap { StubSource.shown(document.text($0), named: "shownRoot") }
        return ([document.source] + previews + [root].compactMap(\.self)).joined(separator: "\n")
    }

    /// Returns the text of a file of stubs, with blanks in the place of what the files declare themselves.
    private static func withoutDeclarations(of sources: ModuleText, in text: String) -> String {
        let declared = Set(
            sources.files.flatMap { file in
                SourceParser.parse(file.text).statements.compactMap { statement -> String? in
                    guard case .decl(let node) = statement.item, !node.is(ExtensionDeclSyntax.self) else { return nil }
                    return DeclarationNames.entry(of: node)?.name
                }
            }
        )
        var bytes = Array(text.utf8)
        for statement in SourceParser.parse(text).statements {
            guard case .decl(let node) = statement.item, let entry = DeclarationNames.entry(of: node) else { continue }
            let isFunction = entry.keyword == "func"
            guard declared.contains(entry.name), entry.keyword != "extension", !isFunction else { continue }
            for index in statement.range where bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    // MARK: - Sentences

    /// A sentence about the number of what is made up; nil if nothing is.
    var summary: String? {
        guard !made.isEmpty else { return nil }
        return
            "\(Phrasing.count(made.count, "stub")) made up, \(isWritten ? "see \(path.shownPath)" : "not written to a file")"
    }

    /// Returns the notes about what is made up: how many declarations, where they are, and each with what it is.
    func notes(in context: CommandContext) -> [Output] {
        guard !made.isEmpty || !previews.isEmpty else { return [] }
        var lines: [String] = []
        let place = isWritten ? "written to \(path.shownPath), where they can be corrected" : "not written to a file"
        if !made.isEmpty {
            lines.append("note: \(Phrasing.count(made.count, "stub")) made up from uses, \(place):")
            let width = min(28, made.map(\.name.count).max() ?? 0)
            lines += made.map { declaration in
                let gap = String(repeating: " ", count: max(0, width - declaration.name.count))
                return "  \(declaration.name)\(gap)  \(declaration.summary)"
            }
        }
        if !previews.isEmpty {
            let names = previews.joined(separator: ", ")
            lines.append("note: \(Phrasing.count(previews.count, "preview")) made up with such values: \(names)")
        }
        return lines.map { Output(.note, context.wrapped([$0])) }
    }
}
