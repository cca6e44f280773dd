import BlueprintBindings
import SwiftInterpreter
import TestSessions
import Testing

/// Modifiers, attributes and literals where a compiler allows none are mistakes, in its words.
@Suite("Modifiers of declarations")
struct ModifierTests {
    @Test("Each of these is found at its line", arguments: mistakes)
    func found(_ mistake: TypeTests.Words) throws {
        let found = try? TypeCheck.sharing().mistakes(in: mistake.source, fileName: "test")
        #expect(found?.first.map { "\($0.line): \($0.message)" } == mistake.message)
    }

    private static let mistakes: [TypeTests.Words] = [
        .init(
            "\n@propertyWrapper struct W { var x = 1 }",
            "2: property wrapper type 'W' does not contain a non-static property named 'wrappedValue'"
        ),
        .init("indirect struct S {}", "1: 'indirect' modifier cannot be applied to this declaration"),
        .init(
            "@discardableResult var q = 1",
            "1: '@discardableResult' attribute cannot be applied to this declaration"
        ),
        .init("override func f() {}", "1: 'override' can only be specified on class members"),
        .init("mutating func g() {}", "1: 'mutating' is only valid on methods"),
        .init("static func h() {}", "1: static methods may only be declared on a type"),
        .init("struct S { mutating static func h() {} }", "1: static functions must not be declared mutating"),
        .init("enum R: String {\n    case a = 1\n}", "2: cannot convert value of type 'Int' to raw type 'String'"),
        .init("enum R: Int {\n    case a = 1.5\n}", "2: cannot convert value of type 'Double' to raw type 'Int'"),
        .init(
            "enum R: Double {\n    case a = \"x\"\n}",
            "2: cannot convert value of type 'String' to raw type 'Double'"
        ),
        .init("let z: Int { 1 }", "1: 'let' declarations cannot be computed properties"),
        .init("var x = 1\nlet y = &x", "2: '&' may only be used to pass an argument to inout parameter"),
        .init(
            "struct A {\n    var x: Int {\n        get { 1 }\n        didSet {}\n    }\n}",
            "4: 'didSet' cannot be provided together with a getter"
        ),
    ]
}
