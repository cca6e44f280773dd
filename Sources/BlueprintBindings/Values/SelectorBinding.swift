import HeadlessUIKit
import SwiftInterpreter

/// The name of a method, as `#selector` gives it.
struct MethodSelector: Hashable, CustomStringConvertible {
    /// The name with its labels: `tapped(_:)`.
    let name: String

    /// The name in Objective-C: `tapped:`.
    var description: String {
        name.replacing("(_:", with: ":").replacing("(", with: "").replacing(")", with: "").replacing("_:", with: ":")
    }
}

extension Binding {
    static let selector = Binding("Selector") { table in
        table.syntax.macros["selector"] = LiteralMacro(calling: "Selector", labels: ["_": "method"])
        table.syntax.macros["colorLiteral"] = LiteralMacro(calling: "UIColor")
        table.syntax.macros["imageLiteral"] = LiteralMacro(
            calling: "UIImage",
            labels: ["resourceName": "imageLiteralResourceName"]
        )
        table.register(
            MethodSelector.self,
            as: "Selector",
            summary: "The name of a method, which #selector(tapped) gives; compiled on Linux, there is none.",
            example: """
                final class Counter {
                    @objc func add() { print("added") }
                }
                let counter = Counter()
                let control = UIControl()
                control.addTarget(counter, action: #selector(Counter.add), for: .touchUpInside)
                control.sendActions(for: .touchUpInside)
                counter
                """
        ) { selector in
            selector.initializer("init(method: Any)") { arguments in
                guard let function = try arguments.function("method") else {
                    throw BindingError("argument of '#selector' does not refer to a method")
                }
                return MethodSelector(name: function.name)
            }
            selector.initializer("init(getter: Any)") { MethodSelector(name: try property("getter", $0)) }
            selector.initializer("init(setter: Any)") { arguments in
                let name = try property("setter", arguments)
                return MethodSelector(name: "set\(name.prefix(1).uppercased())\(name.dropFirst())(_:)")
            }
        }
    }

    /// Returns the name of the property that a key path among the arguments names.
    private static func property(_ name: String, _ arguments: Arguments) throws -> String {
        guard case .keyPath(let names) = try arguments.value(name), let last = names.last else {
            throw BindingError("argument of '#selector' does not refer to a property")
        }
        return last
    }

    /// Returns the method of the target in the arguments `target` and `action`, which `#selector` or `Screen.tapped` names.
    static func targetMethod(_ arguments: Arguments) throws -> TargetMethod? {
        if case .function(let method) = try arguments.value("action").unwrapped {
            guard method.name.hasSuffix(")") else {
                throw BindingError(
                    "argument of 'action' does not refer to a method",
                    fix: "name a method, such as Screen.tapped, or use a UIAction"
                )
            }
            return try TargetMethod(of: try arguments.value("target"), named: method.name, arguments)
        }
        guard let selector: MethodSelector = try arguments.get("action", as: MethodSelector?.self) else { return nil }
        return try TargetMethod(of: try arguments.value("target"), named: selector.name, arguments)
    }
}
