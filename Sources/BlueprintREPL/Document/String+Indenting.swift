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
}
