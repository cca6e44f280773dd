/// Members of protocol extensions that are requirements, and others that are not.
struct ExtensionMembers: Feature {
    let name = "extension members"
    let weight = 3

    func write(to program: inout ProgramWriter) {
        let (p, a, b, f) = (program.name("Named"), program.name("Cat"), program.name("Dog"), program.name("tell"))
        let isClass = program.once(in: 2)
        program.declare(
            #"""
            protocol \#(p) {
                var title: String { get }
                func speak() -> String
            }
            extension \#(p) {
                var title: String { "default title" }
                func speak() -> String { "default speak of \(title)" }
                var extra: String { "default extra of \(title)" }
                func loud(_ n: Int = \#(program.number())) -> String { "default loud \(n) \(speak())" }
            }
            \#(isClass ? "final class" : "struct") \#(a): \#(p) {
                let title = "cat \#(program.word())"
                var extra: String { "cat extra" }
                func loud(_ n: Int = 0) -> String { "cat loud \(n)" }
            }
            struct \#(b): \#(p) {
                func speak() -> String { "woof" }
            }
            func \#(f)<T: \#(p)>(generic value: T) -> String { "\(value.extra), \(value.loud()), \(value.speak())" }
            func \#(f)(any value: any \#(p)) -> String { "\(value.extra), \(value.loud(3)), \(value.title)" }
            func \#(f)(some value: some \#(p)) -> String { value.extra + value.loud() }
            """#
        )
        let type = program.pick(a, b)
        program.run(program.show("concrete", "\(type)().extra", "\(type)().loud()", "\(type)().speak()"))
        program.run(program.show("generic", "\(f)(generic: \(a)())", "\(f)(generic: \(b)())"))
        program.run(program.show("any", "\(f)(any: \(a)())", "\(f)(some: \(a)())"))
        let list = program.name("all")
        program.run(
            "let \(list): [any \(p)] = [\(a)(), \(b)()]\nfor item in \(list) { \(program.show("item", "item.extra", "item.title", "item.loud()")) }"
        )
        program.offer("\(type)().extra", as: .string)
    }
}
