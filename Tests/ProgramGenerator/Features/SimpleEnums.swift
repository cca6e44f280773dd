/// Enums with raw values, cases and static members.
struct SimpleEnums: Feature {
    let name = "enums with raw values"

    func write(to program: inout ProgramWriter) {
        let e = program.name("Suit")
        let isInt = program.once(in: 2)
        program.declare(
            #"""
            enum \#(e): \#(isInt ? "Int" : "String"), CaseIterable, Comparable {
                case low\#(isInt ? " = \(program.number())" : ""), mid, high\#(isInt ? "" : " = \"top\"")
                static let best = \#(e).high
                static func < (a: Self, b: Self) -> Bool { a.order < b.order }
                var order: Int { Self.allCases.firstIndex(of: self) ?? -1 }
                var next: Self { self == .high ? .low : .high }
            }
            """#
        )
        program.run(
            program.show(
                "raw",
                "\(e).allCases.map(\\.rawValue)",
                "\(e).best",
                "\(e)(rawValue: \(isInt ? "\(program.number())" : "\"mid\"")) as Any"
            )
        )
        program.run(
            program.show(
                "order",
                "\(e).allCases.sorted(by: >)",
                "\(e).low < .mid",
                "\(e).mid.next",
                "\(e).allCases.max() as Any"
            )
        )
        program.offer("\(e).\(program.pick("low", "mid")).order", as: .int)
    }
}
