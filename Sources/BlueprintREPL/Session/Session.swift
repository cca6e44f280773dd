import BlueprintInspector
import BlueprintUI

/// A document, its views and the selection: takes lines of input and returns their output.
///
/// A line goes one way: it is read, proposes an edit, is evaluated, laid out and shown, and its output is returned.
///
/// A session prints nothing and accesses files only through its ``SessionFiles``.
/// It owns deep trees: use and release it on one thread with a big stack (512 MB).
package final class Session {
    /// The options of the session; the terminal's size may change them later.
    package var options: SessionOptions
    /// The way in which the session ended; nil if it goes on, also if the session that should follow cannot be resumed.
    package var end: SessionEnd?
    /// The wish of the last line, which the program that owns the session takes; nil for none.
    package var wish: SessionWish?
    /// True if a look command or an expectation has run.
    package internal(set) var hasLooked = false

    let files: any SessionFiles
    let language: Language
    let screen: Screen
    /// The state that undo, a trial or a failed line brings back.
    var workspace: Workspace
    /// The lines so far.
    var transcript = SessionTranscript()
    /// The current input.
    var input = ""
    /// The files that were written.
    var written = WrittenFiles()
    /// The paths of the scripts that run each other, the outermost first.
    var runningScripts: [String] = []

    /// A session with an empty document.
    ///
    /// - Parameter other: a session on the same thread, whose table of names both use; to make one takes long.
    package init(
        files: any SessionFiles = NoFiles(),
        options: SessionOptions = SessionOptions(),
        sharingNamesOf other: Session? = nil
    ) {
        self.files = files
        self.options = options
        language = other.map { Language(sharing: $0.language) } ?? Language()
        language.evaluator.limits = options.limits.evaluation(isCancelled: options.isInterrupted)
        workspace = Workspace(document: Document(catalog: language.catalog))
        workspace.settings.style = options.style
        workspace.settingSources.note("the terminal", workspace.settings)
        screen = Screen(settings: workspace.settings, options: options)
    }

    /// A copy of another session with views of its own, but without files; its lines do not change the original.
    init(copying other: Session) {
        files = NoFiles()
        options = other.options
        options.isInteractive = false
        options.isSafe = true
        language = other.language
        workspace = other.workspace.trial
        screen = Screen(
            copying: other.screen,
            showing: workspace.current.value?.root,
            in: workspace.layoutEnvironment,
            settings: workspace.settings
        )
    }

    /// The document: Swift source with numbered nodes.
    package var document: Document { workspace.document }

    /// The lines that make the tree in another session: its settings, and the document.
    package var linesOfTree: [String] { settings.layoutLines + [document.source] }

    /// The numbers of the document's nodes, for the same tree in another session.
    package var numbering: NodeNumbering { NodeNumbering(document) }

    /// True if the document has contents that were neither loaded nor saved.
    package var isUnsaved: Bool { workspace.isUnsaved }

    /// True after `quit` and `resume`.
    package var isFinished: Bool { end != nil }

    /// Frees what the last line has left behind, which the next one does otherwise: call this when nobody waits.
    package func freeLeftovers() { screen.leftovers.free() }

    /// Forgets the line that an empty line repeats.
    package func forgetRepeatedLine() { workspace.stepper.lastLine = nil }

    /// The lines that the document prints when it is evaluated.
    package var printedLines: [String] { workspace.current.printed }

    /// The settings; the colour setting is applied by the program that owns the session.
    package var settings: Settings { workspace.settings }

    /// The element on the screen, with its surroundings and the result of its render.
    package var shown: ShownState { screen.contents.shown }

    /// The last render.
    package var render: Render { screen.render }

    /// False if the views were freed for a command that needs much memory; they are made again when they are needed.
    package var hasViews: Bool { screen.hasViews }

    /// The number of layouts so far, also in copies of the session.
    package var layoutCount: Int { screen.budget.layouts }

    // MARK: - Parts

    /// The context of the next line.
    var context: CommandContext { context(of: workspace) }

    /// Returns the context of the next line in a workspace.
    func context(of workspace: Workspace) -> CommandContext {
        CommandContext(
            workspace: workspace,
            screen: screen,
            language: language,
            commands: Commands.list,
            files: files,
            written: written,
            options: workspace.settings.style == .text ? options.unwrapped : options,
            input: input,
            trial: { [self] in try Trial(of: self).run($0) },
            trialRequest: { [self] in try Trial(of: self).carryOut($0) },
            example: { ExampleLines(lines: $0, columns: $1, style: workspace.settings.style).lastOutput }
        )
    }

    /// The presenter of edits.
    var presenter: Presenter {
        Presenter(screen: screen, language: language, options: options) { [self] in context(of: $0) }
    }

    // MARK: - The line editor

    /// The words before the prompt: the step or the selection.
    package var promptWords: String { workspace.promptWords }

    /// The expansion of aliases and of `rerun N`.
    var expansion: LineExpansion { LineExpansion(aliases: settings.aliases, typedLines: files.typedLines) }

    /// The completions of the next line.
    package var completer: Completer { context.completer }

    /// Returns true if the typed text is incomplete: a bracket or a literal is open, so the next line belongs to it.
    package func needsMore(after text: String) -> Bool { typed(text).needsMore }

    /// True if the last line was a command that writes a file.
    package var lastLineWritesFile: Bool { transcript.lastCommand?.writesFiles == true }

    /// Makes all steps of some work one for undo.
    package func asOneStep(_ work: () -> Void) {
        let before = workspace.history.count
        work()
        workspace.joinSteps(after: before)
    }
}
