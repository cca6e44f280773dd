import BlueprintREPL
import BuiltProducts
import Foundation
import TestSessions
import Testing

/// Code in Blueprint's documents can be pasted.
///
/// The documents are in `../shared/seeds` next to the package, or in the folder in `BLUEPRINT_SEEDS`; without them
/// nothing is tested. `Programs` contains programs of the same kinds.
@Suite("Documents")
struct DocumentTests {
    @Test("A fragment runs unchanged", arguments: blocks(.fragment))
    func fragments(_ block: CodeBlock) throws {
        let session = PastedSession()
        for declaration in Self.missing(in: block) { session.type(declaration) }
        session.type(block.text)
        #expect(session.errors == [], "\(block.text)")
        // Declared content is wrapped in an element, so that it runs.
        if block.text.contains("var content: ElementContent"), !block.text.contains("struct ") {
            session.type("func shown() -> ElementContent { content }")
            session.type(
                """
                struct Shown: Element {
                    var content: ElementContent { shown() }
                    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
                }
                """
            )
            session.type("Shown()")
            #expect(session.errors == [])
            #expect(session.hasRoot)
        }
    }

    @Test("An error names the placeholder", arguments: blocks(.hole))
    func holes(_ block: CodeBlock) throws {
        let session = PastedSession()
        session.type(block.text)
        let error = try #require(session.errors.first, "\(block.text)")
        let hole = try #require(block.text.split(separator: "\n").first { $0.contains("// ") })
        let comment = hole[(hole.range(of: "// ")?.lowerBound ?? hole.startIndex)...]
        #expect(error.contains(comment), "\(error)")
    }

    @Test("A listing of library declarations is accepted with a note", arguments: blocks(.listing))
    func listings(_ block: CodeBlock) throws {
        let session = PastedSession()
        session.type(block.text)
        #expect(session.errors == [], "\(block.text)")
        #expect(!session.notes.isEmpty)
    }

    @Test("The documents have blocks of every kind")
    func count() {
        guard let folder = Self.folder else { return }
        #expect(Self.blocks.count > 30, "\(folder.path)")
        for kind in [CodeBlock.Kind.fragment, .hole, .listing] { #expect(!Self.blocks(kind).isEmpty) }
    }

    @Test("Blocks are found with and without fences, and classified by content")
    func extraction() {
        let fenced = """
            Text
            ```swift
            Label(text: "a")
            ```
            ```
            no Swift
            ```
            ```swift
            struct A {
                // ...
            }
            """
        let blocks = CodeBlock.blocks(of: fenced, document: "d")
        #expect(blocks.map(\.line) == [3, 9])
        #expect(blocks.map(\.kind) == [.fragment, .hole])
        let plain = """
            Here is a function:
            private func a() -> Int {
            [1].map { $0 }
            }
            and a protocol:
            public protocol B: C {
            var d: Int { get }
            }
            The end.
            """
        let declared = CodeBlock.blocks(of: plain, document: "d")
        #expect(declared.map(\.line) == [2, 6])
        #expect(declared.map(\.kind) == [.fragment, .listing])
    }

    private static let folder: URL? = {
        let named = ProcessInfo.processInfo.environment["BLUEPRINT_SEEDS"]
        let folder =
            named.map { URL(fileURLWithPath: $0, isDirectory: true) }
            ?? BuiltPackage.root.deletingLastPathComponent().appendingPathComponent("shared/seeds", isDirectory: true)
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }()

    private static let blocks: [CodeBlock] = {
        guard let folder, let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
            return []
        }
        return names.sorted().flatMap { name -> [CodeBlock] in
            let file = folder.appendingPathComponent(name)
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
            return CodeBlock.blocks(of: text, document: name)
        }
    }()

    private static func blocks(_ kind: CodeBlock.Kind) -> [CodeBlock] { blocks.filter { $0.kind == kind } }

    /// Returns declarations of names that a block uses and does not declare, since its reader has them.
    private static func missing(in block: CodeBlock) -> [String] {
        let noView = "func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }"
        let isOfOneChild = block.text.contains("ElementContent(child:")
        var declarations: [String] = []
        for name in Set(block.text.matches(of: /\bWrappedElement\w*/).map { String($0.output) }).sorted() {
            declarations.append(
                """
                struct \(name): Element {
                    var content: ElementContent { ElementContent(intrinsicSize: CGSize(width: 30, height: 20)) }
                    \(noView)
                }
                """
            )
        }
        if block.text.contains("CustomMeasurer") {
            declarations.append(
                """
                struct CustomMeasurer: Measurable {
                    func measure(in constraint: SizeConstraint) -> CGSize { CGSize(width: 12, height: 8) }
                }
                """
            )
        }
        if block.text.contains("MyCustomLayout") {
            declarations.append(isOfOneChild ? layoutOfOneChild : layoutOfChildren)
        }
        return declarations
    }

    private static let layoutOfOneChild = """
        struct MyCustomLayout: SingleChildLayout {
            func sizeThatFits(
                proposal: SizeConstraint, subelement: Subelement, environment: Environment, cache: inout ()
            ) -> CGSize {
                subelement.sizeThatFits(proposal)
            }
            func placeSubelement(
                in size: CGSize, subelement: Subelement, environment: Environment, cache: inout ()
            ) {
                subelement.place(filling: size)
            }
        }
        """

    private static let layoutOfChildren = """
        struct MyCustomLayout: Layout {
            func sizeThatFits(
                proposal: SizeConstraint, subelements: Subelements, environment: Environment, cache: inout ()
            ) -> CGSize {
                subelements.first?.sizeThatFits(proposal) ?? .zero
            }
            func placeSubelements(
                in size: CGSize, subelements: Subelements, environment: Environment, cache: inout ()
            ) {
                for subelement in subelements { subelement.place(filling: size) }
            }
        }
        """
}

/// A session that code is pasted into.
private final class PastedSession {
    private(set) var errors: [String] = []
    private(set) var notes: [String] = []
    private let session = Session.sharing()

    var hasRoot: Bool { session.document.source.hasSuffix("Shown()") }

    func type(_ text: String) {
        for output in session.run(line: text) {
            switch output.kind {
            case .error: errors.append(output.text.plain)
            case .note: notes.append(output.text.plain)
            default: break
            }
        }
    }
}
