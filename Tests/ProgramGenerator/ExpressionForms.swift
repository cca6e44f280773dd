/// The forms of expressions that every program can use.
enum ExpressionForms {
    /// Returns the forms of expressions of a type.
    static func forms(of type: ValueType) -> [ExpressionForm] { table[type] ?? [] }

    private static let table: [ValueType: [ExpressionForm]] = texts.mapValues { $0.map(ExpressionForm.init) }

    private static let texts: [ValueType: [String]] = [
        .int: [
            "(‹Int› + ‹Int›)", "(‹Int› - ‹Int›)", "(‹Int› * 2)", "(‹Int› / 3)", "(‹Int› % 7)", "‹[Int]›.count",
            "‹String›.count", "max(‹Int›, ‹Int›)", "min(‹Int›, ‹Int›)", "(‹Bool› ? ‹Int› : ‹Int›)",
            "(‹Int?› ?? ‹Int›)", "‹[Int]›.reduce(0, +)", "abs(‹Int›)", "Int(‹Double›)", "[‹Int›, ‹Int›][1]",
            "‹[Int]›.reduce(‹Int›) { ‹Int:$0=Int,$1=Int› }", "(‹Int›, ‹String›).0", "(0 - ‹Int›)",
            "({ ‹Int› }())", "‹[String]›.count", "‹Int›.signum()",
            "‹Int›.quotientAndRemainder(dividingBy: 4).remainder", "(‹Bool› ? 1 : 0)",
        ],
        .double: [
            "(‹Double› + ‹Double›)", "(‹Double› * 0.5)", "(‹Double› - ‹Double›)", "Double(‹Int›)", "(‹Double› / 4)",
            "max(‹Double›, ‹Double›)", "(‹Bool› ? ‹Double› : ‹Double›)", "(‹Double›).rounded()", "abs(‹Double›)",
            "Double(‹CGFloat›)", "(‹Double›).magnitude",
        ],
        .cgFloat: [
            "CGFloat(‹Int›)", "(‹CGFloat› + 1.5)", "(‹CGFloat› * ‹CGFloat›)", "CGFloat(‹Double›)",
            "CGSize(width: ‹CGFloat›, height: ‹CGFloat›).height", "CGPoint(x: ‹CGFloat›, y: 2).x",
            "CGRect(x: ‹CGFloat›, y: 0, width: 8, height: 4).maxX",
        ],
        .float: ["Float(‹Int›)", "(‹Float› * 0.5)", "(‹Float› + ‹Float›)"],
        .string: [
            "(‹String› + ‹String›)", #""a\(‹Int›)""#, "‹String›.uppercased()", "String(‹Int›)",
            #"‹[String]›.joined(separator: "-")"#, "(‹Bool› ? ‹String› : ‹String›)", "String(‹String›.reversed())",
            "(‹String?› ?? ‹String›)", #""\(‹Double›)""#, #""\(‹[Int]›)""#, "String(‹String›.prefix(2))",
            #""\(‹Bool›)\(‹Int›)""#, "String(describing: ‹Int?›)", "(‹Int›, ‹String›).1", #""\(‹String›)!""#,
        ],
        .bool: [
            "(‹Int› < ‹Int›)", "(‹String› == ‹String›)", "!(‹Bool›)", "(‹Bool› && ‹Bool›)", "(‹Bool› || ‹Bool›)",
            "‹[Int]›.contains(‹Int›)", "‹String›.isEmpty", "(‹Int?› == nil)", "‹[Int]›.isEmpty", "(1...9 ~= ‹Int›)",
            #"‹String›.hasPrefix("a")"#, "‹[Int]›.allSatisfy { ‹Bool:$0=Int› }", "(‹Double› >= ‹Double›)",
            "(‹Int?› == ‹Int›)", "‹[Int]›.contains { ‹Bool:$0=Int› }", "(‹[Int]› == ‹[Int]›)",
        ],
        .array(.int): [
            "[‹Int›, ‹Int›]", "[‹Int›, ‹Int›, ‹Int›]", "(‹[Int]› + [‹Int›])", "‹[Int]›.map { ‹Int:$0=Int› }",
            "‹[Int]›.filter { ‹Bool:$0=Int› }", "‹[Int]›.sorted()", "Array(‹[Int]›.reversed())", "Array(0..<3)",
            "[‹Int?›, ‹Int?›].compactMap { $0 }", #"‹[String]›.map(\.count)"#, "Array(‹[Int]›.dropFirst())",
            "‹[Int]›.sorted { $0 > $1 }", "‹[Int]›.sorted(by: >)", "‹[Int]›.flatMap { [$0, ‹Int:$0=Int›] }",
            "Array(stride(from: 0, to: 6, by: 2))", "‹[Int]›.enumerated().map { $0.offset + $0.element }",
            "Array(‹[Int]›.prefix(2))", "zip(‹[Int]›, ‹[Int]›).map { (a: Int, b: Int) -> Int in a + b }",
            "‹[String]›.map { ‹Int:$0=String› }",
            "‹[Int]›.map { n in ‹Int:n=Int› }", "‹[Int]›.prefix(while: { ‹Bool:$0=Int› }).map { $0 }",
        ],
        .array(.string): [
            "[‹String›, ‹String›]", #"‹[Int]›.map { "\($0)" }"#, "‹[String]›.sorted()", "‹[Int]›.map(String.init)",
            "‹[String]›.map { ‹String:$0=String› }", "‹[Int]›.map { ‹String:$0=Int› }",
            "Array(repeating: ‹String›, count: 2)",
            "‹[String]›.filter { ‹Bool:$0=String› }",
        ],
        .optional(.int): [
            "‹[Int]›.first", "Int(‹String›)", "‹[Int]›.max()", "Optional(‹Int›)", "‹Int?›.map { ‹Int:$0=Int› }",
            "‹[Int]›.firstIndex(of: ‹Int›)", "(‹Bool› ? ‹Int› : nil)", "‹[Int]›.last { ‹Bool:$0=Int› }",
            "(‹[String]›.first?.count)", "‹Int?›.flatMap { ‹Bool:$0=Int› ? $0 : nil }", "[‹String›: ‹Int›][‹String›]",
        ],
        .optional(.string): [
            "‹[String]›.first", #"‹Int?›.map { "\($0)" }"#, "(‹[String]›.last?.uppercased())", "Optional(‹String›)",
            "(‹Bool› ? ‹String› : nil)",
        ],
    ]
}
