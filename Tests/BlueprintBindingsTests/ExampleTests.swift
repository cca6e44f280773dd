import BlueprintBindings
import BlueprintUI
import SwiftInterpreter
import Testing

/// The examples in the help run.
@Suite struct ExampleTests {
    let table = BindingTable.blueprint()

    @Test func everyExampleOfATypeEvaluates() throws {
        for name in table.typeOrder {
            guard let type = table.type(named: name), !type.example.isEmpty else { continue }
            try #expect(evaluates(type.example), "\(name): \(type.example)")
        }
    }

    @Test func everyExampleOfACallEvaluates() throws {
        for type in table.typeOrder.compactMap({ table.type(named: $0) }) {
            let callables =
                type.members.initializers + type.members.methods.values.joined()
                + type.members.staticMethods.values.joined()
            for signature in callables.map(\.signature) where !signature.example.isEmpty {
                try #expect(evaluates(signature.example), "\(type.name).\(signature.labelledName)")
            }
        }
    }

    @Test func everyExampleOfAnElementCanBeShown() throws {
        let help = HelpTopics(table)
        for name in ElementNames(table).elementTypes {
            let topic = try #require(help.topic(name))
            let rendering = Rendering()
            try rendering.render(topic.example)
            #expect(rendering.faults == [], "\(name)")
            let shown = Self.shown(name)
            #expect(rendering.frames.contains { $0.hasPrefix("\(shown) ") }, "\(name)")
            let isViewBacked = rendering.lines { $0.typeName == shown && Self.hasView($0) ? "view" : "" }
            #expect(isViewBacked.contains("view") == topic.isViewBacked, "\(name)")
        }
    }

    @Test func everyCommandExampleIsUnderstoodAndEvaluates() throws {
        let help = HelpTopics(table)
        for name in ElementNames(table).elementTypes {
            let topic = try #require(help.topic(name))
            let isWrapper = topic.forms.contains { $0.usage != nil }
            #expect(topic.commands.isEmpty != isWrapper, "\(name)")
            for example in topic.commands {
                let rendering = Rendering()
                try rendering.render(try rendering.applying(example.line, to: "Label(text: \"a\")"))
                #expect(rendering.frames.first?.hasPrefix("\(Self.shown(name)) ") == true, "\(example.line)")
            }
        }
    }

    /// Returns the name under which the tree shows an element: without the type that it is in.
    private static func shown(_ name: String) -> Substring { name.split(separator: ".").last ?? "" }

    private func evaluates(_ source: String) throws -> Bool {
        let value = try Interpreter(table: table).value(of: source, fileName: "example")
        if case .void = value { return false }
        return true
    }

    private static func hasView(_ node: LayoutNode) -> Bool {
        let context = ViewDescriptionContext(bounds: .zero, subtreeExtent: nil, environment: node.environment)
        return node.element.backingViewDescription(with: context) != nil
    }
}
