/// Dynamic dispatch, super and overloads by the static type.
struct MethodOverrides: Feature {
    let name = "overridden methods"

    func write(to program: inout ProgramWriter) {
        let (a, b, c, f) = (program.name("Animal"), program.name("Bird"), program.name("Owl"), program.name("describe"))
        program.declare(
            #"""
            class \#(a) {
                let name: String
                init(name: String = "\#(program.word())") { self.name = name }
                func sound() -> String { "..." }
                func tell() -> String { "\(name) \(sound())" }
                final func twice() -> String { sound() + sound() }
                static func make() -> \#(a) { \#(a)() }
                subscript(n: Int) -> String { "base \(n)" }
            }
            class \#(b): \#(a) {
                override func sound() -> String { "tweet" }
                override func tell() -> String { super.tell() + "!" }
                override subscript(n: Int) -> String { "bird \(super[n])" }
            }
            final class \#(c): \#(b) {
                var count = \#(program.number())
                override func sound() -> String { count > 4 ? super.sound() : "hoo" }
            }
            func \#(f)(_ x: \#(a)) -> String { "animal" }
            func \#(f)(_ x: \#(b)) -> String { "bird" }
            """#
        )
        let v = program.name("v")
        let type = program.pick(a, b, c)
        program.run(
            """
            let \(v): \(a) = \(type)(name: \(program.expression(.string)))
            \(program.show("dynamic", "\(v).tell()", "\(v).twice()", "\(v)[\(program.number())]"))
            \(program.show("static", "\(f)(\(v))", "\(f)(\(c)())", "\(f)(\(b)() as \(a))"))
            \(program.show("cast", "\(v) is \(b)", "(\(v) as? \(c))?.count as Any", "type(of: \(v)) == \(type).self", "\(v) === \(v)"))
            \(program.show("list", "[\(a)(), \(b)(), \(c)()].map { $0.sound() }", "[\(b)(), \(c)()].map { \(f)($0) }"))
            """
        )
        program.offer("\(type)().sound()", as: .string)
    }
}
