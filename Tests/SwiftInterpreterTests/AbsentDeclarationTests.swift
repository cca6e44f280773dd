import SwiftInterpreter
import Testing

/// Source that names a part of Swift's library that does not exist here is refused before it runs.
@Suite struct AbsentDeclarationTests {
    @Test(arguments: [
        ("let a: AnyCollection<Int>? = nil", "type 'AnyCollection' is not supported here"),
        ("func f(_ a: [EmptyCollection<Int>]) {}", "type 'EmptyCollection' is not supported here"),
        ("typealias A = Swift.Decimal", "type 'Decimal' is not supported here"),
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
        ("1.hashValue == 1.hashValue", "true"), ("Int((-3).magnitude)", "3"), ("Array(\"ab\".utf8)", "[97, 98]"),
        ("Array(AnySequence([1, 2]))", "[1, 2]"), ("ContiguousArray([1])", "[1]"),
        ("Array(sequence(first: 1) { $0 < 3 ? $0 + 1 : nil })", "[1, 2, 3]"), ("Double.minimum(1, 2) == 1", "true"),
        ("struct AnyCollection { var a = 1 }; AnyCollection().a", "1"),
    ])
    func whatTheLibraryInfersStays(source: String, value: String) throws {
        #expect(try Interpreter(table: BindingTable()).value(of: source, fileName: "test").description == value)
    }
}
