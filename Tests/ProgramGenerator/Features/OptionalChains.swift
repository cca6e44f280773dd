/// Chains that read through optionals.
struct OptionalChains: Feature {
    let name = "optional chains"

    func write(to program: inout ProgramWriter) {
        let (a, b) = (program.name("Owner"), program.name("Home"))
        program.declare(
            #"""
            struct \#(b) {
                var street: String?
                var rooms: [Int]
                func room(_ n: Int) -> Int? { rooms.indices.contains(n) ? rooms[n] : nil }
            }
            final class \#(a) {
                var home: \#(b)?
                var friend: \#(a)?
                let id: Int
                init(_ id: Int) { self.id = id }
            }
            """#
        )
        let v = program.name("v")
        let expressions = [
            "\(v).home?.street?.count as Any", "\(v).home?.rooms.first as Any",
            "\(v).home?.room(\(program.dice.below(3))) as Any",
            "\(v).friend?.home?.street ?? \"no street\"", "\(v).home?.rooms[0] as Any",
            "\(v).home?.street?.uppercased().count ?? -1",
            "\(v).friend?.friend?.id as Any", "\(v).home?.rooms.map { $0 * 2 } as Any", "\(v).friend?.id == 2",
            "\(v).home == nil",
            "(\(v).home?.rooms.count ?? 0) + 1", "\(v).home?.street!.count as Any",
        ]
        program.run(
            """
            let \(v) = \(a)(1)
            \(program.once(in: 2) ? "\(v).home = \(b)(street: \(program.expression(.string)), rooms: [3, 4])" : "\(v).friend = \(a)(2)")
            \(program.some(5, of: expressions).map { program.show("chain", $0) }.joined(separator: "\n"))
            """
        )
    }
}
