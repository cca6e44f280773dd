/// Expressions of all types over the names in scope, one in another.
struct ExpressionsOfAllTypes: Feature {
    let name = "expressions"
    let weight = 4

    private static let types: [ValueType] = [
        .int, .double, .string, .bool, .cgFloat, .float, .array(.int), .array(.string), .optional(.int),
        .optional(.string),
    ]

    func write(to program: inout ProgramWriter) {
        var lines: [String] = []
        for _ in 0..<3 {
            let type = program.pick(from: Self.types)
            let value = program.expression(type, depth: 3)
            let v = program.name("e")
            if program.once(in: 2) {
                lines.append("let \(v): \(type.text) = \(value)")
                lines.append(program.show("typed \(type.text)", "\(v) as Any"))
            } else {
                lines.append(program.show(type.text, "\(value) as Any"))
            }
        }
        program.run(lines.joined(separator: "\n"))
        let type = program.pick(from: ValueType.simple)
        _ = program.declareConstant(type)
    }
}
