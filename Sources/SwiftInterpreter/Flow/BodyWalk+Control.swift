/// The statements that leave others.
extension BodyWalk {
    func checkBreak(to label: String?, at offset: Int) {
        if let label { return checkJump("break", to: label, at: offset) }
        for frame in frames.reversed() {
            switch frame {
            case .loop, .switchCase: return
            case .deferred: return found.add("'break' cannot transfer control out of a defer statement", at: offset)
            case .valueBranch(let keyword): return checkLeaving(keyword, by: "break", at: offset)
            case .branch, .labeled: continue
            }
        }
        found.add(
            frames.isEmpty
                ? "'break' is only allowed inside a loop, if, do, or switch"
                : "unlabeled 'break' is only allowed inside a loop or switch, a labeled break is required to exit an if or do",
            at: offset
        )
    }

    func checkContinue(to label: String?, at offset: Int) {
        if let label { return checkJump("continue", to: label, at: offset) }
        for frame in frames.reversed() {
            switch frame {
            case .loop: return
            case .deferred: return found.add("'continue' cannot transfer control out of a defer statement", at: offset)
            case .valueBranch(let keyword): return checkLeaving(keyword, by: "continue", at: offset)
            case .branch, .labeled, .switchCase: continue
            }
        }
        found.add("'continue' is only allowed inside a loop", at: offset)
    }

    func checkFallthrough(at offset: Int) {
        for frame in frames.reversed() {
            switch frame {
            case .branch, .labeled, .valueBranch: continue
            case .loop, .deferred: return found.add("'fallthrough' is only allowed inside a switch", at: offset)
            case .switchCase(let next?):
                guard let name = next.first else { return }
                return found.add("'fallthrough' from a case which doesn't bind variable '\(name)'", at: offset)
            case .switchCase(nil):
                return found.add("'fallthrough' without a following 'case' or 'default' block", at: offset)
            }
        }
        found.add("'fallthrough' is only allowed inside a switch", at: offset)
    }

    func checkReturn(at offset: Int) {
        if frames.contains(where: { if case .deferred = $0 { true } else { false } }) {
            return found.add("'return' cannot transfer control out of a defer statement", at: offset)
        }
        for case .valueBranch(let keyword) in frames.reversed() {
            return checkLeaving(keyword, by: "return", at: offset)
        }
        if body.kind == .topLevel, closureDepth == 0 { found.add("return invalid outside of a func", at: offset) }
    }

    /// Checks a statement that leaves one with a label.
    private func checkJump(_ statement: String, to label: String, at offset: Int) {
        for frame in frames.reversed() {
            switch frame {
            case .labeled(label): return
            case .valueBranch(let keyword): return checkLeaving(keyword, by: statement, at: offset)
            case .branch, .deferred, .labeled, .loop, .switchCase: continue
            }
        }
    }

    private func checkLeaving(_ keyword: String, by statement: String, at offset: Int) {
        found.add("cannot use '\(statement)' to transfer control out of '\(keyword)' expression", at: offset)
    }
}
