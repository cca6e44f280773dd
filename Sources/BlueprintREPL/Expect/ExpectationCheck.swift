import BlueprintInspector
import BlueprintUI
import Foundation

/// Compares the claim of an `expect` line with the tree.
struct ExpectationCheck {
    let context: CommandContext
    let expectation: Expectation

    /// Returns the fact that the claim is about; of several elements, the first that contradicts the claim.
    ///
    /// - Throws: an ``InputError`` if the subject names nothing.
    func finding() throws -> ExpectationFinding {
        switch expectation.claim {
        case .count(let count, let comparison, let number):
            return try countFinding(count, comparison, number)
        case .warning(let text): return warningFinding(text)
        case .accessibility(let text): return try accessibilityFinding(text)
        case .tree(let isExpected): return try treeFinding(isExpected)
        default: break
        }
        guard let subject = expectation.subject else { return .init(holds: true, fact: "there is no subject") }
        let target = try context.resolver.target(subject)
        if target.elements.isEmpty {
            guard target.view != nil else {
                return .init(holds: false, fact: "\(subject.text) has no element in this tree")
            }
            return try finding(of: nil, view: target.view)
        }
        let findings = try target.elements.map { try finding(of: $0, view: target.view) }
        return findings.first { !$0.holds } ?? .all(findings)
    }

    /// Checks that the subject is a reference to something that there may be.
    ///
    /// - Throws: an ``InputError`` if it is no reference, or if a claim that something is gone names what there never was.
    func checkSubject() throws {
        guard let word = expectation.subject else { return }
        let reference = try context.resolver.reference(word)
        guard case .tree(false) = expectation.claim else { return }
        switch reference {
        case .number(let number), .path(let number?, _), .inner(.number(let number), _):
            guard number >= context.document.nextNumber else { return }
            throw InputError("there never was a #\(number)", fix: "name an element that is gone", at: word.offset)
        case .name(let name), .indexed(let name, _):
            let known = context.knownElementTypes
            guard !known.contains(name) else { return }
            let nearest = context.language.nearest(to: name, among: known)
            throw InputError(
                "'\(name)' is no type of an element and no declared value",
                fix: nearest.map(Fix.didYouMean) ?? "name a type such as Label",
                at: word.offset
            )
        case .text(let text), .indexedText(let text, _): try checkThereWas(text, at: word.offset)
        case .path, .inner, .view: return
        }
    }

    /// Throws an error for a text that no element can have shown in this session.
    ///
    /// Code may make any text with an interpolation, so nothing is known of a document that has one.
    private func checkThereWas(_ text: String, at offset: Int) throws {
        let sources = Set(context.workspace.history.sources + [context.document.source])
        let wanted = text.lowercased()
        let written = Quoted.literal(text).dropFirst().dropLast().lowercased()
        let isPossible = sources.contains { source in
            source.contains("\\(")
                || source.matches(of: Self.literal).contains { $0.output.lowercased().contains(written) }
        }
        guard !isPossible else { return }
        let shown = context.screen.snapshot.elements.interruptible.compactMap(\.content?.text)
        guard !shown.contains(where: { $0.lowercased().contains(wanted) }) else { return }
        let near = context.language.nearest(to: text, among: shown)
        throw InputError(
            "no element ever showed \(Quoted.literal(text))",
            fix: near.map { "did you mean \(Quoted.literal($0))?" } ?? "name an element that is gone",
            at: offset
        )
    }

    /// A text in quotation marks.
    private static var literal: Regex<Substring> { /"(?:[^"\\]|\\.)*"/ }

    private func treeFinding(_ isExpected: Bool) throws -> ExpectationFinding {
        guard let subject = expectation.subject else { return .init(holds: true, fact: "there is no subject") }
        let isThere: Bool
        do {
            let target = try context.resolver.target(subject)
            isThere = !target.elements.isEmpty || target.view != nil
        } catch let error as InputError {
            if isExpected { throw error }
            isThere = false
        }
        return .init(holds: isThere == isExpected, fact: "\(subject.text) is \(isThere ? "in" : "not in") the tree")
    }

    private func warningFinding(_ text: String) -> ExpectationFinding {
        let sentences = context.workspace.shown.findings.map { $0.warning(context.phrasing).sentence }
        guard let first = sentences.first else { return .init(holds: false, fact: "there are no warnings") }
        if let named = sentences.first(where: { $0.contains(text) }) {
            return .init(holds: true, fact: "the warning is: \(named)")
        }
        let more = sentences.count > 1 ? ", and \(sentences.count - 1) more" : ""
        return .init(holds: false, fact: "the warning is: \(first)\(more)")
    }

    private func accessibilityFinding(_ text: String) throws -> ExpectationFinding {
        let read = try context.answers.readElements
        if let found = read.first(where: { $0.reads(text) }) {
            return .init(holds: true, fact: "\(Quoted.literal(found.spoken)) is read")
        }
        let all = read.prefix(5).map { Quoted.literal($0.spoken) }
        let more = read.count > all.count ? ", and \(read.count - all.count) more" : ""
        return .init(
            holds: false,
            fact: all.isEmpty ? "nothing is read" : "these are read: \(all.joined(separator: "; "))\(more)"
        )
    }

    /// Compares a count; a sentence about warnings that is printed says that accessibility has some of its own.
    private func countFinding(
        _ count: Expectation.Count,
        _ comparison: Expectation.Comparison,
        _ number: TypedNumber
    ) throws -> ExpectationFinding {
        let actual = try self.count(count)
        let holds = comparison.holds(Double(actual), number)
        var fact = Self.words(for: actual, count)
        if !holds, let found = try found(count) { fact += " (\(found))" }
        if count == .warnings, !holds || context.options.isInteractive {
            let others = try self.count(.accessibilityWarnings)
            if others > 0 { fact += "; accessibility has \(others) of its own" }
        }
        return .init(holds: holds, fact: fact)
    }

    /// The number of things that a wrong count lists.
    private static let mostFound = 3

    /// Returns the things that a wrong count counted; nil if it counted none, or things that `tree` and `views` list.
    private func found(_ count: Expectation.Count) throws -> String? {
        let render = context.screen.render
        switch count {
        case .warnings:
            return list(context.workspace.shown.findings, "; ") { $0.warning(context.phrasing).sentence }
        case .accessibilityWarnings:
            let report = try context.answers.accessibilityReport(context.drawingOptions)
            return list(report.warnings, "; ") { report.sentence($0) }
        case .created: return list(render.viewChanges.created, ", ") { render.snapshot.views[$0].title }
        case .removed: return list(render.viewChanges.removed, ", ") { "v\($0)" }
        case .views, .elements, .reused, .moved: return nil
        }
    }

    /// Returns the first things in words, and the number of the others; nil if there are none.
    private func list<Thing>(_ things: [Thing], _ separator: String, saying words: (Thing) -> String) -> String? {
        let more = things.count - Self.mostFound
        let shown = things.prefix(Self.mostFound).map(words) + (more > 0 ? ["and \(more) more"] : [])
        return shown.isEmpty ? nil : shown.joined(separator: separator)
    }

    func count(_ count: Expectation.Count) throws -> Int {
        let snapshot = context.screen.snapshot
        let changes = context.screen.render.viewChanges
        switch count {
        case .views: return max(0, snapshot.views.count - 1)
        case .elements: return snapshot.elements.count
        case .created: return changes.created.count
        case .reused: return changes.reusedCount
        case .removed: return changes.removed.count
        case .moved: return context.movedViews.count
        case .warnings: return context.workspace.shown.findings.count
        case .accessibilityWarnings: return try context.answers.accessibilityWarnings.count
        }
    }

    /// Returns a count as a sentence: `there are 2 views`, `1 view was created`.
    private static func words(for number: Int, _ count: Expectation.Count) -> String {
        let isUpdate = Expectation.Count.ofUpdate.contains(count)
        let noun = isUpdate ? "view" : String(count.rawValue.dropLast())
        let things = number == 0 ? "no \(noun)s" : Phrasing.count(number, noun)
        return isUpdate
            ? "\(things) \(number == 1 ? "was" : "were") \(count.rawValue)"
            : "there \(number == 1 ? "is" : "are") \(things)"
    }

    private func finding(of element: Int?, view: Int?) throws -> ExpectationFinding {
        let place = ShownPlace(context: context, element: element, view: view)
        let record = element.flatMap {
            place.snapshot.elements.indices.contains($0) ? place.snapshot.elements[$0] : nil
        }
        switch expectation.claim {
        case .frame(let size, let origin):
            return frameFinding(about: place, record, size, at: origin)
        case .measure(let measure, let comparison, let number):
            let actual = place.value(of: measure)
            let holds = comparison.holds(actual, number)
            var fact = "\(place.name).\(measure.rawValue) is \(Phrasing.number(actual))"
            if !measure.isLength { fact += " in \(place.parentName)" }
            if !holds, !measure.isLength, let record, comparison.holds(measure.value(in: record.frame), number) {
                fact += placeInParent(record)
            }
            return .init(holds: holds, fact: fact)
        case .text(let text):
            let actual = record?.content?.text ?? ""
            let shown = actual.isEmpty ? "no text" : Quoted.literal(actual)
            return .init(holds: actual == text, fact: "\(place.name) shows \(shown)")
        case .truncated(let isExpected):
            let truncation = record?.content?.truncation
            return .init(
                holds: (truncation != nil) == isExpected,
                fact: truncation.map { "\(place.name) is \($0.participle): \($0.words)" }
                    ?? "\(place.name) is not truncated"
            )
        case .hidden(let isExpected):
            let isHidden = place.isHidden
            return .init(
                holds: isHidden == isExpected,
                fact: "\(place.name) is \(isHidden ? "" : "not ")hidden"
            )
        case .viewBacked(let isExpected):
            let isBacked = record?.isViewBacked ?? true
            return .init(
                holds: isBacked == isExpected,
                fact: isBacked ? "\(place.name) is view-backed" : "\(place.name) is not view-backed: flattened"
            )
        case .measuring(let measuring, let comparison, let number):
            guard let element else { return .init(holds: false, fact: "\(place.name) is a view, not an element") }
            let actual = measuring.count(in: ElementLedger(of: element, in: context.lastRender).tally)
            return .init(
                holds: comparison.holds(Double(actual), number),
                fact: "\(place.name) was \(measuring.rawValue) \(Phrasing.count(actual, "time"))"
            )
        case .lines(let comparison, let number):
            let lines = record.map(Self.lineCount) ?? 0
            return .init(
                holds: comparison.holds(Double(lines), number),
                fact: "\(place.name) shows \(Phrasing.count(lines, "line")) of text"
            )
        case .count, .tree, .warning, .accessibility: return try finding()
        }
    }

    /// Returns the number of lines of text that an element shows; titles side by side are one.
    static func lineCount(_ record: ElementRecord) -> Int { Set((record.content?.lines ?? []).map(\.y)).count }

    /// Returns the clause that an element has its place in the list of `tree`, which is relative to the parent element.
    private func placeInParent(_ record: ElementRecord) -> String {
        guard let parent = record.parent else { return "" }
        return "; tree lists it at \(context.phrasing.point(record.frame.origin)) in its parent "
            + context.labels[parent].full
    }

    /// Compares the frame of a place; if a number agrees only with the frame that `tree` lists, from before the rounding
    /// and relative to the parent element, says so.
    private func frameFinding(
        about place: ShownPlace,
        _ record: ElementRecord?,
        _ size: (TypedNumber, TypedNumber)?,
        at origin: (TypedNumber, TypedNumber)?
    ) -> ExpectationFinding {
        func agrees(_ pair: (TypedNumber, TypedNumber)?, _ one: CGFloat, _ other: CGFloat) -> Bool {
            pair.map { $0.0.agrees(with: one) && $0.1.agrees(with: other) } ?? true
        }
        let frame = place.frame
        let isSize = agrees(size, frame.size.width, frame.size.height)
        let isPlace = agrees(origin, frame.origin.x, frame.origin.y)
        var fact = "\(place.name) is \(context.phrasing.rect(frame)) in \(place.parentName)"
        if !isSize, let unrounded = record?.frame.size, agrees(size, unrounded.width, unrounded.height) {
            fact += "; it was \(context.phrasing.size(unrounded)) before its view was rounded to pixels"
        }
        if !isPlace, let record, agrees(origin, record.frame.origin.x, record.frame.origin.y) {
            fact += placeInParent(record)
        }
        return .init(holds: isSize && isPlace, fact: fact)
    }
}

/// The frame of an element: of its view in the parent view, or of the element in the nearest view-backed ancestor.
struct ShownPlace {
    let snapshot: RenderSnapshot
    let name: String
    let parentName: String
    let frame: CGRect
    let isHidden: Bool

    init(context: CommandContext, element: Int?, view: Int?) {
        let snapshot = context.screen.snapshot
        self.snapshot = snapshot
        let labels = context.labels
        func title(_ view: ViewRecord?) -> String {
            guard let view else { return "BlueprintView v1" }
            return view.element.map { labels[$0].full } ?? "\(view.className) \(view.reference)"
        }
        let own = view.flatMap { snapshot.view(number: $0) } ?? element.flatMap { snapshot.view(of: $0) }
        if let own {
            name = title(own)
            let parent = own.parent.map { snapshot.views[$0] }
            parentName = parent?.number == 1 ? Self.viewport : title(parent)
            frame = own.frame
            isHidden = own.attributes.isHidden
            return
        }
        guard let element, snapshot.elements.indices.contains(element) else {
            (name, parentName, frame, isHidden) = ("it", "the tree", .zero, false)
            return
        }
        var rect = snapshot.elements[element].frame
        var hidden = snapshot.elements[element].attributes.isHidden
        var next = snapshot.elements[element].parent
        while let index = next, !snapshot.elements[index].isViewBacked {
            rect.origin.x += snapshot.elements[index].frame.origin.x
            rect.origin.y += snapshot.elements[index].frame.origin.y
            hidden = hidden || snapshot.elements[index].attributes.isHidden
            next = snapshot.elements[index].parent
        }
        name = labels[element].full
        parentName = next.map { labels[$0].full } ?? Self.viewport
        frame = rect
        isHidden = hidden
    }

    /// The name of the view around the outermost one, as `why` calls it.
    private static let viewport = "the viewport"

    /// Returns one number of the frame, in points.
    func value(of measure: FrameMeasure) -> Double {
        measure.value(in: frame)
    }
}
