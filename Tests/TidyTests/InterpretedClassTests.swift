import SwiftSyntax
import TestTiers
import Testing

/// The views and controllers of classes that source declares: Swift cannot give several classes the same overrides, so each
/// repeats those of a plain one.
@Suite("Views and controllers of classes in source")
struct InterpretedClassTests {
    private static let folder = "Sources/BlueprintBindings/Interpreted/"

    /// The plain classes, each with the beginning of an override that all of its kind have.
    private static let kinds = [
        (plain: "InterpretedView", mark: "override class var inspectedName"),
        (plain: "InterpretedViewController", mark: "override func viewDidLoad"),
        (plain: "InterpretedControl", mark: "override var isEnabled"),
    ]

    @Test("Each passes on all members that a plain one does, in the same way", .merge, arguments: kinds)
    func overrides(plain: String, mark: String) {
        let files = Project.sources.filter { $0.path.hasPrefix(Self.folder) }
        #expect(files.contains { $0.name == plain })
        expectNone(Self.missing(in: files, plain: plain, mark: mark))
    }

    @Test("A member that one view leaves out, or passes on in another way, is found")
    func wrongOverrides() {
        func file(_ name: String, _ members: String) -> SwiftFile {
            let head = "override class var inspectedName: String { Name.text }"
            return SwiftFile(
                path: "\(Self.folder)\(name).swift",
                text: "final class \(name): UIView { \(head)\n\(members) }"
            )
        }
        let plain = file("InterpretedView", "override func a() { b() }\noverride var c: Int { 1 }")
        let same = file(
            "InterpretedLabel",
            "override var c: Int { 1 }\noverride func a() { b() }\noverride func d() {}"
        )
        let other = file("InterpretedButton", "override func a() { c() }")
        #expect(Self.missing(in: [plain, same]) == [])
        #expect(
            Self.missing(in: [plain, other]).map(\.description) == [
                "\(Self.folder)InterpretedButton.swift:1: pass on as InterpretedView does: override func a() { b() }",
                "\(Self.folder)InterpretedButton.swift:1: pass on as InterpretedView does: override var c: Int { 1 }",
            ]
        )
    }

    /// Returns the overrides of a plain class that others of its kind do not have.
    private static func missing(
        in files: [SwiftFile],
        plain name: String = kinds[0].plain,
        mark: String = kinds[0].mark
    ) -> [Finding] {
        let classes = files.map { ($0, overrides(in: $0)) }.filter { _, members in
            members.contains { $0.hasPrefix(mark) }
        }
        let plain = classes.first { $0.0.name == name }?.1 ?? []
        return classes.flatMap { file, members in
            plain.filter { !members.contains($0) }.map {
                Finding(path: file.path, line: 1, advice: "pass on as \(name) does: \($0)")
            }
        }
    }

    private static func overrides(in file: SwiftFile) -> [String] {
        file.tree.statements.compactMap { $0.item.as(ClassDeclSyntax.self) }.flatMap(\.memberBlock.members)
            .map(\.decl.trimmedDescription).filter { $0.hasPrefix("override ") }
    }
}
