/// Loops with labels, patterns, conditions and tuples.
struct Loops: Feature {
    let name = "loops"

    func write(to program: inout ProgramWriter) {
        let v = program.name("total")
        program.run(
            """
            var \(v) = 0
            outer: for i in 0..<\(program.number(4)) {
                for j in stride(from: 4, through: 0, by: -2) where j != i {
                    if i + j == \(program.number(6)) { continue outer }
                    if \(v) > 40 { break outer }
                    \(v) += i * j + 1
                }
            }
            \(program.show("nested", v))
            for case let n? in [\(program.expression(.optional(.int))), nil, 3] { \(v) += n }
            for (index, word) in (\(program.expression(.array(.string)))).enumerated() where index < 3 { \(program.show("word", "index", "word")) }
            repeat { \(v) -= \(program.number()) } while \(v) > 10
            var \(v)Count = 3
            while \(v)Count > 0, let next = [10, 20, 30].dropFirst(\(v)Count).first ?? (\(v)Count > 1 ? \(v)Count : nil) {
                \(v)Count -= 1
                \(v) += next
                if \(v) > 1000 { break }
            }
            \(program.show("total", v, "\(v)Count"))
            """
        )
    }
}
