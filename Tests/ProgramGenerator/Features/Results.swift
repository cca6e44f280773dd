/// Result values, typed throws and errors in closures.
struct Results: Feature {
    let name = "results and typed throws"

    func write(to program: inout ProgramWriter) {
        let (e, f) = (program.name("Failure"), program.name("check"))
        program.declare(
            #"""
            enum \#(e): Error, Equatable { case low, high(Int) }
            func \#(f)(_ n: Int) -> Result<Int, \#(e)> {
                n < 3 ? .failure(.low) : n > 12 ? .failure(.high(n)) : .success(n)
            }
            func \#(f)Typed(_ n: Int) throws(\#(e)) -> Int {
                if n > \#(program.number(15)) { throw .high(n) }
                return n
            }
            """#
        )
        let n = program.expression(.int)
        program.run(
            """
            switch \(f)(\(n)) {
            case .success(let n): \(program.show("success", "n"))
            case .failure(.low): \(program.show("low", "true"))
            case .failure(let error): \(program.show("error", "error"))
            }
            \(program.show("result", "\(f)(\(n)).map { $0 * 2 }", "(try? \(f)(5).get()) as Any", "\(f)(1) == .failure(.low)"))
            do {
                \(program.show("typed", "try \(f)Typed(\(n))"))
            } catch {
                switch error {
                case .low: \(program.show("caught low", "true"))
                case .high(let n): \(program.show("caught", "n"))
                }
            }
            \(program.show("closures", "(try? [1, 20].map { try \(f)Typed($0) }) as Any", "[1, 5, 20].map { try? \(f)($0).get() }", "[4, 6].compactMap { try? \(f)Typed($0) }"))
            """
        )
    }
}
