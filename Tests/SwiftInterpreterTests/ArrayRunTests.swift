import SwiftInterpreter
import Testing

/// Square brackets that the parser may take for types are counted, and only those.
@Suite struct ArrayRunTests {
    private func depth(_ text: String) -> Int {
        text.utf8.reduce(into: ArrayRun()) { run, byte in run.read(byte) }.depth
    }

    @Test(arguments: [
        "[", "[ ", "[(", "([", "[(a: ", "(a: [", "[A<", "A<[", "f<[", "[[3 of ", "[A<3, ", "[any ", "[any(", "[some ",
        "[inout(",
        "[borrowing(", "[each ", "[@a ", "[@a(", "[A & ", "[() -> ", "[A, ",
    ])
    func bracketsInTypesAddUp(opening: String) {
        let text = String(repeating: opening, count: 7)
        #expect(depth(text) >= 7, "\(text)")
        #expect(depth(opening) <= 2, "\(opening)")
    }

    @Test(arguments: [
        "f([", "[f(", "a[", "[1, ", "[1: ", "[\"a\": ", "[a + ", "[{ ", "{ [a = ", "[.some(", "[a == ", "[[a], [b]].b(",
        "[[1], [2]];", "[[1], [2]].map { ", "let a = [[a]]\n",
    ])
    func bracketsAfterAValueBeginAtOne(opening: String) {
        let text = String(repeating: opening, count: 40)
        #expect(depth(text) <= 2, "\(text)")
    }

    @Test func sixNestedArraysAreReadAndSevenAreRefused() {
        func lines(_ count: Int) -> [String] {
            errorLines(String(repeating: "[", count: count) + "1" + String(repeating: "]", count: count))
        }
        #expect(lines(6) == ["no error, but [[[[[[1]]]]]]"])
        #expect(lines(7).first?.hasSuffix("error: more than 6 square brackets are nested here") == true)
    }
}
