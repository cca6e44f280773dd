/// The number of calls of getters, setters and subscripts.
struct AccessorCounts: Feature {
    let name = "accessor counts"
    let weight = 3

    func write(to program: inout ProgramWriter) {
        let (a, b) = (program.name("Inner"), program.name("Outer"))
        program.declare(
            #"""
            struct \#(a) { var list = [1, 2, 3]; var name = "n"; var map = ["a": 1] }
            final class \#(b) {
                var gets = 0
                var sets = 0
                private var stored = \#(a)()
                var inner: \#(a) {
                    get { gets += 1; return stored }
                    set { sets += 1; stored = newValue }
                }
                var maybe: \#(a)? {
                    get { gets += 1; return stored }
                    set { sets += 1; if let newValue { stored = newValue } }
                }
                subscript(n: Int) -> Int {
                    get { gets += 1; return stored.list[n] }
                    set { sets += 1; stored.list[n] = newValue }
                }
                var counts: String { "\(gets) gets, \(sets) sets" }
            }
            """#
        )
        let v = program.name("v")
        let edits = [
            "\(v).inner.list[0] = 5", "\(v).inner.list.append(4)", "\(v).inner.name += \"x\"", "\(v)[1] += 2",
            "\(v)[0] = 3",
            "\(v).inner.list[0...1] = [7, 8]", "\(v).maybe?.name = \"q\"", "\(v).inner.map[\"b\"] = 2",
            "\(v).inner.map[\"a\", default: 0] += 1", "_ = \(v).inner.list.first",
            "\(v).inner.list.sort(by: >)", "\(v).maybe?.list[0] += 1", "\(v).inner.list.swapAt(0, 1)",
            "_ = \(v).inner.list.map { $0 + \(v)[0] }", "_ = \(v).maybe?.list.count",
        ]
        program.run(
            """
            let \(v) = \(b)()
            \(program.some(3, of: edits).map { "\($0)\n\(program.show("counts", "\(v).counts"))" }.joined(separator: "\n"))
            \(program.show("value", "\(v).inner.list", "\(v).inner.name", "\(v).inner.map.keys.sorted()"))
            """
        )
    }
}
