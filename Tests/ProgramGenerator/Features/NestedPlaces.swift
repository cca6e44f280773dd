/// Assignments through properties, elements and optionals within one another.
struct NestedPlaces: Feature {
    let name = "nested places"
    let weight = 3

    func write(to program: inout ProgramWriter) {
        let (a, b, c) = (program.name("Leaf"), program.name("Branch"), program.name("Trunk"))
        program.declare(
            #"""
            struct \#(a) { var n = 1; var tags: [String] = []; var size: Int { get { n * 2 } set { n = newValue / 2 } } }
            struct \#(b) {
                var leaves = [\#(a)(), \#(a)(n: 2)]
                var byName: [String: \#(a)] = ["x": \#(a)(n: 3)]
                var best: \#(a)? = \#(a)(n: 4)
                var first: \#(a) { get { leaves[0] } set { leaves[0] = newValue } }
                mutating func each(_ change: (inout \#(a)) -> Void) { for i in leaves.indices { change(&leaves[i]) } }
            }
            final class \#(c) { var branch = \#(b)(); var all = [\#(b)()]; var pair = (left: \#(a)(), right: 5) }
            """#
        )
        let v = program.name("v")
        let edits = [
            "\(v).branch.leaves[1].n += \(program.number())", "\(v).branch.byName[\"x\"]?.n = 7",
            "\(v).branch.byName[\"y\", default: \(a)()].tags.append(\"t\")",
            "\(v).branch.best?.size = 12", "\(v).branch.first.n = 9", "\(v).branch.first.size += 2",
            "\(v).all[0].leaves[0].tags += [\"u\", \"w\"]", "\(v).pair.left.n = 6",
            "\(v).pair.right -= 1", "\(v).branch.each { $0.n *= 3 }", "\(v).branch.best = nil",
            "\(v).all.append(\(v).branch)", "\(v).branch.leaves.removeLast()",
            "\(v).branch.leaves = \(v).branch.leaves.map { var leaf = $0; leaf.n += 1; return leaf }",
            "\(v).branch.byName[\"x\"] = nil", "\(v).all[0].best?.tags.insert(\"z\", at: 0)",
            "\(v).branch.leaves[0] = \(a)(n: \(program.expression(.int)))",
            "\(v).branch.leaves.swapAt(0, \(v).branch.leaves.count - 1)",
        ]
        program.run(
            """
            let \(v) = \(c)()
            \(program.some(5, of: edits).joined(separator: "\n"))
            \(program.show("branch", "\(v).branch.leaves.map(\\.n)", "\(v).branch.byName.keys.sorted()", "\(v).branch.byName[\"x\"]?.n as Any", "\(v).branch.best?.n as Any"))
            \(program.show("all", "\(v).all.map { $0.leaves[0].tags }", "\(v).pair.left.n", "\(v).pair.right", "\(v).all.count", "\(v).all[0].best?.tags as Any"))
            """
        )
    }
}
