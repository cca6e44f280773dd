import BlueprintBindings
import SwiftInterpreter
import TestSessions
import Testing

/// Messages have the words of the compiler, and say what to write instead.
@Suite("Remedies of mistakes")
struct RemedyTests {
    @Test("A mistake has its words and its remedy", arguments: RemedyTests.all)
    func remedy(_ mistake: Remedied) throws {
        let check = TypeCheck.sharing()
        let found = try #require(try check.mistakes(in: Self.declarations + mistake.source, fileName: "test").first)
        #expect(found.message == mistake.message)
        let remedies = [found.didYouMean.map { "did you mean '\($0)'?" }, found.expected, found.advice]
        #expect(remedies.compactMap { $0 } == mistake.remedies)
    }

    struct Remedied: Sendable, CustomStringConvertible {
        let source: String
        let message: String
        let remedies: [String]

        init(_ source: String, _ message: String, _ remedies: String...) {
            (self.source, self.message, self.remedies) = (source, message, remedies)
        }

        var description: String { source }
    }

    private static let declarations = """
        struct S { var x: Int; var name: String; static var shared = 1; func m() {} }
        enum E { case a, b(Int) }
        final class K {}
        func f(a: Int, b: Int = 1) {}
        func g(_ x: Int, y: Int) {}
        func h(a: Int, b: Int, c: Int) {}
        func z() {}
        func v(_ x: Int..., y: Int = 0) {}
        func k(_ x: Int) {}
        func closure(_ f: (Int) -> Int) {}
        let n = 1, d = 1.5, s = S(x: 1, name: ""), o: S? = s, text = "a", maybe: Int? = 1, call: (() -> Void)? = nil

        """

    static let all = names + arguments + members + conversions + changes

    private static let names: [Remedied] = [
        Remedied(
            "nosuch",
            "cannot find 'nosuch' in scope",
            "declare it with 'let nosuch = …'"
        ),
        Remedied(
            "txet.count",
            "cannot find 'txet' in scope",
            "did you mean 'text'?",
            "declare it with 'let txet = …'"
        ),
        Remedied("k(ten)", "cannot find 'ten' in scope", "declare it with 'let ten = …'"),
        Remedied("ten(1)", "cannot find 'ten' in scope", "did you mean 'tan'?", "declare it with 'let ten = …'"),
        Remedied("Colunm { }", "cannot find 'Colunm' in scope", "did you mean 'Column'?"),
        Remedied("let c: Lable? = nil", "cannot find type 'Lable' in scope", "did you mean 'Label'?"),
        Remedied("HStack { }", "'HStack' is not supported here", "this is Blueprint, not SwiftUI: write Row"),
        Remedied("VStack { }", "'VStack' is not supported here", "this is Blueprint, not SwiftUI: write Column"),
        Remedied("ZStack { }", "'ZStack' is not supported here", "this is Blueprint, not SwiftUI: write Overlay"),
        Remedied(
            "let t: Timer? = nil",
            "type 'Timer' is not supported here",
            "no time passes here: the same source must always give the same result; Date() and DateFormatter are there"
        ),
        Remedied("self.x", "cannot find 'self' in scope; did you mean to use it in a type or extension context?"),
    ]

    private static let arguments: [Remedied] = [
        Remedied("f(aa: 1)", "incorrect argument label in call (have 'aa:', expected 'a:')", "did you mean 'a'?"),
        Remedied(
            "f(a: 1, c: 2)",
            "incorrect argument label in call (have 'a:c:', expected 'a:b:')",
            "did you mean 'b'?"
        ),
        Remedied("f(a: 1, b: 2, c: 3)", "extra argument 'c' in call", "one of a:, b:"),
        Remedied("g(x: 1, y: 2)", "extraneous argument label 'x:' in call"),
        Remedied("g(x: 1, 2)", "incorrect argument labels in call (have 'x:_:', expected '_:y:')"),
        Remedied("g()", "missing arguments for parameters #1, 'y' in call", "'x: Int, y: Int'"),
        Remedied("g(1)", "missing argument for parameter 'y' in call", "'y: Int'"),
        Remedied("h(a: 1)", "missing arguments for parameters 'b', 'c' in call", "'b: Int, c: Int'"),
        Remedied("h(a: 1, c: 3, b: 2)", "argument 'b' must precede argument 'c'"),
        Remedied("h(1, 2, 3)", "missing argument labels 'a:b:c:' in call", "'a: Int, b: Int, c: Int'"),
        Remedied("k(1, 2)", "extra argument in call"),
        Remedied("z(1)", "argument passed to call that takes no arguments"),
        Remedied(
            "v(1, 2, z: 3)",
            "incorrect argument label in call (have '_:_:z:', expected '_:_:y:')",
            "did you mean 'y'?"
        ),
        Remedied("f(a: 1) { }", "extra trailing closure passed in call"),
        Remedied("k { }", "trailing closure passed to parameter of type 'Int' that does not accept a closure"),
        Remedied("n()", "cannot call value of non-function type 'Int'", "delete the parentheses after 'n'"),
        Remedied("E()", "'E' cannot be constructed because it has no accessible initializers", "use .a, .b"),
        Remedied(
            "call()",
            "value of optional type '(() -> Void)?' must be unwrapped to a value of type '() -> Void'",
            "write '?' after it to call it only if it is not nil"
        ),
        Remedied(
            "closure { 1 }",
            "contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored",
            "write '{ _ in …', with a name for each argument that you need"
        ),
        Remedied(
            "closure { a, b in a }",
            "contextual closure type '(Int) -> Int' expects 1 argument, but 2 were used in closure body"
        ),
    ]

    private static let members: [Remedied] = [
        Remedied("s.nmae", "value of type 'S' has no member 'nmae'", "did you mean 'name'?"),
        Remedied("S.shraed", "type 'S' has no member 'shraed'", "did you mean 'shared'?"),
        Remedied("let e: E = .foo", "type 'E' has no member 'foo'", "it has .a, .b"),
        Remedied(
            "S.x",
            "instance member 'x' cannot be used on type 'S'; did you mean to use a value of this type instead?"
        ),
        Remedied("s.shared", "static member 'shared' cannot be used on instance of type 'S'"),
        Remedied(
            "o.x",
            "value of optional type 'S?' must be unwrapped to refer to member 'x' of wrapped base type 'S'",
            "write '?.x' to get nil if there is no value, or '!.x' if there always is one"
        ),
        Remedied("(n, d).foo", "value of tuple type '(Int, Double)' has no member 'foo'"),
        Remedied("E.allCases", "type 'E' has no member 'allCases'", "declare 'E' as 'CaseIterable'"),
        Remedied(
            "UIView().topAnchor",
            "'topAnchor' of 'UIView' is not supported here",
            "there is no Auto Layout here: use the layouts of elements"
        ),
        Remedied("n!", "cannot force unwrap value of non-optional type 'Int'", "delete the '!'"),
        Remedied("s?.x", "cannot use optional chaining on non-optional value of type 'S'", "delete the '?'"),
        Remedied(
            "let a = .foo",
            "reference to member 'foo' cannot be resolved without a contextual type",
            "write the type before the dot"
        ),
        Remedied(
            "let a = nil",
            "'nil' requires a contextual type",
            "write the type, as in 'let name: Type? = nil'"
        ),
        Remedied("switch n { case .foo: break; default: break }", "type 'Int' has no member 'foo'", fixOfInt),
    ]

    private static let changes: [Remedied] = [
        Remedied(
            "var q: Int? = 1; q += 1",
            "value of optional type 'Int?' must be unwrapped to a value of type 'Int'",
            "write '?' after it to change it only if it is not nil"
        ),
        Remedied(
            "var m = [n: [1]]; m[n] += [1]",
            "value of optional type '[Int]?' must be unwrapped to a value of type '[Int]'",
            "begin with a default, as in '[key, default: 0]'"
        ),
        Remedied(
            "var m = [n: [1]]; m[n].append(1)",
            "value of optional type '[Int]?' must be unwrapped to refer to member 'append' of wrapped base type '[Int]'",
            "write '?.append' to get nil if there is no value, or '!.append' if there always is one"
        ),
        Remedied(
            "func i(_ n: inout Int) {}; var q: Int? = 1; i(&q)",
            "value of optional type 'Int?' must be unwrapped to a value of type 'Int'",
            "write '!' after it if it always has a value"
        ),
        Remedied(
            "func i(_ n: inout Int) {}; var q = text; i(&q)",
            "cannot convert value of type 'String' to expected argument type 'Int'"
        ),
        Remedied(
            "func i(_ n: Int) {}; var q = 1; i(&q)",
            "'&' used with non-inout argument of type 'Int'",
            "delete the '&'"
        ),
        Remedied(
            "let t: String? = text; let a = t?.count + n",
            "value of optional type 'Int?' must be unwrapped to a value of type 'Int'",
            "give a default with '??', or take the value out with 'if let'"
        ),
    ]

    private static let fixOfInt =
        "it has .zero, .max, .min, .IntegerLiteralType, .Magnitude, .Stride, .bitWidth, .random, .isSigned"

    private static let conversions: [Remedied] = [
        Remedied(
            "let c: String = -(1 + 2 - 3 * 4) + -(5 - 6 + 7 * 8) - -(9 * 10 + 11 / 12) + -(1.5 - 2 * 3)",
            "the compiler is unable to type-check this expression in reasonable time; try breaking up the expression into "
                + "distinct sub-expressions",
            "'+' has 31 overloads here: assign its operands to variables with types"
        ),
        Remedied(
            "struct T {\n    func title(of count: Int) -> String {\n        k(1)\n        k(2)\n    }\n}",
            "missing return in instance method expected to return 'String'",
            "end 'func title(of count: Int) -> String' with 'return' and a value, on each path"
        ),
        Remedied(
            "struct T {\n    var title: String {\n        k(1)\n        k(2)\n    }\n}",
            "missing return in getter expected to return 'String'",
            "end 'var title: String' with 'return' and a value, on each path"
        ),
        Remedied(
            "closure { n in\n    k(1)\n    k(n)\n}",
            "missing return in closure expected to return 'Int'",
            "end '{ n in' with 'return' and a value, on each path"
        ),
        Remedied(
            "let a: Double = n",
            "cannot convert value of type 'Int' to specified type 'Double'",
            "write 'Double(…)' around it"
        ),
        Remedied(
            "let a: Int = d",
            "cannot convert value of type 'Double' to specified type 'Int'",
            "write 'Int(…)' around it"
        ),
        Remedied(
            "k(maybe)",
            "value of optional type 'Int?' must be unwrapped to a value of type 'Int'",
            "give a default with '??', or take the value out with 'if let'"
        ),
        Remedied(
            "let a = n + d",
            "binary operator '+' cannot be applied to operands of type 'Int' and 'Double'",
            "write 'Double(…)' around the whole number"
        ),
        Remedied(
            "let a = text + n",
            "binary operator '+' cannot be applied to operands of type 'String' and 'Int'",
            "write '\\(…)' in the text, or 'String(…)' around the other value"
        ),
        Remedied(
            "let a = K() == K()",
            "binary operator '==' cannot be applied to two 'K' operands",
            "write '===' to ask whether both are the same object"
        ),
        Remedied("if n { }", "type 'Int' cannot be used as a boolean; test for '!= 0' instead"),
        Remedied("if !n { }", "type 'Int' cannot be used as a boolean; test for '== 0' instead"),
        Remedied("if maybe { }", "optional type 'Int?' cannot be used as a boolean; test for '!= nil' instead"),
        Remedied("if text { }", "cannot convert value of type 'String' to expected condition type 'Bool'"),
        Remedied(
            "switch n { case \"a\": break; default: break }",
            "expression pattern of type 'String' cannot match values of type 'Int'"
        ),
    ]
}
