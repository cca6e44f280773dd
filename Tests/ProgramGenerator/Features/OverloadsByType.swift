/// Overloads chosen by the type of an argument, where one is better than all others.
struct OverloadsByType: Feature {
    let name = "overloads by type"
    let weight = 5

    func write(to program: inout ProgramWriter) {
        let f = program.name("kind")
        let parameters = program.some(3 + program.dice.below(3), of: OverloadRanking.parameters)
        var lines = parameters.map { parameter in
            "func \(f)\(parameter.clause)(_ value: \(parameter.type)) -> String { \"\(parameter.word)\" }"
        }
        program.declare(lines.joined(separator: "\n"))
        let v = program.name("v")
        lines = []
        let arguments = OverloadRanking.arguments.shuffled(using: &program.dice)
        for argument in arguments where lines.count < 6 && OverloadRanking.hasBest(of: parameters, for: argument) {
            if let value = argument.value {
                lines.append("let \(v)\(lines.count): \(argument.type) = \(value)")
                lines.append(program.show("overload of \(argument.type)", "\(f)(\(v)\(lines.count - 1))"))
            } else {
                lines.append(program.show("overload of a literal", "\(f)(\(argument.type))"))
            }
        }
        if !lines.isEmpty { program.run(lines.joined(separator: "\n")) }
    }
}
