import BlueprintInspector
import SwiftInterpreter

/// All that a line can look at or change: the workspace, the screen, and the parts that never change.
struct CommandContext {
    /// The state that the line may change; it becomes the session's when the line has succeeded.
    var workspace: Workspace
    /// The screen, which only the session changes.
    let screen: Screen
    let language: Language
    let commands: CommandList
    let files: any SessionFiles
    let written: WrittenFiles
    var options: SessionOptions
    /// The whole input, for errors that repeat it.
    let input: String
    /// Runs lines in a copy of the session, and returns the copy; throws the error of the first line that fails.
    let trial: ([String]) throws -> CommandContext
    /// Carries out a request in a copy of the session, and returns the copy and the outputs; throws the first error.
    let trialRequest: (@escaping Request) throws -> Tried
    /// Runs lines in a new session that is as wide as some columns, and returns the output of the last one.
    let example: (_ lines: [String], _ columns: Int) -> StyledText

    /// The declaration whose elements have numbers for this line; nil for most lines.
    var opened: OpenedDeclaration?

    /// Changes a workspace, and returns what is asked of the session.
    typealias Request = (inout CommandContext) throws -> LineResult

    /// A copy of a session after a request, and the outputs about it.
    typealias Tried = (context: CommandContext, outputs: [Output])

    /// The current document.
    var document: Document { workspace.document }
    var selection: Selection { workspace.selection }
    var settings: Settings { workspace.settings }
    var cursor: TraceCursor? { workspace.stepper.cursor }

    /// The lines that a drawing follows.
    var autoshow: Settings.Autoshow { settings.autoshow ?? usualAutoshow }

    /// The lines that a drawing follows if no line has set them.
    var usualAutoshow: Settings.Autoshow { options.isInteractive ? .on : .off }

    /// The labels of the elements on the screen.
    var labels: NodeLabels { workspace.shown.labels }

    /// The last render.
    var lastRender: Trace { screen.trace }

    /// The last render at the current step, as the look commands show it.
    var snapshot: RenderSnapshot { cursor?.snapshot ?? screen.snapshot }

    /// The last render up to the current step.
    var renderSoFar: Trace {
        var trace = lastRender
        guard let cursor else { return trace }
        trace.events = Array(trace.events.prefix(cursor.position))
        trace.snapshot = cursor.snapshot
        return trace
    }

    /// The numbers of the document's nodes, by the tags of the elements that they make.
    var names: NodeNames { workspace.current.names }

    /// True if the document makes an element.
    var hasTree: Bool { workspace.hasTree }

    /// Throws an error if there is no tree.
    func needTree() throws {
        guard hasTree else {
            throw InputError("there is no tree yet", fix: .advice(firstElementFix))
        }
    }

    /// The fix where an element is needed and there is none: a declared one, if there is one.
    var firstElementFix: String {
        let declared = document.outline.declarations.last { $0.makesElement }
        let element = declared.map { "\($0.name)(…)" } ?? "Label(text: \"Hello\")"
        return "type an element, such as \(element)"
    }
}

/// The declarations that a command can name.
extension CommandContext {
    /// The declarations of the document that have a name of their own.
    var declarations: [Outline.Declaration] { document.outline.declarations.filter { $0.keyword != "extension" } }

    /// Returns the declaration of a name; nil if there is none.
    func declaration(named word: Word?) -> Outline.Declaration? {
        word.flatMap { word in declarations.first { $0.name == word.text } }
    }

    /// Returns the names of the declarations for completion.
    ///
    /// - Parameter leadsOn: true if something must follow the name.
    func declarationNames(leadsOn: Bool = false) -> [Completion] {
        declarations.map {
            Completion($0.name, summary: "\($0.keyword) of the document", group: "declarations", leadsOn: leadsOn)
        }
    }
}

/// The elements on the screen that nodes of the document make.
extension CommandContext {
    /// Returns the position of a selected element in the tree; the first if the node makes several.
    func index(of selection: Selection.Item) -> Int? {
        switch selection {
        case .node(let number): elements(ofNode: number).first
        case .generated(let path): labels.index(of: path)
        }
    }

    /// Returns the positions of the elements that a node of the document makes.
    func elements(ofNode number: Int) -> [Int] {
        guard let node = document.outline.node(number) else { return [] }
        let places = document.outline.madeAt(node)
        let elements = screen.snapshot.elements
        let offsets = workspace.current.offsetsOfTags
        return elements.indices.filter { offsets(elements[$0].sourceTag).map(places.contains) ?? false }
    }

    /// Returns the element that a call in a declaration makes, the nearest to the path of the call; nil if it makes none.
    func item(madeBy call: ProposedEdit.InnerCall) -> Selection.Item? {
        let elements = screen.snapshot.elements
        let made = elements.indices.filter {
            workspace.current.offsets(ofTag: elements[$0].sourceTag).contains(call.offset)
        }
        return labels.nearest(to: call.path, among: made).map { index in
            labels.number(of: index).map(Selection.Item.node) ?? .generated(labels.reference(of: index))
        }
    }

    /// Returns the number of the node that made an element, or else of its nearest ancestor with a number.
    func nearestNumber(ofElement index: Int) -> Int? {
        var next: Int? = index
        while let index = next, screen.snapshot.elements.indices.contains(index) {
            let element = screen.snapshot.elements[index]
            let offset = workspace.current.offset(ofTag: element.sourceTag)
            if let number = offset.flatMap(document.outline.number) { return number }
            next = element.parent
        }
        return nil
    }

    /// Returns true if a word names a view on the screen, such as `v2`.
    func isView(_ word: Word) -> Bool {
        guard case .view(let number)? = try? Reference(word) else { return false }
        return snapshot.view(number: number) != nil
    }

    /// The number of the selected node, or of the node that generated the selected element.
    var anchorNumber: Int? {
        switch selection.item {
        case .node(let number): number
        case .generated(let path):
            labels.index(of: path).flatMap { index in nearestNumber(ofElement: index) }
        case nil: nil
        }
    }

    /// The label of the selected element if it has no number; nil for other selections.
    var labelOfInnerSelection: NodeLabel? {
        guard case .generated(let path) = selection.item else { return nil }
        return labels.index(of: path).map { labels[$0] }
    }

    /// Sentences about the selected item; none if the selection is empty.
    var selectionWords: [String] {
        guard let item = selection.item else { return [] }
        var parts: [String] = []
        if case .node(let number) = item, case let made = elements(ofNode: number), made.count > 1 {
            let count = Phrasing.count(made.count, "element")
            parts.append("\(document.label(number)) is selected; it makes \(count)")
            parts.append("the first is \(description(ofElement: made[0]))")
        } else if let index = index(of: item) {
            parts.append("\(description(ofElement: index)) is selected")
        } else if case .node(let number) = item {
            parts.append("\(document.label(number)) is selected; it makes no element now")
        }
        if case .node(let number) = item, let node = document.outline.node(number), node.isList,
            !selection.isListClosed
        {
            parts.append("next: into it")
        }
        return parts
    }

    /// The outermost element.
    var outermost: Selection.Item? {
        if let number = labels.number(of: 0) { return .node(number) }
        if let node = document.outline.rootNode { return .node(node.number) }
        return screen.snapshot.elements.isEmpty ? nil : .generated(labels.reference(of: 0))
    }
}

/// The arguments and properties of nodes, also of those whose types or functions the document declares.
extension CommandContext {
    /// Returns the argument of a node's call, or the property of its element, with a name.
    ///
    /// - Throws: an ``InputError`` with the nearest name if it is neither.
    func setting(
        _ name: String,
        of node: DocumentNode,
        takesClosures: Bool = false,
        at offset: Int
    ) throws -> Language.Setting {
        let declared = declaredForms(of: node)
        return try language.setting(name, of: node, declared: declared, takesClosures: takesClosures, at: offset)
    }

    /// Returns the names that `set` takes for a node, in alphabetical order; with closures, those that `extract` takes.
    func settingNames(of node: DocumentNode, takesClosures: Bool = false) -> [String] {
        language.settingNames(of: node, declared: declaredForms(of: node), takesClosures: takesClosures)
    }

    /// Returns the default value of an argument that a node's call leaves out, as Swift source; nil if none is known.
    func defaultValue(of name: String, of node: DocumentNode) -> String? {
        language.defaultValue(of: name, of: node, declared: declaredForms(of: node))
    }

    /// Returns the labels of the forms of a node's call, in order.
    func labels(of node: DocumentNode) -> [String] {
        let type = node.owner == nil ? language.table.elementType(named: node.typeName) : nil
        let forms = type?.members.initializers.map(\.signature) ?? declaredForms(of: node)
        return forms.flatMap(\.parameters).compactMap(\.label)
    }

    /// Returns the values of a type that a word names: the cases and static members of a type of the document.
    func declaredValues(of type: WrittenType) -> [String] {
        type.unwrapped.name.flatMap { workspace.current.value?.summary(ofTypeNamed: $0)?.values } ?? []
    }

    /// Returns those of the values that completion offers: those that are not deprecated.
    func offeredValues(of type: WrittenType) -> [String] {
        guard let own = type.unwrapped.name.flatMap({ workspace.current.value?.summary(ofTypeNamed: $0) }) else {
            return []
        }
        return own.values.filter { !own.deprecated.contains($0) }
    }

    private func declaredForms(of node: DocumentNode) -> [Signature] {
        node.isModifier ? [] : workspace.current.value?.forms(ofCall: node.qualifiedName) ?? []
    }
}

/// Commands that ask questions.
extension CommandContext {
    /// Throws an error where nobody can answer.
    func needTerminal(for command: String) throws {
        guard !options.isInteractive else { return }
        throw InputError(
            "'\(command)' asks questions at a terminal",
            fix: "type it in a session, or run blueprint learn --quiz 5"
        )
    }
}

extension Difficulty {
    /// Returns the difficulty that a word names.
    static func named(_ word: Word) throws -> Difficulty {
        if let found = Difficulty(rawValue: word.text) { return found }
        let names = allCases.map(\.rawValue)
        let near = NearWord.nearest(to: word.text, among: names)
        throw InputError(
            "'\(word.text)' is not a difficulty",
            fix: near.map(Fix.didYouMean) ?? "the difficulties are \(names.joined(separator: ", "))",
            at: word.offset
        )
    }
}
