/// Static, lazy and nested members, in any order.
struct StaticMembers: Feature {
    let name = "static and lazy members"

    func write(to program: inout ProgramWriter) {
        let s = program.name("Config")
        program.declare(
            #"""
            struct \#(s) {
                static var count = \#(program.number())
                static let shared = \#(s)()
                static let table: [String: Kind] = ["a": .one, "b": .two(\#(program.number()))]
                var kind: Kind = .one
                lazy var text: String = {
                    Self.count += 1
                    return "made \(Self.count) \(kind)"
                }()
                init() { Self.count += 10 }
                static func next() -> Int { count += 1; return count }
            }
            extension \#(s) {
                enum Kind: Equatable { case one, two(Int) }
                static let limit = count * 2
                var isOne: Bool { kind == .one }
            }
            """#
        )
        let v = program.name("v")
        program.run(
            """
            \(program.show("static", "\(s).count", "\(s).next()", "\(s).table[\"b\"] as Any"))
            var \(v) = \(program.pick("\(s)()", "\(s).shared"))
            \(v).kind = .two(\(program.expression(.int)))
            \(program.show("lazy", "\(v).text", "\(v).text", "\(v).isOne", "\(s).count", "\(s).limit"))
            """
        )
    }
}
