/// Types as values and as text.
struct Metatypes: Feature {
    let name = "metatypes"

    func write(to program: inout ProgramWriter) {
        let (s, p, f) = (program.name("Maker"), program.name("Making"), program.name("make"))
        program.declare(
            #"""
            protocol \#(p) { init(); static var id: String { get } }
            extension \#(p) { static func fresh() -> Self { Self() } }
            struct \#(s)<T>: \#(p) { static var id: String { "maker of \(T.self)" }; struct Part {} }
            final class \#(s)Class: \#(p) { required init() {}; static var id: String { "class \(Self.self)" } }
            func \#(f)<T: \#(p)>(_ type: T.Type) -> String { "\(type.init()) \(T.id)" }
            func \#(f)Name<T>(_ value: T) -> String { "\(T.self) \(type(of: value))" }
            """#
        )
        let values = [
            "\(s)<Int>.self", "\(s)<[String]>.id", "\(f)(\(s)<Bool>.self)", "\(s)Class.id", "type(of: \(s)Class())",
            "\(f)Name(\(program.expression(program.pick(from: ValueType.simple))))",
            "\(f)Name(1 as Any)", "\(f)Name(Optional(1))", "\(f)Name([1.5])", "\(f)Name((1, \"a\"))",
            "type(of: { (n: Int) -> String in \"\" })", "\(f)Name([\"a\": 1])", "type(of: 1 as Any)", "Int?.self",
            "[String: [Int]].self", "(Int, String).self",
            "\(s)<Int>.Part.self", "type(of: \(s)<Int>.self)", "(any \(p)).self", "[any \(p)].self",
            "((Int) -> Bool).self", "\(f)Name(\(s)Class.fresh)", "type(of: [1, 2].lazy.map { $0 })",
            "\(f)Name(\"a\".first)", "\(f)Name([1, 2][0...])",
            "\(f)Name(\\String.count)", "type(of: nil as Int??)", "\(f)Name(())",
            "String(describing: type(of: \(s)<Int>()))", "String(reflecting: Int.self)", "\(f)Name(Set([1]))",
            "\(f)Name(0..<1)", "\(f)Name(\"a\".reversed())",
        ]
        program.run(program.some(6, of: values).map { program.show("type", $0) }.joined(separator: "\n"))
    }
}
