/// Dictionaries, sets and changes of arrays.
struct Collections: Feature {
    let name = "collections"

    func write(to program: inout ProgramWriter) {
        let (d, s, a) = (program.name("d"), program.name("s"), program.name("a"))
        let edits = [
            "\(a).append(\(program.expression(.int)))", "\(a).insert(7, at: 1)", "\(a).removeLast()",
            "\(a) += [\(program.number())]",
            "\(a)[0...1] = [8]", "\(a).removeAll { $0 > 5 }", "\(a).swapAt(0, 1)", "\(a).sort()", "\(a).reverse()",
            "\(a)[1..<2].append(4)",
            "\(a).removeFirst()", "_ = \(a).popLast()", "\(a)[...0] = []",
        ]
        let reads = [
            "\(a).first as Any", "\(a).indices", "\(a).dropLast()", "\(a)[1...]",
            "\(a).enumerated().map { $0.0 * $0.1 }",
            "Array(zip(\(a), [\"x\", \"y\"]))", "\(a).min() as Any", "\(a).split(separator: 2)",
            "\(a).lastIndex { $0 < 4 } as Any",
            "\(a).chunked",
            "\(a).reduce(into: [Int: Int]()) { $0[$1 % 2, default: 0] += $1 }.sorted { $0.key < $1.key }.map { $0.value }",
            "\(a).partitioned", "\(a).starts(with: [1])", "\(a).isEmpty",
            "\(a).suffix(2)", "\(a).firstIndex(of: 3) as Any",
        ]
        .filter { !$0.hasSuffix("ed") }
        program.run(
            #"""
            var \#(d) = ["a": \#(program.expression(.int)), "b": 2]
            \#(d)["c"] = \#(program.number())
            \#(d)["a"]? += 1
            \#(d)["e", default: 10] -= \#(program.number())
            \#(d)["b"] = nil
            \#(program.show("dictionary", "\(d).keys.sorted()", "\(d).sorted { $0.key < $1.key }.map { \"\\($0.key)\\($0.value)\" }", "\(d)[\"z\"] as Any"))
            \#(program.show("grouped", "Dictionary(grouping: [1, 2, \(program.number())]) { $0 % 2 == 0 }[true] as Any", "\(d).mapValues { $0 + 1 }[\"a\"] as Any"))
            var \#(s): Set = [1, 2, 3]
            \#(program.show("set", "\(s).insert(\(program.number())).inserted", "\(s).union([9]).sorted()", "\(s).contains(\(program.expression(.int)))", "\(s).subtracting([1]).sorted()"))
            var \#(a) = [1, 5, 2, 6, 3, 4, 8, \#(program.expression(.int))]
            \#(program.some(4, of: edits).joined(separator: "\n"))
            \#(program.show("array", a))
            \#(program.some(4, of: reads).map { program.show("read", $0) }.joined(separator: "\n"))
            """#
        )
    }
}
