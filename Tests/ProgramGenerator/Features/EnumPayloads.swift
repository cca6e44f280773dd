/// Enums with payloads, methods and nested switches.
struct EnumPayloads: Feature {
    let name = "enums with payloads"

    func write(to program: inout ProgramWriter) {
        let e = program.name("Shape")
        program.declare(
            #"""
            indirect enum \#(e): Equatable {
                case dot
                case circle(radius: Double)
                case box(Int, Int)
                case group([\#(e)])
                case named(String, \#(e))
                var area: Double {
                    switch self {
                    case .dot: 0
                    case .circle(let radius): radius * 3
                    case let .box(w, h): Double(w * h)
                    case .group(let parts): parts.map(\.area).reduce(0, +)
                    case .named(_, let inner): inner.area
                    }
                }
                static func square(_ n: Int) -> \#(e) { .box(n, n) }
                mutating func wrap() { self = .group([self, .dot]) }
                var isBox: Bool { if case .box = self { true } else { false } }
            }
            """#
        )
        let v = program.name("v")
        let form = program.pick(
            ".dot",
            ".circle(radius: \(program.expression(.double)))",
            ".square(\(program.expression(.int)))",
            ".named(\(program.expression(.string)), .box(2, \(program.expression(.int))))",
            ".group([.dot, .square(2)])"
        )
        program.run(
            """
            var \(v): \(e) = \(form)
            \(program.show("area", "\(v).area", "\(v).isBox", v))
            \(v).wrap()
            \(program.show("wrapped", v, "\(v) == .group([\(form), .dot])"))
            if case .group(let parts) = \(v), case .circle(radius: let r)? = parts.first { \(program.show("radius", "r")) }
            """
        )
        program.offer("\(e).square(‹Int›)", as: .named(e))
    }
}
