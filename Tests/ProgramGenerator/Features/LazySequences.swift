/// Lazy sequences, whose closures run on demand.
struct LazySequences: Feature {
    let name = "lazy sequences"

    func write(to program: inout ProgramWriter) {
        let v = program.name("v")
        let base = program.pick("[1, 2, 3, 4].lazy", "(1...5).lazy", "\(program.expression(.array(.int))).lazy")
        let change = program.pick(
            ".map { n -> Int in\n    \(program.show("map", "n"))\n    return n * 2\n}",
            ".filter { n in\n    \(program.show("filter", "n"))\n    return n % 2 == 0\n}"
        )
        let uses = [
            "\(v).first as Any", "Array(\(v))", "Array(\(v).prefix(2))", "\(v).contains(4)",
            "\(v).map { $0 + 1 }.first { $0 > 3 } as Any", "\(v).reduce(0, +)",
            "Array(\(v).filter { $0 > 2 }.prefix(1))",
        ]
        program.run(
            """
            let \(v) = \(base)\(change)
            \(program.show("made", "true"))
            \(program.some(2, of: uses).map { program.show("used", $0) }.joined(separator: "\n"))
            """
        )
        let list = program.name("list")
        program.run(
            """
            var \(list) = [1, 2, 3]
            let \(list)Lazy = \(list).lazy.map { $0 * \(program.number()) }
            \(list).append(4)
            \(program.show("copied", "Array(\(list)Lazy)", "\(list)Lazy.count"))
            for n in sequence(first: 1, next: { $0 < 20 ? $0 * 3 : nil }) { \(program.show("sequence", "n")) }
            """
        )
    }
}
