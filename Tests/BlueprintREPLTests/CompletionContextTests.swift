import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// Completion at the places where users type.
@Suite("CompletionContext")
struct CompletionContextTests {
    private func completions(in contexts: [CompletionContext]) throws -> [Completions] {
        try onBigStack {
            let files = MemoryFiles(CompletionContext.fileTexts)
            var sessions: [CompletionContext.Tree: Session] = [:]
            return contexts.map { context in
                let session = sessions[context.tree] ?? Session.sharing(files: files)
                if sessions.updateValue(session, forKey: context.tree) == nil {
                    for line in context.tree.lines { _ = session.run(line: line) }
                }
                let parts = context.line.split(separator: "|", omittingEmptySubsequences: false)
                return session.completer.completions(of: parts.joined(), cursor: parts[0].count)
            }
        }
    }

    private func completions(of line: String) throws -> [Completion] {
        try completions(in: [CompletionContext(line)])[0].candidates
    }

    @Test("what fits comes first, and what does not fit is absent")
    func candidates() throws {
        let contexts = CompletionContext.all
        for (context, found) in zip(contexts, try completions(in: contexts)) {
            let words = found.candidates.map(\.word)
            #expect(Array(words.prefix(context.first.count)) == context.first, "\(context.line): \(words.prefix(12))")
            if context.first.isEmpty, context.absent.isEmpty { #expect(words == [], "\(context.line)") }
            #expect(words.filter(context.absent.contains) == [], "\(context.line)")
        }
    }

    @Test("the whole name of an element leads to its call, whose labels come in the order of the declaration")
    func callOfElement() throws {
        let found = try completions(of: "Button|")
        #expect(found.map(\.word) == ["Button("])
        #expect(found[0].summary.hasPrefix("Button(isEnabled: Bool = true, onTap:"), "\(found[0].summary)")
        let labels = try completions(of: "Button(|").map(\.word).filter { $0.hasSuffix(":") }
        #expect(labels == ["isEnabled:", "onTap:", "wrapping:"])
    }

    @Test(
        "behind a text with an odd number of quotation marks, completion goes on",
        arguments: [
            "Label(text: \"\"\"\n    5\" wide\n    \"\"\").ins|", "Label(text: #\"5\" wide\"#).ins|",
            "add Label(text: \"\"\"\n    5\" wide\n    \"\"\").ins|", "add Label(text: #\"5\" wide\"#).ins|",
            "Row { Label(text: ##\"a\"#\"b\"##).ins|",
        ]
    )
    func oddQuotes(line: String) throws {
        let words = try completions(of: line).map(\.word)
        #expect(!words.isEmpty)
        #expect(words == (try completions(of: "Label(text: \"5 wide\").ins|").map(\.word)))
    }

    @Test("what changes a value comes after what it gives")
    func changingMembers() throws {
        let found = try completions(in: [CompletionContext("items[0].|", in: .items), CompletionContext("greeting.|")])
        for (changing, other, found) in [("clear", "label", found[0]), ("append", "uppercased", found[1])] {
            let words = found.candidates.map(\.word)
            let (first, last) = (
                try #require(words.firstIndex(of: other)), try #require(words.firstIndex(of: changing))
            )
            #expect(first < last, "\(words)")
        }
    }

    @Test("every candidate has a description")
    func describedCandidates() throws {
        let contexts = CompletionContext.all
        var bare: [String: String] = [:]
        for (context, found) in zip(contexts, try completions(in: contexts)) {
            for candidate in found.candidates where candidate.summary.isEmpty { bare[candidate.word] = context.line }
        }
        #expect(bare.map { "\($0.key) in \($0.value)" }.sorted() == [])
    }

    @Test("the words of every command have a description, and each group is one part of the list")
    func commandWords() throws {
        let lines = Commands.usages.flatMap { usage in
            ["", "#1 ", "no ", "why ", "delete "].map { "\(usage.name) \($0)|" }
        }
        for (line, found) in zip(lines, try completions(in: lines.map { CompletionContext($0) })) {
            #expect(found.candidates.filter(\.summary.isEmpty).map(\.word) == [], "\(line)")
            let groups = found.candidates.map(\.group)
            let changes = zip(groups, groups.dropFirst()).filter { $0 != $1 }.count
            #expect(changes == max(0, Set(groups).count - 1), "\(line) \(groups)")
            #expect(!groups.contains(""), "\(line)")
        }
    }

    @Test("no list inside a call is long")
    func length() throws {
        for line in ["Row(|", "Card(|", "Row(alignment: |", "Card(title: |", "Column(minimumSpacing: |"] {
            let words = try completions(of: line).map(\.word)
            #expect(words.count <= 12, "\(line) \(words)")
        }
    }

    @Test("parameters show their type and default, references their text")
    func descriptions() throws {
        func summary(_ word: String, _ line: String) throws -> String? {
            try completions(of: line).first { $0.word == word }?.summary
        }
        #expect(try summary("minimumSpacing:", "Row(|")?.hasPrefix("CGFloat = 0") == true)
        #expect(try summary("gap:", "Card(|") == "CGFloat = 8")
        #expect(try summary("#2", "select |")?.contains("\"Ada\"") == true)
        #expect(try summary("accent", "header.box(background: |") == "UIColor")
    }

    /// Lines with the cursor in the middle of a word, and the lines that the only candidate makes of them.
    private static let middles = [
        ("Row(ali|gnment: .top)", "Row(alignment: .top)"), ("Row(ali|gnment)", "Row(alignment:)"),
        ("Row(alignment: .cen|ter)", "Row(alignment: .center)"),
        ("header.box(backg|round: .red)", "header.box(background: .red)"), ("sele|ct #1", "select #1"),
        ("Lab|el(text: \"x\")", "Label(text: \"x\")"), ("Label|(text: \"x\")", "Label(text: \"x\")"),
        ("header.inse|t(uniform: 8)", "header.inset(uniform: 8)"),
        ("Label(text: \"a\") { $0.fo|nt = .x }", "Label(text: \"a\") { $0.font = .x }"),
        ("set #2 te|xt \"x\"", "set #2 text \"x\""), ("why #2 wid|th", "why #2 width"),
        ("select \"A|da\" ", "select \"Ada\" "), ("load card.s|wift", "load card.swift"),
        ("viewport iphone-pl|us", "viewport iphone-plus"), ("viewport iphone-pl|us-max", "viewport iphone-plus"),
    ]

    @Test("in the middle of a word, its rest is replaced")
    func middles() throws {
        let all = try completions(in: Self.middles.map { CompletionContext($0.0) })
        for ((line, completed), found) in zip(Self.middles, all) {
            let text = line.replacing("|", with: "")
            #expect(found.candidates.count == 1, "\(line) \(found.candidates.map(\.word))")
            let word = found.candidates.first?.word ?? ""
            #expect(text.prefix(found.start) + word + text.dropFirst(found.end) == completed, "\(line)")
        }
        // Before a word that has not begun, what is inserted is a word of its own.
        let lines = ["Row(|alignment: .top)", "|Label(text: \"a\")"]
        let behind = try completions(in: lines.map { CompletionContext($0) })
        #expect(behind.map(\.end) == [4, 0])
    }

    @Test("literals without a context have their own types at the cursor")
    func literals() throws {
        let words = [
            ("[1, 2].|", "first", "Int?"), ("[\"a\"].|", "first", "String?"),
            ("[Label(text: \"a\")].|", "first", "Label?"), ("[\"a\": 1].|", "first", "(key: String, value: Int)?"),
            ("(1, 2.5).|", "1", "Double"), ("Set([1]).|", "first", "Int?"), ("[1: \"a\"].first?.|", "value", "String"),
            ("[[1], [2]].|", "first", "[Int]?"), ("[].|", "first", "Element?"), ("[1, 2.5].|", "first", "Double?"),
            ("[1, 2].map { $0.|", "bitWidth", "Int"),
        ]
        for ((line, word, summary), found) in zip(words, try completions(in: words.map { CompletionContext($0.0) })) {
            let found = found.candidates
            #expect(found.first { $0.word == word }?.summary == summary, "\(line)")
            #expect(!found.contains { $0.summary.contains("<<") }, "\(line)")
        }
        // The members of the types that were not meant are absent.
        #expect(try !completions(of: "[1, 2].map { $0.|").contains { ["flatMap", "isNaN"].contains($0.word) })
        #expect(try completions(of: "[Card(title: \"a\")].first?.|").map(\.word).contains("flatMap") == false)
    }

    @Test("what is deprecated is not offered")
    func deprecated() throws {
        let session = Session.sharing()
        let lines = [
            "enum Kind { case new; @available(*, deprecated) case old;"
                + " @available(iOS, deprecated: 13) static let older = Kind.new;"
                + " @available(macOS, unavailable) static let usual = Kind.new }",
            "struct Item { var kind = Kind.new; @available(*, deprecated, renamed: \"b\") func a() {}; func b() {} }",
            "@available(*, deprecated) func former() -> Kind { .new }",
        ]
        for line in lines { _ = session.run(line: line) }
        for (line, expected) in [
            ("let kind: Kind = .", ["new", "usual"]), ("Kind.", ["new", "usual"]), ("Item().", ["kind", "b"]),
            ("let kind: Kind = fo", []),
        ] {
            let words = session.completer.completions(of: line, cursor: line.count).candidates.map(\.word)
            #expect(words.filter(["old", "older", "a", "former"].contains) == [], "\(line)")
            #expect(Array(words.prefix(expected.count)) == expected, "\(line) \(words)")
        }
    }

    @Test("the values of a closure come first, and a property is under no heading of modifiers")
    func closures() throws {
        let found = try completions(of: "Label(text: \"x\") { |")
        #expect(found.first?.word == "$0")
        let traits = try completions(of: "Label(text: \"x\") { $0.accessibilityT|")
        #expect(traits.map(\.group) == ["members and values"])
        #expect(try completions(of: "header.accessibilityTr|").map(\.group) == ["modifiers"])
    }

    @Test("words that differ have descriptions that differ, and the default is said in one way")
    func differentDescriptions() throws {
        for line in ["style text |", "autoshow on |", "colour auto |", "delete all |"] {
            #expect(try completions(of: line).isEmpty, "\(line)")
        }
        let exports = try completions(of: "export |")
        #expect(!exports.isEmpty && exports.allSatisfy { !$0.summary.contains("of this kind") })
        let (claims, phases) = (try completions(of: "expect #2 |"), try completions(of: "phase |"))
        for found in [claims, phases] {
            #expect(!found.isEmpty)
            #expect(Set(found.map(\.summary)).count == found.count)
        }
        let values = try completions(of: "set #2 isAccessibilityElement |")
        #expect(values.map(\.word).prefix(2) == ["true", "false"] && values.allSatisfy { !$0.summary.isEmpty })
        let alignments = try completions(of: "Row(alignment: |").filter { $0.summary.contains("the default") }
        #expect(alignments.map(\.summary) == ["The top edges are aligned (the default)."])
    }

    @Test("at 120 places, what comes first and what must not come are both tried")
    func count() {
        #expect(CompletionContext.all.filter { !$0.first.isEmpty && !$0.absent.isEmpty }.count >= 120)
        #expect(Set(CompletionContext.all.map { "\($0.line)\($0.tree)" }).count == CompletionContext.all.count)
    }
}

extension CompletionContext {
    static let all = swift + commands
}
