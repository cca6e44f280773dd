import BlueprintBindings
import SwiftInterpreter
import Testing

/// Every value that can be typed has a line of help, and completion shows it.
@Suite struct ValueHelpTests {
    let table = BindingTable.blueprint()

    @Test func everyValueHasALine() {
        let help = HelpTopics(table)
        for name in help.memberNames {
            for value in help.values(named: name) {
                #expect(value.summary.hasSuffix("."), "\(value.type).\(value.name): \(value.summary)")
                #expect(value.summary.first?.isLowercase != true, "\(value.type).\(value.name): \(value.summary)")
            }
        }
    }

    @Test func anArgumentHasItsValuesAndItsDefault() throws {
        let help = HelpTopics(table)
        let underflow = try #require(help.arguments(named: "underflow").first)
        #expect(underflow.owners.contains("Row") && underflow.owners.contains("Column"))
        #expect(underflow.defaultValue == ".spaceEvenly")
        #expect(underflow.summary.contains("by default it becomes equal gaps"))
        #expect(underflow.values.map(\.name).contains("growUniformly"))
        #expect(help.arguments(named: "alignment").count > 2)
        #expect(help.arguments(named: "nothing").isEmpty && help.values(named: "nothing").isEmpty)
    }

    @Test func completionShowsTheLine() {
        let completion = SourceCompleter(table).completion(of: "Row(underflow: .")
        #expect(completion.summaries["justifyToEnd"]?.contains("at the end") == true)
        #expect(ModifierCommands(table).summary(of: "bottom", in: "aligned") == "The element is placed at the bottom.")
        #expect(ModifierCommands(table).summary(of: "horizontally", in: "aligned").contains("leading"))
        #expect(EnvironmentSettings(table).summary(of: "rightToLeft", for: "layoutDirection").contains("right to left"))
    }

    @Test func linesBeginWithANounOrAVerb() {
        let refused = ["What", "Whether", "How", "So", "Where", "When", "That", "If", "It", "As"]
        func check(_ line: String, _ owner: String) {
            let word = line.prefix { $0.isLetter }
            #expect(!refused.contains(word.prefix(1).uppercased() + word.dropFirst()), "\(owner): \(line)")
        }
        let help = HelpTopics(table)
        for topic in help.names.compactMap({ help.topic($0) }) {
            check(topic.summary, topic.name)
            for member in topic.properties + topic.values { check(member.summary, "\(topic.name).\(member.name)") }
            for form in topic.forms {
                check(form.summary, form.declaration)
                for parameter in form.parameters { check(parameter.summary, "\(form.declaration) \(parameter.name)") }
            }
        }
    }
}
