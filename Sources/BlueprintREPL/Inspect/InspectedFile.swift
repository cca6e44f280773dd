import BlueprintInspector

/// A file that the inspector shows and follows: a Swift file, or a script.
package struct InspectedFile {
    /// The name, for people.
    let name: String
    /// The Swift file as it is watched; nil for a script.
    let watched: WatchedFile?
    /// Makes a session for a script.
    let makeSession: () -> Session
    /// The session that shows the file.
    var session: Session
    /// The source of the document after a script has run.
    var scriptSource = ""
    /// The error of the current text, with its place; nil if what is shown is the text.
    var fault: StyledText?
    /// True if the text could not be read at all.
    var isMissing = false

    /// True if lines have changed the document since the file was read, and no file has the result.
    var hasUnsavedEdits: Bool { (watched != nil || isEdited) && session.isUnsaved }

    /// True if lines have changed the document since the file was read.
    var isEdited: Bool { watched?.isEdited ?? (session.document.source != scriptSource) }

    /// The name of a file, or of the files of a module, and its kind.
    package struct Source {
        let name: String
        let isScript: Bool

        /// A script, which has lines of a session, or Swift.
        package init(_ name: String, isScript: Bool) {
            self.name = name
            self.isScript = isScript
        }
    }
}

/// Following files.
extension Inspection {
    /// An inspector of files.
    ///
    /// - Parameters:
    ///   - expression: The element to show of Swift files that only declare, in Swift; nil looks for one.
    ///   - preview: The preview to show of Swift files, by its name or number; nil for the element of the file, or its
    ///     first preview.
    ///   - history: the lines that `:` recalls, oldest first.
    ///   - makeSession: Makes a session in which a script runs.
    ///   - perform: Runs a line.
    package convenience init(
        files sources: [InspectedFile.Source],
        showing expression: String? = nil,
        preview: String? = nil,
        options: SessionOptions,
        history: [String] = [],
        makeSession: @escaping () -> Session,
        perform: @escaping Performer = { $0.run($1) }
    ) {
        let files = sources.map { source in
            let watched =
                source.isScript
                ? nil
                : WatchedFile(
                    source.name,
                    showing: expression,
                    preview: preview,
                    takesLines: true,
                    files: makeSession().files,
                    options: options
                )
            return InspectedFile(
                name: source.name,
                watched: watched,
                makeSession: makeSession,
                session: watched?.session ?? makeSession()
            )
        }
        self.init(files.first?.session ?? makeSession(), history: history, perform: perform)
        self.files.files = files
    }

    /// An inspector of a file that is watched, in its session.
    package convenience init(
        watching file: WatchedFile,
        history: [String] = [],
        perform: @escaping Performer = { $0.run($1) }
    ) {
        self.init(file.session, history: history, perform: perform)
        let session = file.session
        files.files = [
            InspectedFile(
                name: file.name,
                watched: file,
                makeSession: { session },
                session: session,
                fault: file.fault
            )
        ]
        if let fault = file.fault { state.say(fault, isFault: true) }
        selectRoot(in: session)
    }

    /// Runs lines of settings in the session of each Swift file; returns the first error.
    package func begin(with lines: [String]) -> StyledText? {
        for file in files.files {
            for line in lines {
                if let failure = file.session.run(line: line).first(where: \.isFailure) { return failure.text }
            }
        }
        files.openingLines = lines
        let isInWords = files.files.contains { $0.session.settings.style == .text }
        return isInWords ? InputError.noDrawingsInWords.text(in: "") : nil
    }

    /// Takes the current text of a file; what changed is marked until the next key.
    ///
    /// - Parameter isOutdated: called repeatedly during the evaluation; if it returns true, the evaluation is stopped.
    package func take(_ text: String, ofFileAt index: Int, isOutdated: @escaping () -> Bool = { false }) {
        guard files.files.indices.contains(index) else { return }
        take(ModuleText(text, path: files.files[index].name), ofFileAt: index, isOutdated: isOutdated)
    }

    /// Takes the current text of the files of a module, which are shown as one.
    package func take(_ module: ModuleText, ofFileAt index: Int, isOutdated: @escaping () -> Bool = { false }) {
        guard files.files.indices.contains(index) else { return }
        let file = files.files[index]
        // The session has written it.
        guard file.watched?.knows(module) != true else { return forgetFault(ofFileAt: index) }
        let isFirst = !file.session.workspace.hasTree
        let reference = isFirst ? nil : selectedReference(in: file.session)
        let isShown = index == files.current
        let wasEdited = file.watched == nil && file.isEdited
        let isSame = file.session.workspace.ownFiles?.module.sources == module.files
        let changed = isSame ? file.watched?.companions.first?.shownPath ?? file.name : file.name
        var failure: StyledText?
        let work = { [self] () -> Void in
            if let watched = file.watched {
                let output = watched.take(module, isOutdated: isOutdated)
                if output.isFailure { failure = output.text }
            } else {
                failure = run(script: module.text, ofFileAt: index)
            }
            if isShown { self.session = files.files[index].session }
        }
        if isShown { keepingPlace(work) } else { work() }
        (files.files[index].fault, files.files[index].isMissing) = (failure, false)
        let session = files.files[index].session
        _ = reference.map { session.run(line: "select \($0)") }
        selectRoot(in: session)
        guard isShown else { return }
        state.clearNews()
        state.seeksSelection = true
        if let failure { return state.say(failure, isFault: true) }
        refreshPage()
        state.marksChanges = !isFirst
        let stubs = file.watched?.stubWords
        let separator = " \(session.context.glyphs.dot) "
        guard !isFirst else {
            let words = [stubs, file.watched?.previewWords].compactMap(\.self).joined(separator: separator)
            return words.isEmpty ? () : state.say(words, style: .dim)
        }
        let edits = file.watched?.earlierEdits ?? (wasEdited ? .dropped : .none)
        let words = "\(changed) has changed\(edits.words)"
        state.say([words, stubs].compactMap(\.self).joined(separator: separator), style: .changed)
    }

    /// Notes that a file has the text that is shown again.
    private func forgetFault(ofFileAt index: Int) {
        guard files.files[index].fault != nil else { return }
        files.files[index].fault = nil
        files.files[index].watched?.forgetFault()
        if index == files.current { state.clearNews() }
    }

    /// The columns beside a sentence.
    private static let margins = 2

    /// The sentence about edits that leaving loses, as long as a row has room for; nil if there are none.
    var unsavedEdits: String? {
        let unsaved = files.files.filter(\.hasUnsavedEdits)
        guard let first = unsaved.first else { return nil }
        let others = unsaved.count > 1 ? " and \(Phrasing.count(unsaved.count - 1, "other"))" : ""
        let save = first.watched == nil ? ":save FILE keeps them" : ":save writes them"
        let name = first.name.split(separator: "/").last.map(String.init) ?? first.name
        let sentences = ["of \(first.name)\(others)", "of \(name)\(others)", "made here"].map {
            "the edits \($0) are not saved: \(save), q again drops them"
        }
        return sentences.first { $0.count <= size.columns - Self.margins } ?? "the edits are not saved: q drops them"
    }

    /// Notes that a file cannot be read.
    package func refuse(_ reason: String, ofFileAt index: Int) {
        _ = files.files[index].watched?.refuse(reason)
        let fault = StyledText("\(files.files[index].name): \(reason)", style: .error)
        (files.files[index].fault, files.files[index].isMissing) = (fault, true)
        if index == files.current { state.say(fault, isFault: true) }
    }

    /// Shows another file.
    func show(fileAt index: Int) {
        guard files.files.count > 1 else { return state.say("there is no other file", style: .dim) }
        files.current = (index + files.files.count) % files.files.count
        session = files.files[files.current].session
        (state.list.folding, state.list.scroll, state.drawing.scroll) = (ListFolding(), 0, InspectState.Scroll())
        state.closePage()
        state.seeksSelection = true
    }

    private func selectRoot(in session: Session) {
        if session.workspace.selection.item == nil, session.workspace.hasTree { _ = session.run(line: "root") }
    }

    private func selectedReference(in session: Session) -> String? {
        let context = session.context
        return context.selection.item.flatMap { context.index(of: $0) }.map { context.labels.reference(of: $0) }
    }

    /// Runs a script in a new session; returns its first failure.
    ///
    /// After an error, the last good state stays, if there is one. An expectation that does not hold is no reason not to
    /// show the tree: it is one to look at it.
    private func run(script: String, ofFileAt index: Int) -> StyledText? {
        let next = files.files[index].makeSession()
        for line in files.openingLines { _ = next.run(line: line) }
        var first: Output?
        for input in ScriptLines(script) where first?.kind != .error {
            guard let failure = next.run(line: input.text).first(where: \.isFailure) else { continue }
            guard first == nil || failure.kind == .error else { continue }
            let place = SourcePlace(file: files.files[index].name, firstLine: input.line, input: input.text)
            first = place.located(failure, style: next.settings.style)
        }
        if first?.kind != .error || files.files[index].session.document.isEmpty {
            next.options.isInteractive = false
            files.files[index].session = next
            files.files[index].scriptSource = next.document.source
        }
        return first?.text
    }
}

/// The files that an inspector shows, one at a time.
struct InspectedFiles {
    /// The files, in the order in which they were named.
    var files: [InspectedFile] = []
    /// The position of the file that is shown.
    var current = 0
    /// The settings that each session begins with.
    var openingLines: [String] = []

    /// The error of the file that is shown; nil for none.
    var fault: StyledText? { files.indices.contains(current) ? files[current].fault : nil }

    /// The name of the file that is shown, with its number if there are several; empty if there are none.
    var title: String {
        guard files.indices.contains(current) else { return "" }
        let fault = files[current].fault == nil ? "" : files[current].isMissing ? " cannot be read" : " has an error"
        return files[current].name + (files.count > 1 ? " (\(current + 1) of \(files.count))" : "") + fault
    }
}
