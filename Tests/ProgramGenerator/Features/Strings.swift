/// Text, characters and their indices.
struct Strings: Feature {
    let name = "strings"

    func write(to program: inout ProgramWriter) {
        let v = program.name("text")
        let all = [
            "\(v).count", "\(v).first as Any", "\(v).map { String($0) }", "\(v).split(separator: \" \")",
            "\(v).hasSuffix(\"x\")", "\(v).contains(\"a\")", "\(v).replacingOccurrences(of: \"a\", with: \"--\")",
            "Array(\(v))", "\(v).dropFirst(2)", "\(v)[\(v).startIndex]",
            "\(v).filter { $0 != \"a\" }", "\(v).components(separatedBy: \" \")", "\(v).lowercased() < \"m\"",
            "String(\(v).sorted())", "\(v).prefix(3) + \"!\"", "\(v).unicodeScalars.count", "\(v).utf8.count",
            "\(v).trimmingCharacters(in: .whitespaces)", "\(v).capitalized", "\(v).last.map { $0.isLetter } as Any",
            "\(v).enumerated().map { \"\\($0.offset)\\($0.element)\" }", "\"\\(\(v))\\n\".count",
            "\(v).index(of: \"a\") == nil", "\(v) + String(3.0)", "\"a\" < \"B\"",
            "\(v).reduce(into: 0) { $0 += $1 == \"a\" ? 1 : 0 }", "String(format: \"%.2f %d\", 2.5, 3)",
            "\"\"\"\n    a\n      \\(\(v))\n    \"\"\"", "#\"raw \\n \\#(\(v))\"#", "\(v).isEmpty ? \"e\" : \(v)",
            "Int(\"0x1\", radix: 16) as Any", "String(255, radix: 2)",
            "\(v).firstIndex(of: \"b\").map { \(v)[..<$0] } as Any",
        ]
        program.run(
            "let \(v) = \(program.expression(.string)) + \"\(program.pick(" a b", "éx", "zebra", ""))\"\n\(program.some(5, of: all.filter { !$0.contains("index(of") || $0.contains("first") }).map { program.show("text", $0) }.joined(separator: "\n"))"
        )
    }
}
