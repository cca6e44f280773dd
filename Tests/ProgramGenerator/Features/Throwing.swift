/// Functions that throw, and the ways of catching.
struct Throwing: Feature {
    let name = "throws and rethrows"

    func write(to program: inout ProgramWriter) {
        let (e, f, g) = (program.name("Fault"), program.name("parse"), program.name("twice"))
        program.declare(
            #"""
            enum \#(e): Error, Equatable {
                case empty
                case bad(String, at: Int)
            }
            func \#(f)(_ text: String) throws -> Int {
                guard !text.isEmpty else { throw \#(e).empty }
                guard let n = Int(text) else { throw \#(e).bad(text, at: text.count) }
                return n
            }
            func \#(g)<T>(_ body: () throws -> T) rethrows -> [T] { [try body(), try body()] }
            """#
        )
        let text = program.pick("\"\"", "\"12\"", "\"x1\"", program.expression(.string))
        program.run(
            #"""
            do {
                \#(program.show("parsed", "try \(f)(\(text))"))
                \#(program.show("again", #"try \#(g) { try \#(f)("\#(program.pick("7", "seven"))") }"#))
            } catch \#(e).empty {
                print("\#(program.label("empty"))")
            } catch \#(e).bad(let what, let n) where n > \#(program.number(3)) {
                print("\#(program.label("bad"))", what, n)
            } catch let error as \#(e) {
                print("\#(program.label("other"))", error, error == .empty)
            } catch {
                print("\#(program.label("unknown"))", error)
            }
            """#
        )
        program.run(
            program.show(
                "try?",
                "(try? \(f)(\(text))) as Any",
                #"(try? \#(f)("3")) ?? 0"#,
                "\(g) { \(program.expression(.int)) }"
            )
        )
    }
}
