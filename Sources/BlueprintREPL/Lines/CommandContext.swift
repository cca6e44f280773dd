import BlueprintInspector

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
