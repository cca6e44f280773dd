/// Functions whose parameters and results have any types, used by later expressions.
struct FunctionsOfExpressions: Feature {
    let name = "functions"
    let weight = 4

    func write(to program: inout ProgramWriter) {
        let f = program.name("fn")
        let types: [ValueType] = [.int, .double, .string, .bool, .array(.int), .optional(.int)]
        let (a, b, result) = (program.pick(from: types), program.pick(from: types), program.pick(from: types))
        let scope = ["a": a.text, "b": b.text]
        let body = program.expression(result, depth: 2, scope, usesGlobals: false)
        let other = program.expression(result, depth: 1, scope, usesGlobals: false)
        let condition = program.expression(.bool, depth: 1, scope, usesGlobals: false)
        program.declare(
            """
            func \(f)(_ a: \(a.text), with b: \(b.text)) -> \(result.text) {
                guard (\(condition)) else { return \(other) }
                let first: \(result.text) = \(body)
                return first
            }
            """
        )
        program.run(program.show("function", "\(f)(\(program.expression(a)), with: \(program.expression(b))) as Any"))
        program.offer("\(f)(‹\(a.text)›, with: ‹\(b.text)›)", as: result)
    }
}
