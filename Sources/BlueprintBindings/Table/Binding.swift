import BlueprintUI
import SwiftInterpreter

/// One entry of the table: a native type with its modifiers and its examples.
struct Binding: Sendable {
    /// The type's name in source.
    let name: String
    /// True if the element is view-backed.
    let isViewBacked: Bool
    /// The default behaviour, and further rules.
    let behaviour: String
    /// Example command lines.
    let commands: [String]
    /// Adds the entry to a table.
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
    /// Registers an enum whose cases have no values: each case that is not generated with its line of help.
    func registerCases<T>(
        of type: T.Type,
        as name: String,
        summary: String,
        example: String = "",
        _ cases: KeyValuePairs<T, String> = [:]
    ) {
        register(type, as: name, traits: .plainCases, summary: summary, example: example) { $0.cases(cases) }
    }

    /// Registers an enum whose cases have numbers as raw values: each case that is not generated with its line of help.
    func registerCases<T: RawRepresentable>(
        of type: T.Type,
        as name: String,
        summary: String,
        example: String = "",
        _ cases: KeyValuePairs<T, String> = [:]
    ) where T.RawValue == Int {
        register(type, as: name, traits: .plainCases, summary: summary, example: example) { registration in
            registration.cases(cases)
            registration.rawValues()
        }
    }

    /// Registers a set of options: each option with its line of help.
    func registerOptions<T: OptionSet>(
        of type: T.Type,
        as name: String,
        summary: String,
        _ options: [(name: String, value: T, summary: String)] = []
    ) where T.Element == T {
        register(type, as: name, traits: .options, summary: summary) { registration in
            registration.arrayLiteral { $0.reduce([]) { $0.union($1) } }
            for option in options { registration.staticProperty(option.name, summary: option.summary, option.value) }
            registration.method("contains(_ member: \(name)) -> Bool") { set, arguments in
                set.contains(try arguments.get("member", as: T.self))
            }
        }
    }

    /// Adds modifiers to the protocol `Element`.
    func modifiers(_ describe: @escaping (TypeRegistration<any Element>) -> Void) {
        extend("Element", as: (any Element).self, describe)
    }
}

extension TypeRegistration {
    /// Adds cases without values, each with its line of help.
    fileprivate func cases(_ cases: KeyValuePairs<Root, String>) {
        for (value, summary) in cases { enumCase("\(value)", summary: summary, value) }
    }
}

extension TypeRegistration where Root: RawRepresentable, Root.RawValue == Int {
    /// Adds the raw value, and the initializer that takes one.
    func rawValues() {
        property("rawValue", \.rawValue, summary: "The number of the case.")
        failableInitializer("init(rawValue: Int)", summary: "The case with a number; nil if there is none.") {
            Root(rawValue: try $0["rawValue"])
        }
    }
}

extension TypeRegistration {
    /// Lets declared classes inherit from this class and override its ``OverridableMembers``.
    ///
    /// - Parameters:
    ///   - uncalled: the members that they may also override although nothing calls them here, each with the reason.
    ///   - make: creates the object of an instance whose class has the given name.
    func inheritable(uncalled: [String: String] = [:], make: @escaping (String) -> any InterpretedObject) {
        let members = OverridableMembers(of: type.name)
        subclassable(overriding: members.overriding, observing: members.observing, uncalled: uncalled, make: make)
    }
}

extension TypeRegistration where Root: OptionSet, Root.Element == Root, Root.RawValue == UInt8 {
    /// Adds the raw value, the initializer that takes one, and literals.
    func bits(summary: String) {
        initializer("init(rawValue: Int)") { arguments in
            let number: Int = try arguments["rawValue"]
            guard let rawValue = UInt8(exactly: number) else {
                throw BindingError("the raw value must be a number from 0 to 255")
            }
            return Root(rawValue: rawValue)
        }
        property("rawValue", summary: summary, get: { Int(truncatingIfNeeded: $0.rawValue) })
        arrayLiteral { $0.reduce([]) { $0.union($1) } }
    }
}
