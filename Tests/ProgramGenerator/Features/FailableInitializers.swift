/// Initializers that return nil or throw.
struct FailableInitializers: Feature {
    let name = "failable initializers"

    func write(to program: inout ProgramWriter) {
        let (s, e) = (program.name("Age"), program.name("Problem"))
        program.declare(
            #"""
            struct \#(e): Error { var reason: String }
            struct \#(s): Equatable {
                let years: Int
                init?(_ n: Int) {
                    guard n >= \#(program.number()) else { return nil }
                    years = n
                }
                init(checked n: Int) throws {
                    if n > 15 { throw \#(e)(reason: "old \(n)") }
                    self.years = n
                }
                init?(text: String) { self.init(text.count) }
            }
            """#
        )
        program.run(
            program.show(
                "failable",
                "\(s)(\(program.expression(.int))) as Any",
                "\(s)(text: \(program.expression(.string)))?.years ?? 0",
                "\(s)(3) == \(s)(3)"
            )
        )
        program.run(
            """
            do {
                \(program.show("thrown", "try \(s)(checked: \(program.expression(.int))).years"))
            } catch let error as \(e) {
                \(program.show("caught", "error.reason", "error"))
            } catch {}
            """
        )
        program.run(
            "if let a = \(s)(\(program.expression(.int))), a.years < 100 { \(program.show("bound", "a")) } else { \(program.show("not bound", "true")) }"
        )
    }
}
