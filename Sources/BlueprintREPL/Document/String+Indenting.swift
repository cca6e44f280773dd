import SwiftInterpreter

extension String {
    /// The same lines, each indented by the brackets that are open before it.
    var indentedByBrackets: String {
        var before = BracketScan()
        return split(separator: "\n").map { (line: Substring) -> String in
            let core = line.trimmingPrefix(while: \.isWhitespace)
            let closing = core.prefix { ")]}".contains($0) }.count
            let indent = String(repeating: "    ", count: Swift.max(0, before.depth - closing))
            before.append(core + "\n")
            return indent + core
        }.joined(separator: "\n")
    }
    /// Returns lines, of which the first has no indentation, with another one; as they are if one of them has less.
    func indented(from old: Int, to new: Int) -> String {
        let lines = split(separator: "\n", omittingEmptySubsequences: false)
        let rest = lines.dropFirst()
        guard rest.allSatisfy({ $0.isEmpty || $0.prefix { $0 == " " }.count >= old }) else { return self }
        let shifted = rest.map { $0.isEmpty ? "" : String(repeating: " ", count: new) + $0.dropFirst(old) }
        return ([lines.first.map(String.init) ?? ""] + shifted).joined(separator: "\n")
    }
}
