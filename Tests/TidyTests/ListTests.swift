import SwiftSyntax
import TestTiers
import Testing

/// Commands, settings, bindings and exporters are in explicit lists, and everything in their folders is listed.
@Suite("Lists")
struct ListTests {
    static let lists: [FileList] = [
        FileList(
            folder: "Sources/BlueprintBindings/Elements",
            suffix: "Binding",
            type: "Binding",
            listFile: "Sources/BlueprintBindings/BindingTable+Blueprint.swift",
            listName: "elements"
        ),
        FileList(
            folder: "Sources/BlueprintBindings/Protocols",
            suffix: "Binding",
            type: "Binding",
            listFile: "Sources/BlueprintBindings/BindingTable+Blueprint.swift",
            listName: "protocols"
        ),
        FileList(
            folder: "Sources/BlueprintBindings/Values",
            suffix: "Binding",
            type: "Binding",
            listFile: "Sources/BlueprintBindings/BindingTable+Blueprint.swift",
            listName: "values"
        ),
        FileList(
            folder: "Sources/BlueprintInspector/Exporters",
            suffix: "Exporter",
            type: "Exporter",
            listFile: "Sources/BlueprintInspector/Exporters/Exporter.swift",
            listName: "all"
        ),
    ]

    @Test("Every file is in its list, and the list is in alphabetical order", .merge, arguments: lists)
    func complete(_ list: FileList) {
        let files = Project.sources.filter { $0.path.hasPrefix(list.folder + "/") }
        #expect(!files.isEmpty, "\(list.folder) has no files; take its list out of ListTests.swift if it is gone")
        let holder = Project.sources.first { $0.path == list.listFile }
        expectNone(list.findings(in: files, listedIn: holder))
    }

    /// Files of tests that are to have each element, and the folders of these elements.
    static let elementTests: [(test: String, folders: [String])] = [
        ("Tests/BlueprintUICommonControlsTests/LayoutContractTests.swift", ["Containers", "Modifiers"]),
        ("Tests/ConformanceTests/ReasonTrees.swift", ["Containers"]),
    ]

    @Test("Every element with a layout is in the tests that judge all of them", .merge, arguments: elementTests)
    func elements(test: String, folders: [String]) {
        let names = Self.elements(in: Project.sources, folders: folders)
        #expect(names.count > 5)
        expectNone(Self.findings(names, in: test, text: Project.text(test)))
    }

    @Test("An element that a test lacks is found")
    func missingElement() {
        let files = [
            ("Containers/Row", "public struct Row: StackElement {}"),
            ("Containers/Fan", "public struct Fan: UnchangingElement {}"), ("Containers/Other", "struct Other {}"),
            ("Element/Odd", "public struct Odd: Element {}"),
        ].map { SwiftFile(path: "Sources/BlueprintUI/\($0).swift", text: $1) }
        let findings = Self.findings(
            Self.elements(in: files, folders: ["Containers"]),
            in: "Tests/A.swift",
            text: "Row(), Fanfare()"
        )
        #expect(findings.map(\.description) == ["Tests/A.swift:1: add Fan, and the kinds of its arguments"])
    }

    /// Returns the public elements in folders of BlueprintUI.
    private static func elements(in files: [SwiftFile], folders: [String]) -> [String] {
        files.filter { file in folders.contains { file.path.hasPrefix("Sources/BlueprintUI/\($0)/") } }
            .flatMap { $0.text.matches(of: /public struct (\w+): [^{]*Element\b/).map { String($0.1) } }
    }

    private static func findings(_ names: [String], in path: String, text: String) -> [Finding] {
        let words = Set(text.split { !$0.isLetter })
        return names.filter { !words.contains($0[...]) }.map {
            Finding(path: path, line: 1, advice: "add \($0), and the kinds of its arguments")
        }
    }

    @Test("Unlisted files, unknown members and a wrong order are found")
    func wrongLists() {
        let list = FileList(
            folder: "Sources/A",
            suffix: "Exporter",
            type: "Exporter",
            listFile: "Sources/A/Exporters.swift",
            listName: "all"
        )
        let texts = [
            ("Exporters", "enum Exporters { static let all: [Exporter] = [.zap, .add, .gone] }"),
            ("AddExporter", "extension Exporter { static let add = Exporter() }"),
            ("NewExporter", "extension Exporter { static let new = Exporter() }"),
            ("ZapExporter", "extension Exporter { static let zap: Exporter = make() }"),
            ("EmptyExporter", "struct Other {}"),
            ("Other", "extension Exporter { static let odd = Exporter() }"),
        ]
        let files = texts.map { SwiftFile(path: "Sources/A/\($0).swift", text: $1) }
        let findings = list.findings(in: files, listedIn: files[0]).map(\.description)
        #expect(
            findings == [
                "Sources/A/NewExporter.swift:1: add new to `all` in Sources/A/Exporters.swift",
                "Sources/A/EmptyExporter.swift:1: declare a Exporter in it, or name it after what it declares",
                "Sources/A/Other.swift:1: call the file OddExporter.swift, after the Exporter that it declares",
                "Sources/A/Other.swift:1: add odd to `all` in Sources/A/Exporters.swift",
                "Sources/A/Exporters.swift:1: gone is in the list but in no file of Sources/A",
                "Sources/A/Exporters.swift:1: put add before zap: the list is alphabetical",
            ]
        )
    }

    @Test("Every command is in the list of its file, and each of these lists is joined", .merge)
    func commands() {
        let files = Project.sources.filter { $0.path.hasPrefix("Sources/BlueprintREPL/Commands/") }
        let lists = TopicLists(type: "Command", joint: "Sources/BlueprintREPL/Commands/Commands.swift", name: "topics")
        #expect(files.count > 10)
        expectNone(lists.findings(in: files))
    }

    @Test("Every setting is in the list of its file", .merge)
    func settings() {
        let files = Project.sources.filter { $0.path == "Sources/BlueprintREPL/Commands/Setting+All.swift" }
        #expect(files.count == 1)
        expectNone(TopicLists(type: "Setting").findings(in: files))
    }

    @Test("Values that no list has, lists that are not joined and unknown names are found")
    func wrongTopics() {
        let texts = [
            ("All", "enum All { static let topics: [[A]] = [A.one, A.gone] }"),
            (
                "One",
                "extension A { static let one: [A] = more + [.b, .z]; static let b = A { let one = 1 }; static let c = A() }"
            ),
            ("Two", "extension A { static let two: [A] = [.d]; static let d: A = make() }"),
            ("Three", "extension A { static let e = A() }"),
            ("Four", "extension A { static let f = B() }"),
        ]
        let files = texts.map { SwiftFile(path: "Sources/A/\($0).swift", text: $1) }
        let findings = TopicLists(type: "A", joint: "Sources/A/All.swift", name: "topics").findings(in: files)
        #expect(
            findings.map(\.description) == [
                "Sources/A/One.swift:1: add c to `one`",
                "Sources/A/One.swift:1: z is in `one` but not in this file",
                "Sources/A/Two.swift:1: add two to `topics` in Sources/A/All.swift",
                "Sources/A/Three.swift:1: list e and each other A of this file in a static [A]",
                "Sources/A/All.swift:1: gone is in the list but in no file",
            ]
        )
    }
}

/// A folder in which each file lists the values of a type that it declares, and one file joins these lists.
struct TopicLists {
    /// The type of the values.
    let type: String
    /// The path of the file that joins the lists; nil if there is a single list.
    var joint: String?
    /// The name of the joint list.
    var name = ""

    func findings(in files: [SwiftFile]) -> [Finding] {
        let holder = files.first { $0.path == joint }
        let joined = holder.flatMap { ArrayFinder($0, name: name).array }
        var names = joined?.elements.compactMap { FileList.name(of: $0.expression) } ?? []
        var findings: [Finding] = []
        for file in files where file.path != joint {
            let members = MemberFinder(file, type: type).members
            guard let first = members.first else { continue }
            guard let list = MemberFinder(file, type: "[\(type)]").members.first?.text,
                let array = ArrayFinder(file, name: list).array
            else {
                let advice = "list \(first.text) and each other \(type) of this file in a static [\(type)]"
                findings.append(file.finding(at: first, advice))
                continue
            }
            let entries = array.elements.compactMap { FileList.name(of: $0.expression) }
            findings += members.filter { !entries.contains(Self.name($0)) }.map {
                file.finding(at: $0, "add \($0.text) to `\(list)`")
            }
            findings += entries.filter { entry in !members.contains { Self.name($0) == entry } }.map {
                file.finding(at: array, "\($0) is in `\(list)` but not in this file")
            }
            if let joint, !names.contains(list) {
                findings.append(file.finding(at: array, "add \(list) to `\(name)` in \(joint)"))
            }
            names.removeAll { $0 == list }
        }
        if let holder, let joined {
            findings += names.map { holder.finding(at: joined, "\($0) is in the list but in no file") }
        }
        return findings
    }

    /// Returns a name without the marks of a keyword: `break` for "`break`".
    private static func name(_ token: TokenSyntax) -> String { token.text.filter { $0 != "`" } }
}

/// A folder whose files must all be members of one list.
struct FileList: Sendable, CustomTestStringConvertible {
    let folder: String
    let suffix: String
    /// The type of the static value that a file declares.
    let type: String
    let listFile: String
    let listName: String

    var testDescription: String { "\(listName) of \(folder)" }

    func findings(in files: [SwiftFile], listedIn holder: SwiftFile?) -> [Finding] {
        guard let holder, let list = ArrayFinder(holder, name: listName).array else {
            return [Finding(path: listFile, line: 1, advice: "keep the list `\(listName)` of \(folder) here")]
        }
        let entries = list.elements.compactMap { Self.name(of: $0.expression) }
        var declared: Set<String> = []
        var findings: [Finding] = []
        for file in files {
            let members = MemberFinder(file, type: type).members
            declared.formUnion(members.map(\.text))
            if file.name.hasSuffix(suffix), file.name != suffix, members.isEmpty {
                findings.append(
                    file.finding(at: file.tree, "declare a \(type) in it, or name it after what it declares")
                )
            }
            for name in members where !entries.contains(name.text) || !isNamed(file, after: name.text) {
                if !isNamed(file, after: name.text) {
                    let right =
                        name.text.hasSuffix(suffix)
                        ? name.text : name.text.prefix(1).uppercased() + name.text.dropFirst() + suffix
                    findings.append(
                        file.finding(
                            at: name,
                            "call the file \(right).swift, after the \(type) that it declares"
                        )
                    )
                }
                if !entries.contains(name.text) {
                    findings.append(file.finding(at: name, "add \(name.text) to `\(listName)` in \(listFile)"))
                }
            }
        }
        for entry in entries where !declared.contains(entry) {
            findings.append(holder.finding(at: list, "\(entry) is in the list but in no file of \(folder)"))
        }
        for (before, after) in zip(entries, entries.dropFirst()) where after.lowercased() < before.lowercased() {
            findings.append(holder.finding(at: list, "put \(after) before \(before): the list is alphabetical"))
        }
        return findings
    }

    private func isNamed(_ file: SwiftFile, after name: String) -> Bool {
        let names = [name.lowercased(), name.lowercased() + suffix.lowercased()]
        return names.contains(file.name.lowercased())
    }

    /// Returns the name of a list member: `AddCommand` for `AddCommand()`, `box` for `.box` and `Binding.box`.
    static func name(of expression: ExprSyntax) -> String? {
        if let call = expression.as(FunctionCallExprSyntax.self) { return name(of: call.calledExpression) }
        if let access = expression.as(MemberAccessExprSyntax.self) { return access.declName.baseName.text }
        return expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}

private final class ArrayFinder: SyntaxVisitor {
    private(set) var array: ArrayExprSyntax?
    private let name: String

    init(_ file: SwiftFile, name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
        walk(file.tree)
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        guard array == nil, node.pattern.trimmedDescription == name, let value = node.initializer?.value else {
            return .visitChildren
        }
        let parts = value.as(SequenceExprSyntax.self)?.elements.map(\.self) ?? [value]
        array = parts.lazy.compactMap { $0.as(ArrayExprSyntax.self) }.first
        return .visitChildren
    }
}

private final class MemberFinder: SyntaxVisitor {
    private(set) var members: [TokenSyntax] = []
    private let type: String

    init(_ file: SwiftFile, type: String) {
        self.type = type
        super.init(viewMode: .sourceAccurate)
        walk(file.tree)
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.modifiers.contains(where: { $0.name.text == "static" }),
            let binding = node.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { return .visitChildren }
        let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
        if made == type || binding.typeAnnotation?.type.trimmedDescription == type { members.append(name) }
        return .visitChildren
    }
}
