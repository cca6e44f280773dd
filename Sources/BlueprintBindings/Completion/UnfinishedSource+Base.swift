/// The value before a dot at the end.
extension UnfinishedSource {
    /// The UTF-8 offset at which the value begins whose member is at the end: of `items` in `items[0].name.`; nil if the
    /// source does not end with a value and a dot.
    var startOfBase: Int? {
        guard tokens.last?.text == "." else { return nil }
        var dot = tokens.count - 1
        while let start = startOfOperand(before: dot) {
            guard start > 0, tokens[start - 1].text == "." else { return tokens[start].offset }
            dot = start - 1
        }
        // A member such as `.center` has nothing before its dot.
        return dot < tokens.count - 1 ? tokens[dot].offset : nil
    }

    /// Returns the first token of the name, literal, brackets or call that ends before a token; nil if none does.
    private func startOfOperand(before end: Int) -> Int? {
        var index = end - 1
        while index >= 0 {
            let token = tokens[index]
            if token.kind != .mark { return index }
            if ["?", "!"].contains(token.text) {
                guard token.isAttached else { return nil }
                index -= 1
                continue
            }
            guard [")", "]", "}"].contains(token.text), let open = start(ofBracketsClosedAt: index) else { return nil }
            guard open > 0, continues(at: open) else { return open }
            index = open - 1
        }
        return nil
    }

    /// Returns true if a bracket passes arguments to what stands before it.
    private func continues(at open: Int) -> Bool {
        let before = tokens[open - 1]
        guard before.kind == .name || [")", "]", "}", "?", "!", ">"].contains(before.text) else { return false }
        if tokens[open].text == "{" { return !["in", "else", "do"].contains(before.text) }
        return tokens[open].isAttached
    }

    private func start(ofBracketsClosedAt end: Int) -> Int? {
        var depth = 0
        for index in (0...end).reversed() {
            switch tokens[index].text {
            case ")", "]", "}": depth += 1
            case "(", "[", "{": depth -= 1
            default: break
            }
            if depth == 0 { return index }
        }
        return nil
    }
}
