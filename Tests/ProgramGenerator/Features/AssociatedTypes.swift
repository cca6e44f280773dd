/// Protocols with associated types, inferred and constrained.
struct AssociatedTypes: Feature {
    let name = "associated types"

    func write(to program: inout ProgramWriter) {
        let (p, a, b, f) = (program.name("Store"), program.name("List"), program.name("Words"), program.name("total"))
        program.declare(
            #"""
            protocol \#(p) {
                associatedtype Item
                var items: [Item] { get }
                func pick(_ n: Int) -> Item?
            }
            extension \#(p) {
                func pick(_ n: Int) -> Item? { items.indices.contains(n) ? items[n] : nil }
                var summary: String { "\(items.count) of \(Item.self)" }
            }
            extension \#(p) where Item == Int { var summary: String { "sum \(items.reduce(0, +))" } }
            struct \#(a): \#(p) { var items: [Int] }
            struct \#(b): \#(p) {
                typealias Item = String
                var items: [String]
                func pick(_ n: Int) -> String? { "own \(n)" }
            }
            func \#(f)<S: \#(p)>(_ store: S) -> String { "\(store.summary), \(store.pick(0) as Any)" }
            func \#(f)<S: \#(p)>(int store: S) -> Int where S.Item == Int { store.items.reduce(0, +) }
            """#
        )
        program.run(
            program.show(
                "store",
                "\(f)(\(a)(items: \(program.expression(.array(.int)))))",
                "\(f)(\(b)(items: \(program.expression(.array(.string)))))"
            )
        )
        program.run(
            program.show(
                "own",
                "\(a)(items: [1, 2]).summary",
                #"\#(b)(items: ["x"]).summary"#,
                "\(f)(int: \(a)(items: [\(program.expression(.int))]))"
            )
        )
        program.run(program.show("any", "(\(a)(items: [3]) as any \(p)).summary"))
    }
}
