/// Properties that subclasses override, with observers and accessors.
struct PropertyOverrides: Feature {
    let name = "overridden properties"

    func write(to program: inout ProgramWriter) {
        let (a, b) = (program.name("Base"), program.name("Sub"))
        let override = program.pick(
            "override var x: Int {\n        get { super.x * 10 }\n        set { super.x = newValue + 1 }\n    }",
            "override var x: Int {\n        willSet { print(\"\(program.label("sub will"))\", newValue) }\n        didSet { print(\"\(program.label("sub did"))\", oldValue, x) }\n    }"
        )
        program.declare(
            #"""
            class \#(a) {
                var x = \#(program.number()) { didSet { print("\#(program.label("base did"))", oldValue, x) } }
                var y: Int { x + 1 }
                class var kind: String { "base" }
                func bump() { x += 1 }
            }
            class \#(b): \#(a) {
                \#(override)
                override var y: Int { super.y * 2 }
                override class var kind: String { "sub of \(super.kind)" }
            }
            """#
        )
        let v = program.name("v")
        let edits = ["\(v).x = \(program.expression(.int))", "\(v).x += 2", "\(v).bump()"]
        program.run(
            """
            let \(v): \(a) = \(program.pick(a, b, b))()
            \(program.some(2, of: edits).joined(separator: "\n"))
            \(program.show("override", "\(v).x", "\(v).y", "type(of: \(v)).kind", "\(b).kind"))
            """
        )
    }
}
