import Testing

@testable import BlueprintBindings
@testable import SwiftInterpreter

@Suite struct BlueprintInterfaceTests {
    private let table = BindingTable.blueprint()
    private let interfaces: Interfaces

    init() {
        interfaces = LibraryInterfaces.make(table)
        for nominal in interfaces.nominals.values { nominal.load() }
    }

    @Test func thereAreNoProblems() {
        #expect(interfaces.problems == [])
    }

    @Test func bindingsAreDeclared() {
        var missing: [String] = []
        for name in table.typeOrder {
            guard let type = table.types[name], let nominal = interfaces.nominal(name) else {
                missing.append(name)
                continue
            }
            let kinds = above(nominal)
            for member in type.writtenMembers(in: table, { _, _ in }) {
                let found = kinds.flatMap { $0.members[member.name] }
                if !found.contains(where: { fits($0, member) }) { missing.append("\(name).\(member.key)") }
            }
        }
        // These are one initializer or method with an optional closure.
        let joined: Set = ["FocusState.static init(type:)", "Element.if(_:then:else:)", "Element.if(let:then:else:)"]
        #expect(Set(missing).subtracting(joined) == [])
    }

    @Test func noDeclarationIsVague() {
        var vague: [String] = []
        for nominal in table.typeOrder.compactMap({ interfaces.nominal($0) }) {
            for declaration in nominal.members.order.flatMap({ nominal.members[$0] }) {
                let types = declaration.parameters.map(\.type) + [declaration.result]
                if types.contains(where: isVague) { vague.append("\(nominal.name).\(declaration.labelledName)") }
            }
        }
        // These are so in UIKit.
        #expect(
            vague == [
                "NSAttributedString.init(string:attributes:)", "NSMutableAttributedString.init(string:attributes:)",
            ]
        )
    }

    @Test func genericDeclarationsAreExact() throws {
        let configuration = try #require(interfaces.nominal("ViewDescription.Configuration"))
        #expect(configuration.generics.parameters.map(\.name) == ["View"])
        #expect(configuration.members["subscript"].count == 2)
        let row = try #require(interfaces.nominal("Row"))
        let elements = try #require(row.members["init"].flatMap(\.parameters).first { $0.name == "elements" })
        #expect(elements.builder?.nominal?.name == "Builder")
        guard case .nominal(_, let arguments)? = elements.builder?.form,
            case .nominal(let child, _)? = arguments.first?.form
        else {
            Issue.record("the builder has no argument")
            return
        }
        #expect(child.name == "StackLayout.Child")
        #expect(interfaces.nominal("FocusState")?.modifiers.contains(.propertyWrapper) == true)
        #expect(interfaces.nominal("Builder")?.modifiers.contains(.resultBuilder) == true)
    }

    /// Returns a type with its superclasses and all their protocols.
    private func above(_ nominal: Nominal) -> [Nominal] {
        var result = [nominal]
        result += interfaces.conformances(of: nominal).flatMap { [$0.type] + $0.type.allRefined(interfaces) }
        if case .nominal(let superclass, _)? = nominal.superclass?.form { result += above(superclass) }
        return result
    }

    /// Returns true if a declaration has the labels of a binding; a call may omit the others.
    private func fits(_ declaration: Declaration, _ member: WrittenDeclaration) -> Bool {
        var labels = member.parameters.map { member.isOperator ? nil : $0.label }[...]
        for parameter in declaration.parameters {
            if let label = labels.first, label == parameter.label {
                labels = labels.dropFirst()
            } else if !parameter.hasDefault {
                return false
            }
        }
        return labels.isEmpty
    }

    private func isVague(_ type: Type) -> Bool {
        if type == .any { return true }
        var result = false
        Type.forEachPart(of: type.form) { result = result || isVague($0) }
        return result
    }
}
