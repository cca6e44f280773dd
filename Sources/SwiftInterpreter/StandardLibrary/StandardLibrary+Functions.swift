extension StandardLibrary {
    /// The operators that belong to no type.
    static let operators =
        """
        func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T) rethrows -> T
        func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T?) rethrows -> T?
        func === (lhs: AnyObject?, rhs: AnyObject?) -> Bool
        func !== (lhs: AnyObject?, rhs: AnyObject?) -> Bool
        func == (t0: (Any.Type)?, t1: (Any.Type)?) -> Bool
        func != (t0: (Any.Type)?, t1: (Any.Type)?) -> Bool
        func ~= <T: Equatable>(a: T, b: T) -> Bool
        func == (lhs: (), rhs: ()) -> Bool
        func != (lhs: (), rhs: ()) -> Bool

        """
        + (2...6).map(tupleOperators).joined()

    private static func tupleOperators(_ count: Int) -> String {
        let names = ["A", "B", "C", "D", "E", "F"].prefix(count)
        let tuple = "(\(names.joined(separator: ", ")))"
        return ["==", "!=", "<", "<=", ">", ">="].map { name in
            let bound = name == "==" || name == "!=" ? "Equatable" : "Comparable"
            let parameters = names.map { "\($0): \(bound)" }.joined(separator: ", ")
            return "func \(name) <\(parameters)>(lhs: \(tuple), rhs: \(tuple)) -> Bool\n"
        }.joined()
    }

    /// The functions that belong to no type.
    static let functions = """
        func print(_ items: Any..., separator: String = " ", terminator: String = "")
        @available(*, absent) func print<Target: TextOutputStream>(
            _ items: Any..., separator: String = " ", terminator: String = "", to output: inout Target
        )
        func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "")
        @discardableResult func dump<T>(
            _ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = .max, maxItems: Int = .max
        ) -> T
        func min<T: Comparable>(_ x: T, _ y: T) -> T
        func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T
        func max<T: Comparable>(_ x: T, _ y: T) -> T
        func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T
        func abs<T: SignedNumeric & Comparable>(_ x: T) -> T
        func zip<Sequence1: Sequence, Sequence2: Sequence>(
            _ sequence1: Sequence1, _ sequence2: Sequence2
        ) -> Zip2Sequence<Sequence1, Sequence2>
        func stride<T: Strideable>(from start: T, to end: T, by stride: T.Stride) -> StrideTo<T>
        func stride<T: Strideable>(from start: T, through end: T, by stride: T.Stride) -> StrideThrough<T>
        func repeatElement<T>(_ element: T, count n: Int) -> Repeated<T>
        func sequence<T>(
            first: T, next: @escaping (T) -> T?
        ) -> UnfoldSequence<T, (T?, Bool)>
        func sequence<T, State>(
            state: State, next: @escaping (inout State) -> T?
        ) -> UnfoldSequence<T, State>
        func swap<T>(_ a: inout T, _ b: inout T)
        func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T) -> Bool
        func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T?) -> Bool
        // The checker treats the result for protocols apart.
        func type<T>(of value: T) -> T.Type
        func assert(
            _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(),
            file: StaticString = #file, line: UInt = #line
        )
        func assertionFailure(
            _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line
        )
        func precondition(
            _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(),
            file: StaticString = #file, line: UInt = #line
        )
        func preconditionFailure(
            _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line
        ) -> Never
        func fatalError(
            _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line
        ) -> Never
        func numericCast<T: BinaryInteger, U: BinaryInteger>(_ x: T) -> U
        func withExtendedLifetime<T, Result>(
            _ x: T, _ body: (T) throws -> Result
        ) rethrows -> Result
        func withExtendedLifetime<T, Result>(
            _ x: T, _ body: () throws -> Result
        ) rethrows -> Result
        func NSLocalizedString(
            _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String
        ) -> String
        """

    /// The functions on floating-point numbers.
    static let mathematics =
        unaryNames.map { name in
            ["Double", "Float", "CGFloat"].map { "func \(name)(_ x: \($0)) -> \($0)\n" }.joined()
        }.joined()
        + ["atan2", "fmod", "hypot", "pow"].map { name in
            ["Double", "Float", "CGFloat"].map { "func \(name)(_ x: \($0), _ y: \($0)) -> \($0)\n" }.joined()
        }.joined()
        + ["floor", "ceil", "round", "trunc", "sqrt"].map { name in
            "func \(name)(_ x: Double) -> Double\nfunc \(name)<T: FloatingPoint>(_ x: T) -> T\n"
        }.joined()

    private static let unaryNames = [
        "acos", "asin", "atan", "cbrt", "cos", "exp", "log", "log10", "log2", "sin", "tan",
    ]
}
