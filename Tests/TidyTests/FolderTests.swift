import TestTiers
import Testing

/// The folders of a module use each other in one direction only, so that each can be read without those above it.
@Suite("Folders")
struct FolderTests {
    /// The modules, each with its folders from the lowest to the highest.
    static let tables: [FolderTable] = [
        .blueprintBindings, .blueprintInspector, .blueprintREPL, .blueprintUI, .blueprintUIAccessibilityCore,
        .blueprintUICommonControls,
        .fullScreen, .headlessUIKit, .lineEditor,
        .swiftInterpreter, .textFiles,
    ]

    private static let files = Project.sources.map { NamedFile($0) }

    @Test("Folders use only allowed folders", .merge, arguments: tables.map(\.module))
    func folders(_ module: String) throws {
        let table = try #require(Self.tables.first { $0.module == module })
        expectNone(table.findings(in: Self.files, path: "Tests/TidyTests/FolderTables.swift"))
    }

    @Test(
        "The page about a module names every folder of it, and no other",
        arguments: [
            ("BlueprintREPL", "HowALineBecomesADrawing", ["Lessons"]),
            ("SwiftInterpreter", "HowSourceBecomesAValue", []),
        ]
    )
    func page(_ module: String, _ name: String, _ others: [String]) throws {
        let table = try #require(Self.tables.first { $0.module == module })
        let page = MarkdownText(path: "Sources/\(module)/\(module).docc/\(name).md")
        let folders = table.rooms.flatMap(\.folders).filter { $0 != "." } + others
        expectNone(Self.findings(in: page, folders: folders))
    }

    @Test("A folder that a page leaves out, and one that does not exist, are found")
    func wrongPage() {
        let text = """
            | folder | a |
            |---|---|
            | `A`, `B/C` | x |
            | `D` | `E` |
            `F`
            """
        let page = MarkdownText(path: "P.md", text: text)
        #expect(Self.findings(in: page, folders: ["A", "B/C", "D"]) == [])
        #expect(
            Self.findings(in: page, folders: ["A", "D", "E"]).map(\.description) == [
                "P.md:1: add the folder E to the table", "P.md:1: take the folder B/C out of the table",
            ]
        )
    }

    /// Returns the differences between folders and the first column of a page's table of folders.
    private static func findings(in page: MarkdownText, folders: [String]) -> [Finding] {
        let rows = page.text.components(separatedBy: "\n").drop { !$0.hasPrefix("| folder |") }.dropFirst(2)
        let cells = rows.prefix { $0.hasPrefix("|") }.compactMap { $0.split(separator: "|").first }
        let named = Set(cells.flatMap { $0.matches(of: /`([^`]+)`/).map { String($0.1) } })
        let missing = Set(folders).subtracting(named).sorted().map { "add the folder \($0) to the table" }
        let unknown = named.subtracting(folders).sorted().map { "take the folder \($0) out of the table" }
        return (missing + unknown).map { Finding(path: page.path, line: 1, advice: $0) }
    }

    @Test("A use that is not allowed, an unlisted folder and a circle are found")
    func wrongFolders() {
        let files = [
            ("Low/Number.swift", "struct Number {}\nextension Int { var half: Int { self / 2 } }"),
            ("Low/Wrong.swift", "let a = 1\nextension Page {}\nlet b = Title()"),
            ("High/Page.swift", "struct Page { struct Number {} }\nlet c = Page.Number()\nlet d = 4.half"),
            ("High/Title.swift", "struct Title {}\nprivate struct Secret {}"),
            ("New/Free.swift", "struct Free { let secret: Secret }"),
        ].map { NamedFile(SwiftFile(path: "Sources/A/\($0)", text: $1)) }
        func found(_ rooms: FolderTable.Room...) -> [String] {
            FolderTable(module: "A", rooms: rooms).findings(in: files, path: "T").map(\.description)
        }
        #expect(
            found(.init("Low"), .init("High", uses: ["Low"])) == [
                "T:1: A: add the folder New",
                "Sources/A/Low/Wrong.swift:2: Low must not use Page of High; see T",
                "Sources/A/Low/Wrong.swift:3: Low must not use Title of High; see T",
            ]
        )
        #expect(
            found(.init("Low", uses: ["High"]), .init("High"), .init("New"), .init("Gone")) == [
                "T:1: A: list High before Low, which may use it; no two rooms may use each other",
                "T:1: A: take out the folder Gone, which does not exist",
                "Sources/A/High/Page.swift:3: High must not use half of Low; see T",
            ]
        )
        #expect(found(.init("Low", "High"), .init("New")).isEmpty)
    }
}
