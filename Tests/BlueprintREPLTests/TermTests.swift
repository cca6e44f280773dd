import BigStack
import BlueprintREPL
import Foundation
import TestSessions
import TestTiers
import Testing

/// The terms of `help`: each exists, its lines run, and help shows their output.
@Suite struct TermTests {
    /// The words of the vocabulary and of the model of Blueprint.
    private static let vocabulary = [
        "alignment", "alignment guide", "child", "constraint", "container", "created", "deleted", "distribution",
        "element", "environment", "flatten", "flattened", "frame", "key", "layout", "layout attributes", "leaf", "list",
        "measure", "measured size", "measures", "modifier", "moved", "overflow", "parent", "path", "place", "placed",
        "places", "priority", "propose", "proposed", "proposes", "proxy element", "removed", "reused", "root",
        "rounded to pixels", "rounding", "selection", "share", "spacing", "step", "stub", "trace", "truncated",
        "underflow", "update", "view", "view description", "view-backed", "viewport", "wrapper", "wraps",
    ]

    @Test func everyWordOfTheVocabularyHasATerm() throws {
        let words = TestTier.sample(of: Self.vocabulary, fast: 12, merge: 1)
        let printed = try run(words.map { "help \($0)" })
        for (word, text) in zip(words, printed) { #expect(text.contains(" · term\n"), "\(word)") }
    }

    /// The terms that `help terms` lists, by group.
    private static func listedTerms() throws -> [[String]] {
        try lastOutput("help terms").components(separatedBy: "\n\n").dropFirst().map { group in
            group.split(separator: "\n").dropFirst().map { line in
                String(line.dropFirst(2)).components(separatedBy: "  ")[0]
            }
        }
    }

    @Test func theTermsAreListedInOneLineEach() throws {
        let groups = try Self.listedTerms()
        for group in groups { #expect(group == group.sorted()) }
        #expect(groups.count == 4 && groups.joined().count > 50)
        #expect(
            try lastOutput("help terms").split(separator: "\n").allSatisfy { $0.count <= 80 && !$0.hasPrefix("   ") }
        )
    }

    @Test func helpShowsTheOutputOfTheLinesAndTheNextOneRuns() throws {
        for term in try TestTier.sample(of: Array(Self.listedTerms().joined()), fast: 12, merge: 1) {
            let help = try lastOutput("help \(term)").components(separatedBy: "\n\n")
            let sentences = help[0].split(separator: "\n").dropFirst().joined(separator: " ")
            #expect(
                sentences.hasSuffix(".") && (2...4).contains(sentences.components(separatedBy: ". ").count),
                "\(term)"
            )
            let shown = help[1].split(separator: "\n", omittingEmptySubsequences: false).map { String($0.dropFirst(2)) }
            let lines = Self.lines(of: shown)
            let next = try #require(shown.last?.components(separatedBy: "then try: ").last)
            let (outputs, errors) = try onBigStack {
                let session = Session.sharing(options: SessionOptions(columns: 78))
                let outputs = (lines + [next]).map { session.run(line: $0) }
                return (
                    outputs.map { $0.map(\.text.plain).joined(separator: "\n") }, outputs.joined().compactMap(\.error)
                )
            }
            #expect(errors.isEmpty, "\(term): \(errors)")
            let drawing = outputs[lines.count - 1]
            #expect(!drawing.isEmpty && !drawing.hasPrefix("no "), "\(term): \(drawing)")
            #expect(shown.joined(separator: "\n").contains(drawing), "\(term): \(drawing)")
        }
    }

    /// Returns the lines after `> ` with their continuations.
    private static func lines(of shown: [String]) -> [String] {
        var lines: [String] = []
        for line in shown {
            if line.hasPrefix("> ") {
                lines.append(String(line.dropFirst(2)))
            } else if line.hasPrefix("  "), lines.last?.contains("struct ") == true {
                lines[lines.count - 1] += " " + line.trimmingCharacters(in: .whitespaces)
            }
        }
        return lines
    }

    /// Elements that help names as never deduced.
    private static let neverDeduced = [
        ("Flow", "Flow { Label(text: \"a\"); Label(text: \"b\") }"),
        ("EqualStack", "EqualStack(direction: .horizontal) { Label(text: \"a\"); Label(text: \"b\") }"),
        ("GridRow", "GridRow { Label(text: \"a\"); Label(text: \"b\") }"),
        ("ScrollView", "Label(text: \"a\").scrollable()"),
        ("ConstrainedAspectRatio", "Label(text: \"a\").constrainedTo(aspectRatio: .square)"),
        ("GeometryReader", "GeometryReader { _ in Label(text: \"a\") }"),
        ("LayoutWriter", "LayoutWriter { _, layout in layout.add(with: .zero, child: Label(text: \"a\")) }"),
        ("Decorate", "Label(text: \"a\").decorate(layering: .above, position: .corner(.topRight)) { Empty() }"),
        ("EnvironmentReader", "EnvironmentReader { _ in Label(text: \"a\") }"),
        ("Image", "Image(image: UIImage(named: \"a\"), contentMode: .aspectFit)"),
    ]

    @Test func helpNamesTheElementsThatAreNeverDeduced() throws {
        let text = try lastOutput("help deduced")
        for (name, element) in Self.neverDeduced {
            let claims = [name, "Inset"].map { "expect \($0) deduced 0 times" }
            let printed = try run(["\(element).inset(uniform: 1).centered().centered()", "trace --measures"] + claims)
            #expect(text.contains(name) && printed[1].contains("\(name) #"), "\(printed[1])")
            #expect(printed.suffix(2).allSatisfy { !$0.contains("error") && !$0.contains("✗") }, "\(printed)")
        }
        let ratios =
            "aspectRatio: AspectRatio(ratio: 2), contentMode: .fitParent).constrainedTo("
            + "aspectRatio: AspectRatio(ratio: 0.5), contentMode: .shrinkContent"
        let nested = "Label(text: \"a\").constrainedTo(\(ratios)).centered().centered()"
        let tree = try run(["viewport 320x51", nested, "tree"]).last ?? ""
        #expect(tree.contains("6.375×12.75"), "by the rule, it would be 25.5 wide: \(tree)")
    }

    @Test(arguments: [
        ("help viewp", "viewport"), ("help layout attr", "attributes"), ("help view-b", "backed"),
        ("help spaceEv", "spaceEvenly"), ("help .spaceEv", "spaceEvenly"), ("help nes", "nest"),
    ])
    func completionKnowsTheWords(typed: String, word: String) throws {
        let words = try onBigStack {
            Session.sharing().completer.completions(of: typed, cursor: typed.count).candidates.map(\.word)
        }
        #expect(words == [word])
    }

    @Test func theFirstScreenFitsATerminal() throws {
        for line in ["help", "help commands"] {
            let lines = try lastOutput(line).split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.count <= 23 && lines.allSatisfy { $0.count <= 80 }, "\(line)")
        }
        let first = try lastOutput("help")
        for word in ["lesson 1", "tree", "views", "why", "step", "undo", "swift", "help commands", "help terms"] {
            #expect(first.contains(word))
        }
    }

    @Test func aWordWithSeveralMeaningsHasAllOfThem() throws {
        let text = try lastOutput("help priority")
        #expect(text.contains("priority · term") && text.contains("priority [REF] PRIORITY · command"))
        #expect(text.contains(".flexible") && text.contains(".grows"))
        #expect(try lastOutput("help underflow").contains(".spaceEvenly"))
        #expect(try lastOutput("help spaceEvenly").contains("equal gaps between the"))
        #expect(try lastOutput("help minimumSpacing").contains("by default 0"))
        #expect(try lastOutput("help fill").contains("Row.RowAlignment"))
    }

    @Test func everyCommandSaysWhatItDoes() throws {
        let lines = try lastOutput("help commands").split(separator: "\n").dropFirst()
        let groups = lines.flatMap { $0.dropFirst(14).split { !$0.isLetter } }.map(String.init)
        #expect(groups.count > 60)
        for (name, text) in zip(groups, try run(groups.map { "help \($0)" })) {
            let parts = text.components(separatedBy: "\n\n").first { $0.contains(" · command\n") }
            let summary = try #require(parts?.split(separator: "\n").dropFirst().first { $0.hasPrefix("  ") })
            let verb = try #require(summary.split(separator: " ").first)
            #expect(verb.first?.isUppercase == true && verb.hasSuffix("s"), "\(name): \(summary)")
            #expect(summary.contains(".") && summary.count <= 80, "\(name): \(summary)")
        }
    }
}
