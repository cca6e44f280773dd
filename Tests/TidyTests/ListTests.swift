import SwiftSyntax
import TestTiers
import Testing

/// Commands, bindings and lessons are in explicit lists, and every file of their folders is listed.
@Suite("Lists")
struct ListTests {
    static let lists: [FileList] = [
        FileList(
            folder: "Sources/BlueprintREPL/Commands",
            suffix: "Command",
            member: .conformance(to: "Command"),
            listFile: "Sources/BlueprintREPL/Commands/Commands.swift",
            listName: "all"
        ),
        FileList(
            folder: "Sources/BlueprintBindings/Elements",
            suffix: "Binding",
            member: .staticValue(of: "Binding"),
            listFile: "Sources/BlueprintBindings/BindingTable+Blueprint.swift",
            listName: "elements"
        ),
        FileList(
            folder: "Sources/BlueprintBindings/Protocols",
            suffix: "Binding",
            member: .staticValue(of: "Binding"),
            listFile: "Sources/BlueprintBindings/BindingTable+Blueprint.swift",
            listName: "protocols"
        ),
        FileList(
            folder: "Sources/BlueprintBindings/Values",
            suffix: "Binding",
            member: .staticValue(of: "Binding"),
            listFile: "Sources/BlueprintBindings/BindingTable+Blueprint.swift",
            listName: "values"
        ),
        FileList(
            folder: "Sources/BlueprintInspector/Exporters",
            suffix: "Exporter",
            member: .staticValue(of: "Exporter"),
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

    @Test("Unlisted files, unknown members and a wrong order are found")
    func wrongLists() {
        let list = FileList(
            folder: "Sources/A",
            suffix: "Command",
            member: .conformance(to: "Command"),
            listFile: "Sources/A/Commands.swift",
            listName: "all"
        )
        let texts = [
            (
                "Commands",
                "enum Commands { static let all: [any Command] = [ZapCommand(), AddCommand(), GoneCommand()] }"
            ),
            ("AddCommand", "struct AddCommand: Command {}"),
            ("NewCommand", "struct NewCommand: Command {}"),
            ("ZapCommand", "struct ZapCommand: Command {}"),
            ("EmptyCommand", "struct Other {}"),
            ("Other", "struct OtherCommand: Command {}"),
        ]
        let files = texts.map { SwiftFile(path: "Sources/A/\($0).swift", text: $1) }
        let findings = list.findings(in: files, listedIn: files[0]).map(\.description)
        #expect(
            findings == [
                "Sources/A/NewCommand.swift:1: add NewCommand to `all` in Sources/A/Commands.swift",
                "Sources/A/EmptyCommand.swift:1: declare a Command in it, or name it after what it declares",
                "Sources/A/Other.swift:1: call the file OtherCommand.swift, after the Command that it declares",
                "Sources/A/Other.swift:1: add OtherCommand to `all` in Sources/A/Commands.swift",
                "Sources/A/Commands.swift:1: GoneCommand is in the list but in no file of Sources/A",
                "Sources/A/Commands.swift:1: put AddCommand before ZapCommand: the list is alphabetical",
            ]
        )
    }
}

/// A folder whose files must all be members of one list.
struct FileList: Sendable, CustomTestStringConvertible {
    /// The way in which a file declares a member of the list.
    enum Member: Sendable {
        /// The file declares a type that conforms to a protocol.
        case conformance(to: String)
        /// The file declares a static value of a type.
        case staticValue(of: String)

        var kind: String {
            switch self {
            case .conformance(let name), .staticValue(let name): name
            }
        }
    }

    let folder: String
    let suffix: String
    let member: Member
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
            let members = MemberFinder(file, member: member).members
            declared.formUnion(members.map(\.text))
            if file.name.hasSuffix(suffix), file.name != suffix, members.isEmpty {
                findings.append(
                    file.finding(at: file.tree, "declare a \(member.kind) in it, or name it after what it declares")
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
                            "call the file \(right).swift, after the \(member.kind) that it declares"
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
    private static func name(of expression: ExprSyntax) -> String? {
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
        if node.pattern.trimmedDescription == name, let value = node.initializer?.value.as(ArrayExprSyntax.self) {
            array = value
        }
        return .visitChildren
    }
}

private final class MemberFinder: SyntaxVisitor {
    private(set) var members: [TokenSyntax] = []
    private let member: FileList.Member

    init(_ file: SwiftFile, member: FileList.Member) {
        self.member = member
        super.init(viewMode: .sourceAccurate)
        walk(file.tree)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        if case .conformance(let name) = member,
            node.inheritanceClause?.inheritedTypes.contains(where: { $0.type.trimmedDescription == name }) == true
        {
            members.append(node.name)
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard case .staticValue(let type) = member,
            node.modifiers.contains(where: { $0.name.text == "static" }),
            let binding = node.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { return .visitChildren }
        let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
        if made == type || binding.typeAnnotation?.type.trimmedDescription == type { members.append(name) }
        return .visitChildren
    }
}
