/// Observers of stored properties, some of which assign.
struct PropertyObservers: Feature {
    let name = "property observers"
    let weight = 3

    func write(to program: inout ProgramWriter) {
        let s = program.name("Gauge")
        let isClass = program.once(in: 2)
        let body = program.pick(
            "if level > 10 { level = 10 }",
            "other = newLevel(oldValue)",
            "log.append(\"did \\(oldValue) \\(level)\")",
            "other += level - oldValue"
        )
        program.declare(
            #"""
            \#(isClass ? "final class" : "struct") \#(s) {
                var level = \#(program.number()) {
                    willSet { \#(program.pick("other = newValue", "log.append(\"will \\(newValue) \\(level)\")", "print(\"\(program.label("will"))\", newValue, level)")) }
                    didSet { \#(body) }
                }
                var other = \#(program.number())
                var log: [String] = []
                var list: [Int] = [1] { didSet { log.append("list \(oldValue.count) \(list.count)") } }
                init(level: Int) { self.level = level }
                init() {}
                func newLevel(_ old: Int) -> Int { old * 2 }
                \#(isClass ? "" : "mutating ")func raise() { level += 1; level *= 2 }
            }
            """#
        )
        let v = program.name("v")
        let edits = [
            "\(v).level = \(program.expression(.int))", "\(v).level += 3", "\(v).raise()", "\(v).list.append(2)",
            "\(v).list[0] = 5", "\(v).list = [9, 8]", "\(v).level = \(v).other", "\(v).other -= 1",
        ]
        program.run(
            """
            \(isClass ? "let" : "var") \(v) = \(program.pick("\(s)()", "\(s)(level: \(program.number()))"))
            \(program.some(4, of: edits).joined(separator: "\n"))
            \(program.show("after", "\(v).level", "\(v).other", "\(v).log", "\(v).list"))
            """
        )
        let local = program.name("w")
        program.run(
            "var \(local) = 1 {\n    didSet { \(program.show("local", "oldValue")) }\n}\n\(local) = \(program.expression(.int))\n\(local) += 1\n\(program.show("value", local))"
        )
    }
}
