import BlueprintBindings
import SwiftInterpreter
import Testing

@Suite struct SourceCompleterTests {
    let completer = SourceCompleter(BindingTable.blueprint())

    @Test(arguments: [
        ("Lab", ["Label"], 0),
        ("Row(al", ["alignment:"], 4),
        ("Row(alignment: .center, mini", ["minimumSpacing:"], 24),
        ("Row(alignment: .c", ["center"], 16),
        ("Label(text: \"a\").ali", ["aligned"], 17),
        ("Label(text: \"a\")\n    .opa", ["opacity"], 22),
        (".cen", ["centered"], 1),
        ("Label(text: \"a\").box(background: .systemIn", ["systemIndigo"], 34),
        ("Label(text: \"a\").box(background: .blue, corners: .ro", ["rounded"], 50),
        ("Label(text: \"a\").box(corners: .rounded(ra", ["radius:"], 39),
        ("Label(text: \"a\") { $0.nu", ["numberOfLines"], 22),
        ("Label(text: \"a\") { label in label.colo", ["color"], 34),
        ("Label(text: \"a\") { $0.font = .bold", ["boldSystemFont"], 30),
        ("UIView.describe { config in config[\\.backg", ["backgroundColor"], 37),
        ("UIView.describe { config in config[\\.backgroundColor] = .bro", ["brown"], 57),
        ("UIImageView.describe { c in c[\\.im", ["image"], 32),
        ("Column { Label(text: \"a\"); Spac", ["Spacer"], 27),
        ("StackLayout.Child.Priority.fi", ["fixed"], 27),
        ("Row { Label(text: \"a\").stackLayoutChild(priority: .gr", ["grows"], 51),
        ("Row { row in row.addF", ["addFixed", "addFlexible"], 17),
    ])
    func theEndOfSourceIsCompleted(text: String, candidates: [String], start: Int) {
        let completion = completer.completion(of: text)
        #expect(completion.candidates == candidates)
        #expect(completion.start == start)
    }

    @Test(arguments: ["Label(text: \"Ro", "// Ro", "Label(text: \"\\(a) Ro"])
    func textIsNotCompleted(text: String) {
        #expect(completer.completion(of: text).candidates == [])
    }

    @Test func declaredNamesAreOffered() {
        var known = KnownNames()
        known.signatures.variables["header"] = "Label"
        #expect(completer.completion(of: "Box(wrapping: he", knowing: known).candidates == ["header"])
    }

    @Test func everyCaseOfAParameterIsOffered() {
        let completion = completer.completion(of: "Label(text: \"a\").aligned(vertically: .")
        #expect(completion.candidates == ["bottom", "center", "fill", "top"])
    }

    @Test(arguments: [")", "}}}", "Row(", "a.b.c(", ".", "..", "(((", "\\", "[\\.", "=", "$0.", "Row { in ", ","])
    func strangeSourceIsNoTrouble(text: String) {
        #expect(completer.completion(of: text).start == text.utf8.count)
    }
}
