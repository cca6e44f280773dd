extension String {
    /// The same lines, each indented by the brackets that are open before it.
    var indentedByBrackets: String {
        var depth = 0
        return split(separator: "\n").map { line in
            let core = line.trimmingPrefix(while: \.isWhitespace)
            let closing = core.prefix { ")]}".contains($0) }.count
            let indent = String(repeating: "    ", count: Swift.max(0, depth - closing))
            depth += NestingScan.scan(core).depth
            return indent + core
        }.joined(separator: "\n")
    }
}
