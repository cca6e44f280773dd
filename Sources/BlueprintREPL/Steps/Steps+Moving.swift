import BlueprintInspector

/// Moving from step to step, forwards and backwards.
extension CommandContext {
    /// Moves the cursor and describes the step that it reaches.
    ///
    /// Without a cursor, stepping starts at the end of the trace (`fromEnd`) or before its first step.
    mutating func step(
        fromEnd: Bool = false,
        remark: String? = nil,
        _ move: (inout TraceCursor) -> Bool
    ) throws -> LineResult {
        try needTree()
        var moved = cursor ?? TraceCursor(lastRender)
        if cursor == nil, fromEnd { moved.goto(moved.count) }
        let hasMoved = move(&moved)
        workspace.stepper.cursor = moved
        var text = steps.text(moved)
        if !hasMoved {
            let place = moved.position == 0 ? "this is before the first step" : "this is the last step"
            let isAtEnd = moved.position == 0 || moved.position == moved.count
            text.append("  " + (isAtEnd ? place : "no proposal is open here"), style: .dim)
        }
        if let remark { text.append(wrapped(["  " + remark], style: .dim)) }
        return .say(Output(.result, text, json: steps.json(moved)))
    }

    /// Returns a remark if the last step comes sooner than the number of steps that were wanted; nil otherwise.
    func remark(steppingBy count: Int, from start: Int) -> String? {
        let left = lastRender.events.count - start
        return (1..<count).contains(left) ? "this is the last step, after \(Phrasing.count(left, "step"))" : nil
    }

    /// Goes to a step or to the first step of a phase, named by a word.
    mutating func goto(_ word: Word) throws -> LineResult {
        let number = try steps.position(word)
        try needTree()
        let count = lastRender.events.count
        guard number <= count else {
            throw InputError("there is no step \(number)", fix: "the last render has \(count) steps", at: word.offset)
        }
        return try step { cursor in
            cursor.goto(number)
            return true
        }
    }

    /// Goes to the first step of a phase.
    mutating func goto(_ phase: TracePhase, _ word: Word) throws -> LineResult {
        try needTree()
        guard lastRender.range(of: phase) != nil else {
            throw InputError("the phase \(phase.rawValue) has no steps in this render", at: word.offset)
        }
        return try step { cursor in
            cursor.goto(phase)
            return true
        }
    }

    /// Continues to the next step with a breakpoint, or to the last step.
    mutating func continueToBreakpoint() throws -> LineResult {
        let last = lastRender.events.count
        return try stepToBreakpoint(fromEnd: false) { here, stops in
            stops.compactMap { $0.next(after: here ?? 0) }.min() ?? last
        }
    }

    /// Goes back to the previous step with a breakpoint, or before the first step.
    mutating func reverseToBreakpoint() throws -> LineResult {
        try stepToBreakpoint(fromEnd: true) { here, stops in
            stops.compactMap { $0.last(before: here ?? .max) }.max() ?? 0
        }
    }

    private mutating func stepToBreakpoint(
        fromEnd: Bool,
        _ goal: (_ here: Int?, [Stops]) -> Int
    ) throws -> LineResult {
        try needTree()
        let breakpoints = steps.breakpoints
        let stops = breakpoints.map { steps.stops(of: $0.condition) }
        var position = goal(cursor?.position, stops)
        if fromEnd, position == 0, let here = cursor?.position, stops.contains(where: { $0.contains(here) }) {
            position = here
            return try step(fromEnd: fromEnd, remark: "no breakpoint before this step; goto 0 goes to the beginning") {
                $0.goto(position)
            }
        }
        var remark: String?
        if position != cursor?.position, !stops.contains(where: { $0.contains(position) }) {
            remark =
                breakpoints.isEmpty
                ? "there are no breakpoints; break and watch set some" : "no breakpoint on the way"
        }
        return try step(fromEnd: fromEnd, remark: remark) { $0.goto(position) }
    }

    /// Gives the current step a name.
    mutating func mark(_ word: Word) throws -> LineResult {
        try needTree()
        let name = word.text
        guard name.first?.isLetter == true, name.allSatisfy({ $0.isLetter || $0.isNumber || "_-".contains($0) }) else {
            throw InputError(
                "'\(name)' is not a valid name for a mark",
                fix: "type a letter first, then letters, digits, _ or -",
                at: word.offset
            )
        }
        guard let cursor else {
            throw InputError("there is no step to mark yet", fix: "type step to go to the first one", at: word.offset)
        }
        let before = workspace.stepper.marks.updateValue(cursor.position, forKey: name)
        let isMoved = before.map { $0 != cursor.position } ?? false
        let moved = isMoved ? ", no longer \(before ?? 0)" : ""
        let back = "goto \(name) returns here"
        return .say(Output(.note, wrapped(["\(name) marks step \(cursor.position)\(moved)", back])))
    }
}

extension Steps {
    /// Returns the position that a word names: the number of a step, or a mark.
    func position(_ word: Word) throws -> Int {
        let marks = context.workspace.stepper.marks
        if let number = Int(word.text, radix: 10), number >= 0 { return number }
        if let position = marks[word.text] { return position }
        if word.text == "end" { return context.lastRender.events.count }
        let names = marks.keys.sorted() + TracePhase.allCases.map(\.rawValue) + ["end"]
        let near = context.language.nearest(to: word.text, among: names)
        throw InputError(
            "'\(word.text)' is not the number of a step\(marks.isEmpty ? "" : " or a mark")",
            fix: near.map(Fix.didYouMean) ?? "type trace to list the steps, or mark NAME to name this one",
            at: word.offset
        )
    }
}

extension CommandArguments {
    /// Returns the number after a stepping command; 1 if there is none.
    func stepCount(usage: String) throws -> Int {
        try atMost(1, usage: usage)
        guard let word = words.first else { return 1 }
        guard let count = Int(word.text, radix: 10), count > 0 else {
            throw InputError("'\(word.text)' is not a number of steps", fix: .usage(usage), at: word.offset)
        }
        return count
    }
}
