/// Subscripts with labels, several parameters, defaults and overloads.
struct Subscripts: Feature {
    let name = "subscripts"

    func write(to program: inout ProgramWriter) {
        let s = program.name("Grid")
        program.declare(
            #"""
            struct \#(s) {
                private var cells: [Int]
                let width: Int
                init(width: Int) { self.width = width; cells = Array(0..<width * 2) }
                subscript(x: Int, y: Int) -> Int {
                    get { cells[y * width + x] }
                    set { cells[y * width + x] = newValue }
                }
                subscript(row y: Int) -> [Int] { Array(cells[y * width..<(y + 1) * width]) }
                subscript(name: String) -> String { name + "\(width)" }
                subscript(n: Int) -> Int? { cells.indices.contains(n) ? cells[n] : nil }
                subscript(n: Int, default fallback: @autoclosure () -> Int = \#(program.number())) -> Int { self[n] ?? fallback() }
                static subscript(n: Int) -> String { "static \(n)" }
            }
            """#
        )
        let v = program.name("v")
        program.run(
            """
            var \(v) = \(s)(width: \(program.number(3)))
            \(v)[0, 1] = \(program.expression(.int))
            \(v)[0, 0] += 5
            \(program.show("subscripts", "\(v)[row: 0]", "\(v)[row: 1]", "\(v)[\(program.expression(.string))]", "\(v)[\(program.dice.below(20))] as Int?  as Any"))
            \(program.show("defaults", "\(v)[100, default: \(program.expression(.int))]", "\(v)[0, default: 1]", "\(s)[\(program.number())]"))
            """
        )
    }
}
