extension String {
    /// The same lines, each indented by the brackets that are open before it.
    var indentedByBrackets: String {
        var before = ""
        return split(separator: "\n").map { (line: Substring) -> String in
            let core = line.trimmingPrefix(while: \.isWhitespace)
            let closing = core.prefix { ")]}".contains($0) }.count
            let indent = String(repeating: "    ", count: Swift.max(0, NestingScan(before).depth - closing))
            before += core + "\n"
            return indent + core
        }.joined(separator: "\n")
    }
}
