/// Key paths as values and as functions.
struct KeyPaths: Feature {
    let name = "key paths"

    func write(to program: inout ProgramWriter) {
        let (p, q) = (program.name("Person"), program.name("Pet"))
        program.declare(
            #"""
            struct \#(q) { var name = "\#(program.word())"; var ages = [1, 2] }
            struct \#(p) {
                var name: String
                var age: Int
                var pet = \#(q)()
                var friend: \#(q)?
                var title: String { "\(name) \(age)" }
            }
            """#
        )
        let (v, k) = (program.name("v"), program.name("path"))
        let reads = [
            "\(v)[keyPath: \\.pet.name]", "\(v)[keyPath: \(k)]", "[\(v)].map(\\.title)",
            "[\(v)].map(\\.pet.ages.count)", "[\(v)].map(\\.friend?.name)",
            "\(v)[keyPath: \\\(p).pet.ages[0]]", "[\(v), \(v)].map(\\.age).reduce(0, +)", "[3, 1].map(\\.self)",
            "[\"a\"].filter(\\.isEmpty)", "type(of: \(k)) == WritableKeyPath<\(p), Int>.self",
        ]
        program.run(
            """
            var \(v) = \(p)(name: \(program.expression(.string)), age: \(program.expression(.int)))
            let \(k) = \\\(p).age
            \(v)[keyPath: \(k)] += \(program.number())
            \(v)[keyPath: \\.pet.name] = \(program.expression(.string))
            \(program.some(4, of: reads).map { program.show("path", $0) }.joined(separator: "\n"))
            let \(k)Joined = (\\\(p).pet).appending(path: \\.name)
            \(program.show("joined", "\(v)[keyPath: \(k)Joined]"))
            """
        )
    }
}
