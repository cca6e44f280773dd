/// NaN and infinities in comparisons and collections.
struct NotANumber: Feature {
    let name = "not a number"

    func write(to program: inout ProgramWriter) {
        let v = program.name("v")
        let all = [
            "\(v).contains(.nan)", "\(v).max() as Any", "\(v).min() as Any", "\(v) == \(v)",
            "\(v).firstIndex(of: 1) as Any", "Set(\(v)).count", "\(v).sorted()[0]", "Double.nan == .nan",
            "max(1, Double.nan)", "max(Double.nan, 1)",
            "min(1, Double.nan)", "Double.maximum(1, .nan)", "Optional(Double.nan) == Optional(.nan)",
            "[Double.nan: 1].count", "[Double.nan] == [Double.nan]", "\(v).reduce(0, +)", "\(v)[1].isNaN",
            "Double.nan < 1", "(0 / 0.0 as Double).isNaN", "-Double.infinity", "Double.nan.description",
            "\(v).allSatisfy { $0 == $0 }", "\(v).filter { $0 < 2 }", "abs(-Double.infinity)",
            "(Double.infinity - .infinity).isNaN", "Double.nan != .nan", "(Double.nan...).contains(1) ? 1 : 0",
            "\(v).map { $0.isFinite }", "1 / -0.0 as Double", "0.0 == -0.0",
        ].filter { !$0.contains("nan...") }
        program.run(
            """
            let \(v): [Double] = [\(program.expression(.double)), .nan, 1, \(program.pick(".infinity", "-1", "2.5"))]
            \(program.some(6, of: all).map { program.show("value", $0) }.joined(separator: "\n"))
            """
        )
    }
}
