import BlueprintUI
import SwiftInterpreter

/// One entry of the table: a native type with the modifiers that make it, and lines that show it.
struct Binding: Sendable {
    /// The type's name in source.
    let name: String
    /// Whether the element shows a view of its own.
    let isViewBacked: Bool
    /// What it does where nothing else is said, and rules worth knowing.
    let behaviour: String
    /// Command lines that show its modifier, or the list as a command.
    let commands: [String]
    /// Adds it to a table.
    let register: @Sendable (BindingTable, DeclaredElements) -> Void

    init(
        _ name: String,
        isViewBacked: Bool = false,
        behaviour: String = "",
        commands: [String] = [],
        register: @escaping @Sendable (BindingTable) -> Void
    ) {
        self.init(name, isViewBacked: isViewBacked, behaviour: behaviour, commands: commands) { table, _ in
            register(table)
        }
    }

    init(
        _ name: String,
        isViewBacked: Bool = false,
        behaviour: String = "",
        commands: [String] = [],
        register: @escaping @Sendable (BindingTable, DeclaredElements) -> Void
    ) {
        self.name = name
        self.isViewBacked = isViewBacked
        self.behaviour = behaviour
        self.commands = commands
        self.register = register
    }
}

extension BindingTable {
    /// Registers an enum whose cases carry no values; the cases are named as Swift prints them.
    func registerCases<T>(of type: T.Type, as name: String, summary: String, example: String = "", _ cases: [T]) {
        register(type, as: name, summary: summary, example: example) { registration in
            for value in cases { registration.enumCase("\(value)", value) }
        }
    }

    /// Adds modifiers to the protocol `Element`.
    func modifiers(_ describe: (TypeRegistration<any Element>) -> Void) {
        extend("Element", as: (any Element).self, describe)
    }
}
