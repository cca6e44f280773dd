import SwiftInterpreter
import Testing

/// Source that names a part of Swift's library that does not exist here is refused before it runs.
@Suite struct AbsentDeclarationTests {
    @Test(arguments: [
        ("let a: UInt8 = 1", "type 'UInt8' is not supported here"),
        ("func f(_ a: [Int64]) {}", "type 'Int64' is not supported here"),
        ("typealias A = Swift.UInt", "type 'UInt' is not supported here"),
        ("extension Int8 { var a: Int { 1 } }", "type 'Int8' is not supported here"),
        ("func f() { _ = Int8(3) }", "type 'Int8' is not supported here"),
        ("[UInt16]()", "type 'UInt16' is not supported here"),
        ("1 as? Int32", "type 'Int32' is not supported here"),
        ("func f() { _ = [1].map { $0.bitWidth } }", "'bitWidth' of 'Int' is not supported here"),
        ("\"a\".utf16", "'utf16' of 'String' is not supported here"),
        ("Int(clamping: 3)", "'init(clamping:)' of 'Int' is not supported here"),
        ("func f() { dump(1) }", "'dump(_:)' is not supported here"),
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
        ("struct UInt8 { var a = 1 }; UInt8().a", "1"),
    ])
    func whatTheLibraryInfersStays(source: String, value: String) throws {
        #expect(try Interpreter(table: BindingTable()).value(of: source, fileName: "test").description == value)
    }
}
