/// Ranges, tuples, conditions and bindings in cases.
struct SwitchPatterns: Feature {
    let name = "switch patterns"
    let weight = 3

    func write(to program: inout ProgramWriter) {
        let f = program.name("classify")
        let n = program.number(8)
        program.declare(
            #"""
            func \#(f)(_ n: Int) -> String {
                switch n {
                case ..<0: return "negative"
                case 0: return "zero"
                case 1...\#(n): return "small"
                case let x where x % 2 == 0: return "even \(x)"
                case \#(n + 1), \#(n + 3): return "special"
                default: return "odd"
                }
            }
            func \#(f)(_ pair: (Int, String?)) -> String {
                switch pair {
                case (0, nil): "nothing"
                case (_, "a"?): "an a"
                case (let x, let s?) where s.count == x: "count \(s)"
                case (let x, .some(let s)): "\(x) \(s)"
                case (1..., nil): "only number"
                case (_, nil): "less"
                }
            }
            func \#(f)(width: CGFloat) -> String {
                switch width {
                case ..<\#(n): "narrow"
                case \#(n)..<40.5: "middle"
                default: "wide"
                }
            }
            func \#(f)(any value: Any) -> String {
                switch value {
                case is String: "string"
                case let n as Int where n > 3: "big int"
                case 2 as Int: "two"
                case let d as Double: "double \(d)"
                case let list as [Int]: "list \(list.count)"
                default: "other"
                }
            }
            """#
        )
        program.run(program.show("range", "\(f)(\(program.expression(.int)))", "\(f)(-1)", "\(f)(\(n + 1))"))
        program.run(
            program.show(
                "pair",
                "\(f)((\(program.expression(.int)), \(program.expression(.optional(.string)))))",
                "\(f)((1, \"a\"))"
            )
        )
        program.run(program.show("width", "\(f)(width: \(program.expression(.cgFloat)))"))
        program.run(
            program.show(
                "any",
                "\(f)(any: \(program.expression(program.pick(from: ValueType.simple))))",
                "\(f)(any: 2)",
                "\(f)(any: [1])"
            )
        )
        program.offer("\(f)(‹Int›)", as: .string)
    }
}
