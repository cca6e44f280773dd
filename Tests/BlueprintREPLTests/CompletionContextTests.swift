import BigStack
import BlueprintREPL
import Testing

/// Completion at the places where users type.
@Suite("CompletionContext")
struct CompletionContextTests {
    private func completions(in contexts: [CompletionContext]) throws -> [Completions] {
        try onBigStack {
            let files = MemoryFiles(CompletionContext.fileTexts)
            let trees = CompletionContext.Tree.allCases
            let sessions = trees.map { tree in
                let session = Session(files: files)
                for line in tree.lines { _ = session.run(line: line) }
                return session
            }
            return contexts.map { context in
                let parts = context.line.split(separator: "|", omittingEmptySubsequences: false)
                let index = trees.firstIndex(of: context.tree) ?? 0
                return sessions[index].completer.completions(of: parts.joined(), cursor: parts[0].count)
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

    @Test("at 120 places, what comes first and what must not come are both tried")
    func count() {
        #expect(CompletionContext.all.filter { !$0.first.isEmpty && !$0.absent.isEmpty }.count >= 120)
        #expect(Set(CompletionContext.all.map { "\($0.line)\($0.tree)" }).count == CompletionContext.all.count)
    }
}

extension CompletionContext {
    static let all = swift + commands
}
