import BlueprintBindings
import SwiftInterpreter
import Testing

@Suite struct HelpTopicsTests {
    let help = HelpTopics(BindingTable.blueprint())

    @Test func aModifierLeadsToItsElement() throws {
        let topic = try #require(help.topic("inset"))
        #expect(topic.name == "Inset")
        #expect(topic.kind == .element && !topic.isViewBacked)
        #expect(topic.forms.first?.declaration == ".inset(uniform: CGFloat) -> Inset")
        #expect(topic.forms.first?.usage == "inset uniform")
        #expect(topic.commands.map(\.line) == ["inset 20", "inset 20 10", "inset top 4 left 8"])
        #expect(topic.commands.first?.meaning == .modifier(".inset(uniform: 20)"))
        #expect(topic.example == "Label(text: \"Hello\").inset(uniform: 20)")
    }

    @Test(arguments: [
        ("constrained", "constrained"), (".box", "Box"), ("row", "Row"), ("Label", "Label"),
        ("Box.CornerStyle", "CornerStyle"), ("stackLayoutChild", "stackLayoutChild"), ("UIColor", "UIColor"),
        ("map", "map"), (".if", "if"), ("transformed", "transformed"),
    ])
    func everyNameLeadsToATopic(name: String, topic: String) {
        #expect(help.topic(name)?.name == topic)
    }

    @Test func defaultsAreShown() throws {
        let topic = try #require(help.topic("Row"))
        let form = try #require(topic.forms.first)
        #expect(form.parameters.map(\.label) == ["alignment", "underflow", "overflow", "minimumSpacing", "elements"])
        #expect(form.parameters.map(\.defaultValue) == [".top", ".spaceEvenly", ".condenseProportionally", "0", nil])
        #expect(form.usage == "row [alignment] [underflow] [overflow] [minimumSpacing]")
    }

    @Test func everyTopicSaysWhatItIsAbout() {
        for name in help.names {
            let topic = help.topic(name)
            #expect(topic?.summary.isEmpty == false, "\(name)")
            if topic?.kind == .element { #expect(topic?.behaviour.isEmpty == false, "\(name)") }
            if topic?.kind == .element { #expect(topic?.example.isEmpty == false, "\(name)") }
        }
        #expect(help.topic("nothing") == nil)
    }
}
