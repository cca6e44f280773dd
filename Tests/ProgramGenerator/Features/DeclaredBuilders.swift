/// Result builders that the program declares.
struct DeclaredBuilders: Feature {
    let name = "declared result builders"

    func write(to program: inout ProgramWriter) {
        let (b, f) = (program.name("Lines"), program.name("build"))
        let methods = [
            "static func buildExpression(_ n: Int) -> [String] { [\"#\\(n)\"] }\n    static func buildExpression(_ s: String) -> [String] { [s] }",
            "static func buildOptional(_ part: [String]?) -> [String] { part ?? [\"none\"] }",
            "static func buildEither(first part: [String]) -> [String] { [\"first\"] + part }",
            "static func buildEither(second part: [String]) -> [String] { part + [\"second\"] }",
            "static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }",
        ]
        let isPartial = program.once(in: 3)
        let final =
            program.once(in: 2)
            ? "static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: \",\") }" : ""
        let block =
            isPartial
            ? "static func buildPartialBlock(first part: [String]) -> [String] { part }\n    static func buildPartialBlock(accumulated a: [String], next: [String]) -> [String] { a + [\"|\"] + next }"
            : "static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }"
        program.declare(
            """
            @resultBuilder
            enum \(b) {
                \(block)
                \(methods.joined(separator: "\n    "))
                \(final)
            }
            func \(f)(@\(b) _ body: () -> \(final.isEmpty ? "[String]" : "String")) -> \(final.isEmpty ? "[String]" : "String") { body() }
            """
        )
        let r = program.name("r")
        program.run(
            """
            let \(r) = \(f) {
                let n = \(program.expression(.int))
                \(program.expression(.string))
                n + 1
                if n > \(program.number(20)) {
                    "big"
                } else {
                    n
                    "small"
                }
                for k in 0..<\(program.number(3)) {
                    k * 2
                }
                if let first = (\(program.expression(.optional(.int)))) { first }
                switch n % 3 {
                case 0: "zero"
                case 1: n
                default:
                    "two"
                    n
                }
            }
            \(program.show("built", r))
            """
        )
        let c = program.name("Page")
        program.declare(
            "struct \(c) {\n    @\(b) var body: \(final.isEmpty ? "[String]" : "String") {\n        \"start\"\n        \(program.expression(.int, usesGlobals: false))\n    }\n}"
        )
        program.run(program.show("property", "\(c)().body"))
    }
}
