import BigStack
import BlueprintInspector
import BlueprintREPL
import Foundation
import TestSessions
import TestTiers
import Testing

/// The reasons of `diff` for created and removed views, each checked against both trees.
@Suite struct DiffTruthTests {
    @Test(arguments: 0..<TestTier.choice(fast: 3, merge: 12, all: 100)) func everyReasonIsTrueOfTheTrees(
        seed: Int
    ) throws {
        var reasons = 0
        try onBigStack {
            var options = SessionOptions()
            options.givesJSON = true
            let session = Session.sharing(options: options)
            var lines = RandomLines(seed: seed)
            for line in lines.start() { _ = session.run(line: line) }
            for _ in 0..<40 {
                let before = session.shown.snapshot
                let line = lines.next(in: session)
                guard !session.run(line: line).contains(where: \.isFailure) else { continue }
                let after = session.shown.snapshot
                guard let json = session.run(line: "diff --all").compactMap(\.json).first?.text else { continue }
                let truth = try DiffTruth(json, before, after)
                // A line that renders nothing leaves the last difference.
                guard truth.isOfTheseTrees else { continue }
                #expect(truth.faults.isEmpty, "seed \(seed), \(line): \(truth.faults)")
                reasons += truth.reasons
            }
        }
        #expect(reasons > 10, "seed \(seed)")
    }

    @Test func aViewInAnotherViewIsNotSaidToBeInANewOne() throws {
        let printed = try lastOutput(
            "Column { Row { Label(text: \"A\") }.box(); Row { TextField(text: \"B\") }.box() }",
            "remove Box[0]",
            "diff"
        )
        #expect(printed.contains("  v6: its parent view, that of Box #7, is now v2, it was v3"), "\(printed)")
        #expect(!printed.contains("v2, is new"))
    }

    @Test func aChangeDoesNotHideAnother() throws {
        func difference(_ tree: String, _ edit: String...) throws -> [String] {
            try run([tree] + edit + ["diff"]).last?.components(separatedBy: "\n").filter { $0.hasPrefix("~") } ?? []
        }
        let labels = "Column(minimumSpacing: 0) { Label(text: \"A\"); Label(text: \"B\").box(background: .red) }"
        #expect(
            try difference(labels, "select #2", "set text \"AAAA\"").first
                == "~ Label #2  8×16 → 32×16   \"A\" → \"AAAA\""
        )
        #expect(try difference(labels, "select Box", "set background .green") == ["~ Box #4  fill red → green"])
        #expect(
            try difference(labels, "move #2 after #4") == [
                "~ Box #4    at 0,144 → 0,0   order after Label #2 → first", "~ Label #2  at 0,0 → 0,144",
            ]
        )
        #expect(
            try difference("Column { Label(text: \"A\"); Row { Label(text: \"B\") } }", "move #2 into #3").last
                == "~ Label #2  at 0,0 → 8,0   parent Column #1 → Row #3"
        )
        #expect(try difference("Label(text: \"A\").opacity(0.5)", "set opacity 0.7") == ["~ Label #1  alpha 0.5 → 0.7"])
        #expect(
            try difference("Label(text: \"A\").hidden(true)", "set hidden false").last
                == "~ Label #1  hidden true → false"
        )
        #expect(
            try difference("Label(text: \"A\").aligned(vertically: .top, horizontally: .leading)", "viewport 200x160")
                == [
                    "~ viewport    300×160 → 200×160", "~ Aligned #2  300×160 → 200×160",
                ]
        )
        #expect(try difference("Label(text: \"A\").inset(uniform: 0.25)", "scale 4").first == "~ scale     1 → 4")
    }

    @Test func aLongTextIsShownWhereItDiffers() throws {
        let text = "This text is so long that not all of it has room in a line of the list, part "
        let printed = try lastOutput("Label(text: \"\(text)1\")", "set text \"\(text)2\"", "diff")
        #expect(printed.contains("\"… list, part 1\" → \"… list, part 2\""), "\(printed)")
    }

    @Test func manyChangesOfAnElementTakeLinesOfTheirOwn() throws {
        let printed = try lastOutput(
            "Label(text: \"the first of two texts\").box(background: .red, borderStyle: .solid(color: .black, width: 1))",
            "replace Label(text: \"another text, which is longer\").box(background: .green, cornerStyle: .rounded(radius: 8), "
                + "borderStyle: .solid(color: .blue, width: 2)).opacity(0.5)",
            "diff"
        )
        #expect(printed.components(separatedBy: "\n").allSatisfy { $0.count <= 80 }, "\(printed)")
    }
}

/// The reasons of one difference, checked against the trees before and after.
private struct DiffTruth {
    private struct Document: Decodable {
        struct Element: Decodable {
            var index: Int; var parent: Int?; var reference: String; var type: String; var identifier: String
            var name: String?
        }
        struct Row: Decodable { var element: String; var type: String; var before: String? }
        struct View: Decodable { var view: String; var element: String?; var why: String? }
        var before: [Element]
        var after: [Element]
        var appeared: [Row]
        var gone: [Row]
        var created: [View]
        var removed: [View]
    }

    private let document: Document
    private let before: RenderSnapshot
    private let after: RenderSnapshot
    private(set) var faults: [String] = []
    private(set) var reasons = 0

    init(_ json: String, _ before: RenderSnapshot, _ after: RenderSnapshot) throws {
        document = try JSONDecoder().decode(Document.self, from: Data(json.utf8))
        (self.before, self.after) = (before, after)
        guard isOfTheseTrees else { return }
        for view in document.created { judge(view, isCreated: true) }
        for view in document.removed { judge(view, isCreated: false) }
    }

    var isOfTheseTrees: Bool {
        document.before.map(\.identifier) == before.elements.map(\.identifier)
            && document.after.map(\.identifier) == after.elements.map(\.identifier)
            && Set(document.created.map(\.view)).isSubset(of: Set(after.views.map(\.reference)))
    }

    /// The full name of an element.
    private static func name(_ element: Document.Element) -> String {
        element.name ?? "\(element.type) \(element.reference)"
    }

    /// Returns the names of the elements around one, up to the element of its parent view, which is the last.
    private static func around(_ view: ViewRecord, _ snapshot: RenderSnapshot, _ elements: [Document.Element])
        -> [String]
    {
        view.flattened.map { name(elements[$0.element]) }
    }

    private mutating func judge(_ listed: Document.View, isCreated: Bool) {
        guard let why = listed.why else { return }
        reasons += 1
        let (snapshot, elements) = isCreated ? (after, document.after) : (before, document.before)
        guard let view = snapshot.views.first(where: { $0.reference == listed.view }), let element = view.element else {
            return faults.append("\(listed.view) is no view of the tree")
        }
        let own = elements[element]
        let isFalse = !holds(why, of: view, own, isCreated: isCreated)
        if isFalse { faults.append("\(listed.view) of \(Self.name(own)): \(why)") }
    }

    private func parent(_ view: ViewRecord, _ snapshot: RenderSnapshot) -> ViewRecord? {
        view.parent.map { snapshot.views[$0] }
    }

    private func isTold(_ name: Substring, in rows: [Document.Row], of elements: [Document.Element]) -> Bool {
        let references = Set(elements.filter { Self.name($0) == name }.map(\.reference))
        return rows.contains { references.contains($0.element) }
    }

    private func holds(_ why: String, of view: ViewRecord, _ own: Document.Element, isCreated: Bool) -> Bool {
        let (oldViews, newViews) = (Set(before.views.map(\.reference)), Set(after.views.map(\.reference)))
        if let match = why.wholeMatch(of: /(.+) is new(: no sibling had its key)?/), !why.contains("parent view") {
            return match.2 != nil || isTold(match.1, in: document.appeared, of: document.after)
        }
        if let match = why.wholeMatch(of: /(.+) is no longer in the tree(: no sibling has its key)?/) {
            return match.2 != nil || isTold(match.1, in: document.gone, of: document.before)
        }
        if let match = why.wholeMatch(of: /its parent view, (v\d+), is new/) {
            let isParent = !isCreated || parent(view, after)?.reference == String(match.1)
            return isParent && !oldViews.contains(String(match.1)) && newViews.contains(String(match.1))
        }
        if let match = why.wholeMatch(of: /its parent view, that of (.+), is now (v\d+), it was (v\d+)/) {
            let (now, was) = (String(match.2), String(match.3))
            let reference = isCreated ? parent(view, after)?.reference : parent(view, before)?.reference
            return reference == (isCreated ? now : was) && oldViews.contains(now) && newViews.contains(now)
                && oldViews.contains(was) && now != was
        }
        if let match = why.wholeMatch(of: /path changed: (.+) is now its parent view/) {
            guard isCreated else { return true }
            return parent(view, after)?.element.map { Self.name(document.after[$0]) } == String(match.1)
        }
        if let match = why.wholeMatch(of: /path changed: (.+) is no longer its parent view/) {
            guard !isCreated else { return true }
            return parent(view, before)?.element.map { Self.name(document.before[$0]) } == String(match.1)
        }
        if let match = why.wholeMatch(of: /path changed: (.+) now wraps? it( instead of (.+))?/) {
            if match.1.contains(" more") { return true }
            let names = match.1.replacing(" and ", with: ", ").split(separator: ", ").map(String.init)
            guard isCreated else {
                let around = Self.around(view, before, document.before)
                return Set(names).isDisjoint(with: around) || names.allSatisfy { $0.contains("/") || $0.contains("›") }
            }
            return Set(names).isSubset(of: Self.around(view, after, document.after))
        }
        if let match = why.wholeMatch(of: /path changed: (.+) no longer wraps? it/) {
            if match.1.contains(" more") { return true }
            let names = match.1.replacing(" and ", with: ", ").split(separator: ", ").map(String.init)
            guard !isCreated else {
                let around = Self.around(view, after, document.after)
                return Set(names).isDisjoint(with: around) || names.allSatisfy { $0.contains("/") || $0.contains("›") }
            }
            return Set(names).isSubset(of: Self.around(view, before, document.before))
        }
        if let match = why.wholeMatch(of: /path changed: (.+) is now (.+), it was (.+)/) {
            let now = document.after.contains { Self.name($0) == String(match.1) && $0.identifier == String(match.2) }
            return now && document.before.contains { $0.identifier == String(match.3) } && match.2 != match.3
        }
        if let match = why.wholeMatch(of: /class changed from (\w+) to (\w+)/) {
            return view.className == String(isCreated ? match.2 : match.1) && match.1 != match.2
        }
        if let match = why.wholeMatch(of: /(.+) was not view-backed/) {
            return isCreated && Self.name(own) == String(match.1)
        }
        if let match = why.wholeMatch(of: /(.+) is no longer view-backed/) {
            return !isCreated && Self.name(own) == String(match.1)
        }
        return false
    }
}
