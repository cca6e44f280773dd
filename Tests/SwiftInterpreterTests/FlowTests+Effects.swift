extension FlowTests {
    /// Errors that are thrown, and what handles them.
    static let effects = [
        """
        enum E: Error { case a }
        func t() throws -> Int { throw E.a }
        func f() { _ = t() }  // error: call can throw, but it is not marked with 'try' and the error is not handled
        """,
        """
        enum E: Error { case a }
        func t() throws -> Int { throw E.a }
        func f() { _ = try t() }  // error: errors thrown from here are not handled
        """,
        """
        enum E: Error { case a }
        func t() throws -> Int { throw E.a }
        func f() throws { _ = t() }  // error: call can throw but is not marked with 'try'
        """,
        """
        enum E: Error { case a }
        func f() { throw E.a }  // error: error is not handled because the enclosing function is not declared 'throws'
        """,
        """
        enum E: Error { case a }
        func t() throws -> Int { throw E.a }
        func f() { do { _ = try t() } catch E.a {} }  // error: errors thrown from here are not handled because the enclosing catch is not exhaustive
        """,
        """
        enum E: Error { case a }
        func t() throws -> Int { throw E.a }
        func r(_ f: () throws -> Int) rethrows -> Int { try f() }
        func f() { _ = r { 1 } }
        func g() { _ = try? r { try t() } }
        func h() { _ = r { try t() } }  // error: call can throw, but it is not marked with 'try' and the error is not handled
        """,
        """
        enum E: Error { case a }
        func t() throws -> Int { throw E.a }
        func n(_ f: () -> Int) -> Int { f() }
        func h() { _ = n { try t() } }  // error: invalid conversion from throwing function of type '() throws -> Int' to non-throwing function type '() -> Int'
        """,
        """
        enum E: Error { case a }
        func t() throws -> Int { throw E.a }
        struct S { var p = t() }  // error: call can throw, but errors cannot be thrown out of a property initializer
        """,
        """
        enum E: Error { case a }
        func t() throws -> Int { throw E.a }
        func f() { defer { _ = try t() }; print(1) }  // error: call can throw, but errors cannot be thrown out of a defer body
        """,
        """
        func f(_ s: String) throws -> Int {
            enum Failure: Error { case bad(String), worse }
            do {
                guard let n = Int(s) else { throw Failure.bad(s) }
                return n
            } catch Failure.bad(let text) where text.isEmpty {
                return 0
            } catch let failure as Failure {
                throw failure
            } catch {
                return 1
            }
        }
        """,
    ]
}
