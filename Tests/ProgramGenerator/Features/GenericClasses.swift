/// Generic classes, their subclasses and static members.
struct GenericClasses: Feature {
    let name = "generic classes"

    func write(to program: inout ProgramWriter) {
        let (a, b, n) = (program.name("Holder"), program.name("IntHolder"), program.name("Tree"))
        program.declare(
            #"""
            class \#(a)<T> {
                private(set) var items: [T] = []
                static var kind: String { "holder of \(T.self)" }
                func add(_ item: T) { items.append(item) }
                func first(where test: (T) -> Bool) -> T? { for item in items where test(item) { return item }; return nil }
                subscript<K: Hashable>(group key: (T) -> K) -> Int { Set(items.map(key)).count }
            }
            class \#(b): \#(a)<Int> {
                override func add(_ item: Int) { super.add(item * \#(program.number())) }
                var total: Int { items.reduce(0, +) }
            }
            indirect enum \#(n)<T: Comparable> {
                case leaf
                case node(\#(n), T, \#(n))
                func adding(_ x: T) -> \#(n) {
                    guard case let .node(l, v, r) = self else { return .node(.leaf, x, .leaf) }
                    return x < v ? .node(l.adding(x), v, r) : .node(l, v, r.adding(x))
                }
                var sorted: [T] { if case let .node(l, v, r) = self { l.sorted + [v] + r.sorted } else { [] } }
            }
            """#
        )
        let v = program.name("v")
        program.run(
            """
            let \(v) = \(b)()
            \(v).add(\(program.expression(.int)))
            (\(v) as \(a)<Int>).add(\(program.number()))
            \(program.show("holder", "\(v).items", "\(v).total", "\(v).first { $0 > 3 } as Any", "\(v)[group: { $0 % 2 }]"))
            \(program.show("static", "\(b).kind", "\(a)<[String]>.kind"))
            \(program.show("tree", "\(program.expression(.array(.int))).reduce(\(n).leaf) { $0.adding($1) }.sorted", "\(n)<String>.leaf.adding(\"b\").adding(\"a\").sorted"))
            """
        )
    }
}
