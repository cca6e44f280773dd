import BlueprintInspector
import FullScreen

/// Keys, and what they do.
extension Inspection {
    /// Takes a piece of input.
    package func take(_ input: TerminalInput) {
        defer { noteLook() }
        switch input {
        case .key(let key): take(key)
        case .mouse(let event): take(event)
        case .paste(let text):
            if state.line == nil { state.line = LineInput(.input) }
            state.line?.insert(String(text.reversed().drop(while: \.isNewline).reversed()))
        }
    }

    private func take(_ key: Key) {
        if state.line != nil { return type(key) }
        state.clearNews()
        state.marksChanges = false
        if key != .character(":") { state.said.feedback = StyledText() }
        // Ctrl-C interrupts; when there is nothing to interrupt, it stops what moves.
        if key == .control("c") {
            if state.play == nil { state.say("q leaves the inspector", style: .dim) }
            state.play = nil
            return
        }
        guard let action = InspectKeys.action(of: key) else {
            return state.say("this key does nothing here; ? shows the keys", style: .dim)
        }
        perform(action)
    }

    /// Does the work of a key.
    func perform(_ action: InspectAction) {
        if action != .leave { state.asksToLeave = false }
        let continues = continuesResizing
        continuesResizing = false
        guard !state.isCovered || Self.covered.contains(action) else {
            return state.say("e shows the tree, to which this key belongs", style: .dim)
        }
        if state.play != nil, action != .faster, action != .slower {
            state.play = nil
            if action == .play { return }
        }
        switch action {
        case .forwards, .backwards, .over, .backOver, .nextPhase, .previousPhase, .firstStep, .lastStep, .live, .play,
            .faster, .slower, .mark, .breakpoint:
            step(action)
        case .wider, .narrower, .muchWider, .muchNarrower, .taller, .shorter:
            continuesResizing = continues
            resize(action)
        case .up, .down, .fold, .pageUp, .pageDown, .search, .nextWarning, .focus: move(action)
        case .why, .comparison, .picture, .zoom, .list, .inside, .keys, .nextLink, .previousLink, .returnFromLink:
            look(action)
        case .copy: saying(run(lineThatCopies))
        case .undo: edit("undo")
        case .redo: edit("redo")
        case .line: state.line = LineInput(.input)
        case .lesson: togglePage()
        case .nextFile: show(fileAt: files.current + 1)
        case .previousFile: show(fileAt: files.current - 1)
        case .leave: leave()
        }
    }

    /// The keys that have an effect on a page of a lesson.
    private static let covered: Set<InspectAction> = [
        .up, .down, .fold, .pageUp, .pageDown, .line, .lesson, .keys, .leave,
    ]

    /// Closes what is open, or else ends.
    private func leave() {
        if state.page != nil {
            state.closePage()
        } else if state.comparison != nil {
            state.comparison = nil
        } else if !state.asksToLeave, let words = unsavedEdits {
            state.asksToLeave = true
            state.say(words, style: .warning)
        } else {
            end = .left
        }
    }

    // MARK: - Looking

    private func look(_ action: InspectAction) {
        switch action {
        case .why: toggle(.why)
        case .keys: toggle(.keys)
        case .comparison:
            state.closePage()
            state.comparison = state.comparison == nil ? InspectState.Comparison() : nil
        case .picture:
            if state.page == nil, state.comparison == nil {
                let all = InspectState.Picture.allCases
                let next = (all.firstIndex(of: state.drawing.picture) ?? 0) + 1
                state.drawing.picture = all[next % all.count]
            }
            state.closePage()
            state.comparison = nil
            state.seeksSelection = true
            state.say(state.drawing.picture.rawValue, style: .dim)
        case .zoom: zoom()
        case .list:
            state.list.showsViews.toggle()
            state.seeksSelection = true
            state.say(state.list.showsViews ? "the views" : "the tree", style: .dim)
        case .inside:
            state.list.showsInside.toggle()
            state.list.folding.unfolded = []
            state.seeksSelection = true
            state.say("components are \(state.list.showsInside ? "unfolded" : "folded")", style: .dim)
        case .nextLink: select(linkAfter: 1)
        case .previousLink: select(linkAfter: -1)
        case .returnFromLink: returnFromLink()
        default: break
        }
    }

    /// The line that puts on the clipboard what the main pane shows.
    private var lineThatCopies: String {
        switch state.page {
        case .why: return "copy why"
        case .output(_, let line):
            let context = session.context
            guard case .command(let name, _) = context.reader.classify(line),
                context.commands.named(name)?.answers == true
            else { return "copy" }
            return "copy \(line)"
        case .keys, .lesson, nil:
            return state.comparison == nil ? "copy \(state.drawing.picture.rawValue)" : "copy frames before after"
        }
    }

    private func toggle(_ page: InspectState.Page) {
        if state.page == page { state.closePage() } else { state.open(page) }
    }

    private func zoom() {
        switch state.drawing.zoom {
        case .readable: state.drawing.zoom = .fit
        case .fit: state.drawing.zoom = .times(2)
        case .times: state.drawing.zoom = .readable
        }
        state.seeksSelection = true
        let words =
            switch state.drawing.zoom {
            case .readable: "zoom readable: a row for each line of text"
            case .fit: "zoom fit: all of it"
            case .times: "zoom 2: a part, twice the size"
            }
        state.say(words, style: .dim)
    }

    // MARK: - Links

    private func select(linkAfter offset: Int) {
        guard state.page == .why else {
            return state.say("Tab goes from step to step of the reason that w shows", style: .dim)
        }
        let links = StepLinks(scene.whyText).links
        guard !links.isEmpty else { return state.say("this reason names no step", style: .dim) }
        let next = state.link.map { ($0 + offset + links.count) % links.count } ?? (offset > 0 ? 0 : links.count - 1)
        state.link = next
        let line = links[next].line
        if line < state.pageScroll || line >= state.pageScroll + panes.main.rows {
            state.pageScroll = max(0, line - panes.main.rows / 2)
        }
    }

    /// Goes to the step of the selected link; returns false if none is selected.
    func followLink() -> Bool {
        guard state.page == .why, let index = state.link else { return false }
        let links = StepLinks(scene.whyText).links
        guard links.indices.contains(index) else { return false }
        state.returns.append(session.workspace.stepper.cursor?.position)
        state.closePage()
        run("goto \(links[index].step)")
        return true
    }

    private func returnFromLink() {
        guard let place = state.returns.popLast() else {
            return state.say("no link was followed", style: .dim)
        }
        run(place.map { "goto \($0)" } ?? "live")
        state.open(.why)
    }
}
