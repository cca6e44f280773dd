import BlueprintBindings
import BlueprintUICommonControls
import SwiftInterpreter
import Testing

/// A registration runs when something of its type is first asked for.
@Suite struct LateDescriptionTests {
    private final class Runs {
        var names: [String] = []
    }

    @Test func registrationsRunOnceAndInOrder() {
        let (table, runs) = (BindingTable(), Runs())
        table.register(Label.self, as: "Label", summary: "Text.") { label in
            runs.names.append("first")
            label.property("text", \.text)
        }
        table.extend("Label", as: Label.self) { label in
            runs.names.append("second")
            label.property("font", \.font)
        }
        #expect(table.typeOrder == ["Label"] && runs.names == [])
        #expect(table.type(named: "Label")?.members.order == ["text", "font"])
        table.extend("Label", as: Label.self) { $0.property("color", \.color) }
        #expect(table.type(named: "Label")?.members.order == ["text", "font", "color"])
        #expect(runs.names == ["first", "second"])
    }

    @Test func membersDescribedBeforeTheRegistrationComeFirst() {
        let table = BindingTable()
        table.describe("Label") { (label: TypeRegistration<Label>) in
            label.property("text", \.text, summary: "Before.")
            label.keepPlace(of: "color")
            label.property("font", \.font)
        }
        table.describe("Lable") { (label: TypeRegistration<Label>) in label.property("text", \.text) }
        table.register(Label.self, as: "Label", summary: "Text.") { label in
            label.property("alignment", \.alignment)
            label.property("color", \.color)
            label.property("text", \.text, summary: "After.")
        }
        let members = table.type(named: "Label")?.members
        #expect(members?.order == ["text", "color", "font", "alignment"])
        #expect(members?.properties["text"]?.summary == "After.")
        #expect(table.problems == ["'Lable' is described, but not registered"])
    }

    @Test func problemsAreComplete() {
        let table = BindingTable()
        table.register(Label.self, as: "Label", summary: "Text.") { label in
            label.method("inset(") { label, _ in label }
            label.enumCase("short", Label(text: ""))
            label.arrayLiteral { $0[0] }
        }
        #expect(
            table.problems == [
                "Label: cannot read 'inset('", "Label: its traits do not allow 'case short'",
                "Label: its traits do not allow 'array literal'",
            ]
        )
    }

    @Test func theMembersOfATypeDependOnNoOrder() {
        let (table, other) = (BindingTable.blueprint(), BindingTable.blueprint())
        for name in other.typeOrder.reversed() { _ = other.type(named: name)?.members }
        for name in table.typeOrder { #expect(members(of: name, in: table) == members(of: name, in: other)) }
    }

    @Test func aDescriptionRegistersNothingElse() {
        let table = BindingTable.blueprint()
        let before = (table.typeOrder, table.functions.keys, table.constants.keys, table.aliases.keys)
        let wrappers = table.syntax.wrappers
        #expect(table.problems == [])
        #expect(table.typeOrder == before.0 && table.functions.keys == before.1 && table.constants.keys == before.2)
        #expect(table.aliases.keys == before.3 && table.syntax.wrappers == wrappers)
    }

    @Test func traitsAreThoseOfTheMembers() {
        let table = BindingTable.blueprint()
        for type in table.types.values {
            let cases = type.members.cases
            #expect(type.traits.contains(.cases) == !cases.isEmpty, "\(type.name)")
            let isPlain = !cases.isEmpty && cases.allSatisfy { type.members.staticMethods[$0] == nil }
            #expect(type.traits.isSuperset(of: .plainCases) == isPlain, "\(type.name)")
        }
    }

    @Test func aTableOfWhichNothingWasAskedIsFreed() {
        weak var table: BindingTable?
        do {
            let made = BindingTable.blueprint()
            table = made
        }
        #expect(table == nil)
    }

    @Test func onlyElementsHaveCommandsOfTheirOwn() {
        let table = BindingTable.blueprint()
        let elements = Set(ElementNames(table).elementTypes)
        for name in table.typeOrder where !elements.contains(name) {
            let commands = table.type(named: name)?.members.initializers.compactMap(\.signature.command.name)
            #expect(commands == [])
        }
        #expect(ModifierCommands(table).names.allSatisfy { $0.first?.isLowercase == true })
    }

    /// Returns everything that help and completion say about the members of a type.
    private func members(of name: String, in table: BindingTable) -> [String] {
        guard let type = table.type(named: name) else { return [] }
        let members = type.members
        let callables =
            members.initializers
            + members.order.flatMap { name in
                (members.methods[name] ?? []) + (members.staticMethods[name] ?? [])
            }
        let properties = members.order.flatMap { name in
            [members.properties[name], members.staticProperties[name]].compactMap { $0 }
        }
        return callables.map { "\($0.signature.declaration) \($0.signature.summary) \($0.isMutating)" }
            + properties.map { "\($0.name): \(table.type(of: $0)?.description ?? "") \($0.isSettable) \($0.summary)" }
            + members.cases + type.words.names + type.adoption.requirements
    }
}
