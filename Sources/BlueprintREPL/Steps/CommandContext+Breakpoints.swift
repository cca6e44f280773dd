import BlueprintInspector

/// Setting and deleting breakpoints and watchpoints.
extension CommandContext {
    /// Sets a breakpoint or a watchpoint, unless it exists.
    mutating func stop(at condition: Breakpoint.Condition) -> LineResult {
        let (breakpoint, isNew) = workspace.breakpoints.add(condition)
        var parts = ["\(breakpoint.number) is \(breakpoint.line)\(isNew ? "" : " already")"]
        if hasTree { parts.append(steps.occurrence(of: breakpoint)) }
        return .say(Output(.note, wrapped(parts)))
    }

    /// Deletes the breakpoint with a number, or all of them.
    mutating func deleteBreakpoint(_ arguments: CommandArguments, usage: String) throws -> LineResult {
        guard let word = arguments.words.first else {
            throw InputError(
                "the number of the breakpoint is missing",
                fix: "type \(usage); break list shows the numbers",
                at: arguments.end
            )
        }
        try arguments.atMost(1, usage: usage)
        if word.text == "all" {
            let count = workspace.breakpoints.all.count
            workspace.breakpoints.removeAll()
            return .say(Output(.note, StyledText("\(Phrasing.count(count, "breakpoint")) deleted")))
        }
        guard let number = Int(word.text, radix: 10) else {
            let isNode = Resolver.isReference(word)
            throw InputError(
                "'\(word.text)' is not the number of a breakpoint",
                fix: isNode ? "to delete the element, type remove \(word.text)" : "type break list for the numbers",
                at: word.offset
            )
        }
        guard let removed = workspace.breakpoints.remove(number) else {
            let known = workspace.breakpoints.all.map { "\($0.number)" }.joined(separator: ", ")
            let fix: Fix = known.isEmpty ? "no breakpoints are set" : "breakpoints: \(known)"
            throw InputError("there is no breakpoint \(number)", fix: fix, at: word.offset)
        }
        return .say(Output(.note, StyledText("\(removed.line) deleted (\(number))")))
    }
}
