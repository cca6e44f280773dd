/// Local functions, and variables of all kinds that they share with their block.
struct LocalFunctions: Feature {
    let name = "local functions"

    func write(to program: inout ProgramWriter) {
        let v = program.name("v")
        let value = program.expression(.int, ["n": "Int"], usesGlobals: false)
        let step = """
            func \(v)Step(_ k: Int) -> Int {
                \(v) = \(v) &+ k
                return \(v)
            }
            """
        let (variable, isStepLast) = variable(v, value, &program)
        let parts = isStepLast || program.once(in: 2) ? [variable, step] : [step, variable]
        let body = parts.joined(separator: "\n").split(separator: "\n").map { "        " + $0 }.joined(separator: "\n")
        let f = program.name("shares")
        program.declare(
            """
            func \(f)(_ count: Int) -> String {
                var log = ""
                var steps: [(Int) -> Int] = []
                for n in 0..<count {
            \(program.once(in: 3) ? "        defer { log += \"end \" }\n" : "")\(body)
                    log += "\\(\(v)Step(\(program.number()))) "
                    \(v) = \(v) &* 2
                    log += "\\(\(v)) "
                    steps.append(\(v)Step)
                }
                return log + steps.map { "\\($0(1)) \\($0(2))" }.joined(separator: "|")
            }
            """
        )
        program.run(program.show("shared", "\(f)(\(program.number(3)))"))
    }

    /// Returns the declaration of a variable, and whether only functions after it can use it.
    private func variable(_ v: String, _ value: String, _ program: inout ProgramWriter) -> (String, Bool) {
        program.pick(
            ("var \(v) = \(value)", false),
            ("var (\(v), _) = (\(value), n)", false),
            ("guard var \(v) = Optional(\(value)) else { break }", true),
            ("var \(v): Int = \(value) { didSet { log += \"<\\(oldValue)>\" } }", false),
            ("lazy var \(v): Int = {\n    log += \"made \"\n    return \(value)\n}()", true),
            (
                "var \(v)Kept = \(value)\nvar \(v): Int {\n    get { \(v)Kept }\n    set { \(v)Kept = newValue &+ 1 }\n}",
                false
            )
        )
    }
}
