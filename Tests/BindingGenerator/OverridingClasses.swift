import SymbolGraphs

/// The file with the classes whose objects are the native parts of instances of declared classes.
///
/// Swift cannot give several classes the same overrides, so each repeats those of its superclasses.
struct OverridingClasses {
    /// The text of the file.
    let text: String

    /// Writes a class for each one that exceptions let source inherit from.
    init(_ symbols: ClassSymbols, except exceptions: Exceptions) throws {
        let classes = exceptions.inheritable.sorted()
        let views = classes.filter { symbols.lineage(of: $0).contains("UIView") }
        var lines = [
            "// Written by `swift run generate-bindings`: change Tests/BindingGenerator/Exceptions.txt.",
            "// swift-format-ignore-file", "", "import Foundation", "import HeadlessUIKit", "import SwiftInterpreter",
            "",
            "/// The members that classes of source may override, by the class that they inherit from.",
            "struct OverridableMembers {",
            "    /// Those that the object passes to its instance.",
            "    let overriding: [String]",
            "    /// The properties that may also be observed.",
            "    let observing: [String]", "",
            "    /// Returns those of a class itself, without those of its superclasses.",
            "    init(of name: String) {",
            "        switch name {",
        ]
        for name in classes {
            guard let section = exceptions.sections[name], !(section.overridable + section.observable).isEmpty else {
                continue
            }
            lines.append("        case \(name.asLiteral):")
            lines.append("            overriding = [\(section.overridable.map(\.asLiteral).joined(separator: ", "))]")
            lines.append("            observing = [\(section.observable.map(\.asLiteral).joined(separator: ", "))]")
        }
        lines += ["        default: (overriding, observing) = ([], [])", "        }", "    }", "}", ""]
        lines += [
            "extension ViewKind {",
            "    /// Returns the native class of a declared subclass of a class of views; nil if that cannot be inherited from.",
            "    static func overridingClass<Name: ClassName>(of name: String, named: Name.Type) -> (any DeclaredView.Type)? {",
            "        switch name {",
        ]
        lines += views.map { "        case \($0.asLiteral): \($0.overridingClass)<Name>.self" }
        lines += ["        default: nil", "        }", "    }", "}"]
        for name in classes { lines += [""] + (try Self.lines(of: name, symbols, exceptions)) }
        text = lines.joined(separator: "\n") + "\n"
    }

    private static func lines(of name: String, _ symbols: ClassSymbols, _ exceptions: Exceptions) throws -> [String] {
        let lineage = symbols.lineage(of: name)
        let isView = lineage.contains("UIView")
        var lines = [
            "/// The native part of an instance of a declared subclass of `\(name)`.",
            "final class \(name.overridingClass)\(isView ? "<Name: ClassName>" : ""): \(name), InterpretedObject {",
            "    let link = ObjectLink()",
            "",
            "    deinit { link.finish() }",
        ]
        if isView { lines += ["", "    override class var inspectedName: String { Name.text }"] }
        if lineage.contains("UIViewController") {
            lines += ["", "    init() { super.init(nibName: nil, bundle: nil) }"]
            lines += ["", "    required init?(coder: NSCoder) { return nil }"]
        }
        for owner in lineage.reversed() {
            let section = exceptions.sections[owner]
            for member in (section?.overridable ?? []) + (section?.observable ?? []) {
                guard let written = symbols.member(member, of: name).flatMap({ Override($0) }) else {
                    throw Exceptions.Fault(description: "\(owner) has no member '\(member)' to override: take it out")
                }
                lines += [""] + written.lines.map { "    \($0)" }
            }
        }
        return lines + ["}"]
    }
}

extension String {
    /// The name of the class of declared subclasses.
    fileprivate var overridingClass: String { "Interpreted\(hasPrefix("UI") ? String(dropFirst(2)) : self)" }
}
