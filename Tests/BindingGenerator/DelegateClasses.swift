import SymbolGraphs

/// The file with the delegates that instances of declared classes can be: their bindings, their native objects and
/// their interfaces.
struct DelegateClasses {
    /// The text of the file.
    let text: String

    /// Writes a class for each protocol that exceptions name as a delegate.
    init(_ graphs: [SymbolFiles], except exceptions: Exceptions) throws {
        let symbols = graphs.flatMap(\.symbols)
        let protocols = Dictionary(symbols.filter { $0.kind == "protocol" }.map { ($0.name, $0) }) { first, _ in first }
        var lines = [
            "// Written by `swift run generate-bindings`: change the protocols, or Tests/BindingGenerator/Exceptions.txt.",
            "// swift-format-ignore-file", "", "import BlueprintUI", "import Foundation", "import HeadlessUIKit",
            "import SwiftInterpreter", "",
        ]
        var interface: [String] = []
        for name in exceptions.delegates.sorted() {
            guard let declared = protocols[name] else {
                throw Exceptions.Fault(description: "there is no protocol '\(name)': take it out of the delegates")
            }
            var seen: Set<String> = []
            // The requirements come before the default implementations.
            let members = symbols.filter { $0.owner == name && $0.kind == "method" }.sorted {
                $0.location < $1.location
            }
            .filter { seen.insert($0.name).inserted }
            let parent = declared.parent.flatMap { exceptions.delegates.contains($0) ? $0 : nil }
            lines += Self.binding(of: name, members, except: exceptions.sections[name]) + [""]
            lines += try Self.lines(of: name, parent: parent, members) + [""]
            // A protocol whose functions are required is in the other interfaces.
            guard symbols.count(where: { $0.owner == name && $0.kind == "method" }) > members.count else { continue }
            let functions = members.map { "    \($0.declaration)" }
            interface += ["protocol \(name): \(parent ?? "AnyObject") {"] + functions + ["}"]
            interface += ["extension \(name) {"] + functions + ["}"]
        }
        lines += ["extension BlueprintInterface {", "    /// The delegates; each function is optional."]
        lines += ["    static let delegates = \"\"\""] + interface.map { "        \($0)" } + ["        \"\"\"", "}"]
        text = lines.joined(separator: "\n") + "\n"
    }

    private static func binding(of name: String, _ symbols: [Symbol], except section: Exceptions.Section?) -> [String] {
        var lines = [
            "extension Binding {",
            "    /// Lets classes of source be a `\(name)`, and binds its functions.",
            "    static func describe(_ type: TypeRegistration<any \(name)>) {",
            "        type.adoptable { \(name.delegateClass)(instance: try $0.unretained) }",
        ]
        for member in symbols.compactMap(Member.init) where section?.absent.contains(member.labelledName) != true {
            lines += MemberSource(member, of: name, summary: "").lines.map { "        \($0)" }
        }
        return lines + ["    }", "}"]
    }

    private static func lines(of name: String, parent: String?, _ members: [Symbol]) throws -> [String] {
        let base = parent.map { "\($0.delegateClass), \(name)" } ?? "\(name), UnretainedDelegate"
        var lines = [
            "/// The native delegate of an instance whose class is declared in source as a `\(name)`.",
            "class \(name.delegateClass): \(base) {",
        ]
        if parent == nil {
            lines += [
                "    let instance: WeakInstance", "", "    init(instance: WeakInstance) { self.instance = instance }",
            ]
        }
        let written = members.compactMap(Override.init(answering:))
        if written.contains(where: \.usesStandard) {
            lines += [
                "", "    /// The default implementations, for an instance that has none of its own.",
                "    private final class Standard: \(name) {}",
            ]
        }
        for override in written { lines += [""] + override.lines.map { "    \($0)" } }
        return lines + ["}"]
    }
}

extension Symbol {
    /// The protocol that a protocol refines; nil without one.
    fileprivate var parent: String? {
        declaration.cut(outsideBrackets: " : ").map { $0.after.trimmed }
    }
}

extension String {
    /// The name of the class of native delegates.
    fileprivate var delegateClass: String { "Interpreted\(hasPrefix("UI") ? String(dropFirst(2)) : self)" }
}
