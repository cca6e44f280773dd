/// Members and chains found by the expected type.
struct ImplicitMembers: Feature {
    let name = "implicit members"

    func write(to program: inout ProgramWriter) {
        let (s, f) = (program.name("Style"), program.name("use"))
        program.declare(
            #"""
            struct \#(s): Equatable {
                var size = 1
                var name = "plain"
                static let title = \#(s)(size: \#(program.number()), name: "title")
                static var body: \#(s) { .init() }
                static func sized(_ n: Int) -> \#(s) { .init(size: n, name: "sized") }
                static let maybe: \#(s)? = nil
                func named(_ text: String) -> \#(s) { .init(size: size, name: text) }
                var bigger: \#(s) { .init(size: size + 1, name: name) }
            }
            extension Optional where Wrapped == \#(s) { static var fallback: \#(s) { .sized(99) } }
            func \#(f)(_ style: \#(s) = .title) -> String { "\(style.name) \(style.size)" }
            func \#(f)(maybe style: \#(s)?) -> String { style?.name ?? "none" }
            """#
        )
        let v = program.name("v")
        program.run(
            program.show(
                "implicit",
                "\(f)()",
                "\(f)(.body.bigger)",
                "\(f)(.sized(\(program.expression(.int))).named(\(program.expression(.string))))",
                "\(f)(.init(size: 3))"
            )
        )
        program.run(
            program.show(
                "optional",
                "\(f)(maybe: .title)",
                "\(f)(maybe: .none)",
                "\(f)(maybe: .fallback)",
                "\(f)(maybe: .maybe)"
            )
        )
        program.run(
            "let \(v): [\(s)] = [.title, .sized(2).bigger, \(program.expression(.bool)) ? .body : .title]\n\(program.show("list", "\(v).map(\\.size)", "\(v).contains(.title)", "\(v)[0] == .title"))"
        )
    }
}
