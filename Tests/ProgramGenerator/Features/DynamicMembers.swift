/// Members by name and by key path.
struct DynamicMembers: Feature {
    let name = "dynamic member lookup"

    func write(to program: inout ProgramWriter) {
        let (a, b, c) = (program.name("Bag"), program.name("Lens"), program.name("Point"))
        program.declare(
            #"""
            @dynamicMemberLookup
            struct \#(a) {
                var values: [String: Int] = ["x": \#(program.number())]
                let fixed = "fixed"
                subscript(dynamicMember name: String) -> Int {
                    get { values[name] ?? name.count }
                    set { values[name] = newValue }
                }
            }
            struct \#(c) { var x = 1; var y = 2.5; var name: String { "point \(x)" } }
            @dynamicMemberLookup
            struct \#(b)<T> {
                var base: T
                subscript<V>(dynamicMember path: KeyPath<T, V>) -> V { base[keyPath: path] }
                subscript<V>(dynamicMember path: WritableKeyPath<T, V>) -> V {
                    get { base[keyPath: path] }
                    set { base[keyPath: path] = newValue }
                }
            }
            """#
        )
        let (v, l) = (program.name("bag"), program.name("lens"))
        program.run(
            """
            var \(v) = \(a)()
            \(v).\(program.pick("x", "depth")) = \(program.expression(.int))
            \(v).x += 1
            \(program.show("names", "\(v).x", "\(v).depth", "\(v).unknown", "\(v).fixed"))
            var \(l) = \(b)(base: \(c)())
            \(l).x = \(program.expression(.int))
            \(l).y *= 2
            \(program.show("paths", "\(l).x", "\(l).y", "\(l).name", "\(l).base.x"))
            """
        )
    }
}
