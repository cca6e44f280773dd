/// Self in protocols, initializer requirements, static dispatch through generics.
struct SelfTypes: Feature {
    let name = "Self and requirements"

    func write(to program: inout ProgramWriter) {
        let (p, a, b) = (program.name("Copying"), program.name("Stack"), program.name("Counter"))
        program.declare(
            #"""
            protocol \#(p) {
                init(seed: Int)
                static var unit: Self { get }
                var size: Int { get set }
                static func combine(_ a: Self, _ b: Self) -> Self
            }
            extension \#(p) {
                static var unit: Self { Self(seed: 1) }
                func grown(by n: Int = \#(program.number())) -> Self { var copy = self; copy.size += n; return copy }
                mutating func reset() { self = .unit }
                static func combine(_ a: Self, _ b: Self) -> Self { Self(seed: a.size + b.size) }
            }
            struct \#(a): \#(p) { var items: [Int]; init(seed: Int) { items = [seed] }; var size: Int { get { items.count } set { items = Array(repeating: 7, count: newValue) } } }
            final class \#(b): \#(p) { var size: Int; init(seed: Int) { size = seed }; static func combine(_ a: \#(b), _ b: \#(b)) -> Self { Self(seed: a.size * b.size) } }
            func \#(p)All<T: \#(p)>(_ list: [T]) -> T { list.reduce(T.unit, T.combine) }
            """#
        )
        let v = program.name("v")
        program.run(
            """
            var \(v) = \(program.pick(a, b))(seed: \(program.number()))
            \(program.show("grown", "\(v).grown().size", "\(v).grown(by: 2).size"))
            \(program.show("all", "\(p)All([\(v), .unit, .init(seed: 3)]).size"))
            \(v).reset()
            \(program.show("reset", "\(v).size"))
            """
        )
    }
}
