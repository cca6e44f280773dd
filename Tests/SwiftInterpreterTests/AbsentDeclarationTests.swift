import SwiftInterpreter
import Testing

/// Source that names a part of Swift's library that does not exist here is refused before it runs.
@Suite struct AbsentDeclarationTests {
    @Test(arguments: [
        ("let a: AnyCollection<Int>? = nil", "type 'AnyCollection' is not supported here"),
        ("func f(_ a: [EmptyCollection<Int>]) {}", "type 'EmptyCollection' is not supported here"),
        ("typealias A = Swift.AnyCollection<Int>", "type 'AnyCollection' is not supported here"),
        ("extension AnyCollection { var a: Int { 1 } }", "type 'AnyCollection' is not supported here"),
        ("func f() { _ = EmptyCollection<Int>() }", "type 'EmptyCollection' is not supported here"),
        ("[AnyCollection<Int>]()", "type 'AnyCollection' is not supported here"),
        ("1 as? AnyCollection<Int>", "type 'AnyCollection' is not supported here"),
        ("func f() { _ = [1].underestimatedCount }", "'underestimatedCount' of 'Array' is not supported here"),
        ("func f() { _ = (1..<2).relative(to: [1]) }", "'relative(to:)' of 'Range' is not supported here"),
    ])
    func itIsRefusedByName(source: String, message: String) throws {
        let error = #expect(throws: Diagnostic.self) {
            try Interpreter(table: BindingTable()).evaluate(source, fileName: "test")
        }
        #expect(error?.message == message)
        #expect(error?.kind == .unsupported)
    }

    @Test(arguments: [
        ("Float80(3)", "'Float80' is not supported here", "use 'Double'"),
        ("let d: Float80? = nil", "type 'Float80' is not supported here", "use 'Double'"),
        ("final class C {}; C().anchor", "'anchor' of 'C' is not supported here", "use frames"),
        ("struct S {}; S().anchor", "value of type 'S' has no member 'anchor'", nil),
        ("Float81(3)", "cannot find 'Float81' in scope", nil),
    ])
    func aRegisteredRemedyIsGiven(source: String, message: String, fix: String?) throws {
        let table = BindingTable()
        table.syntax.absentNames = AbsentNames(
            declaration: { $0 == "Float80" ? "use 'Double'" : nil },
            member: { $0 == "anchor" ? "use frames" : nil }
        )
        let error = #expect(throws: Diagnostic.self) {
            try Interpreter(table: table).evaluate(source, fileName: "test")
        }
        #expect(error?.message == message)
        #expect(error?.fix == fix)
    }

    @Test(arguments: [
        ("1.hashValue == 1.hashValue", "true"), ("Int((-3).magnitude)", "3"), ("Array(\"ab\".utf8)", "[97, 98]"),
        ("Array(AnySequence([1, 2]))", "[1, 2]"), ("ContiguousArray([1])", "[1]"),
        ("Array(sequence(first: 1) { $0 < 3 ? $0 + 1 : nil })", "[1, 2, 3]"), ("Double.minimum(1, 2) == 1", "true"),
        ("struct AnyCollection { var a = 1 }; AnyCollection().a", "1"),
    ])
    func whatTheLibraryInfersStays(source: String, value: String) throws {
        #expect(try Interpreter(table: BindingTable()).value(of: source, fileName: "test").description == value)
    }
}
