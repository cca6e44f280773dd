import SwiftInterpreter
import Testing

@Suite struct SignatureTests {
    @Test(arguments: [
        "CGFloat", "Box.CornerStyle", "any Element", "[Overlay.Child]", "[String: Int]", "CGFloat?",
        "(SizeConstraint) -> CGSize", "((ElementDimensions) -> CGFloat)?", "(inout Label) -> Void",
        "ClosedRange<CGFloat>", "(Int, b: String)", "Key.Type", "(any Element)?",
    ])
    func typesArePrintedAsParsed(text: String) {
        #expect(WrittenType(reading: text)?.description == text)
    }

    @Test func signaturesAreParsed() throws {
        let signature = try #require(
            Signature(
                "init(alignment: Row.RowAlignment = .align(to: .top), _ gap: CGFloat = 0, @ElementBuilder e: () -> [Child])"
            )
        )
        #expect(signature.parameters.map(\.label) == ["alignment", nil, "e"])
        #expect(signature.parameters.map(\.defaultValue) == [".align(to: .top)", "0", nil])
        #expect(signature.parameters.map(\.isBuilder) == [false, false, true])
        #expect(signature.labelledName == "init(alignment:_:e:)")
    }

    @Test(arguments: ["", "a(", "a(b)", "a(b: )", "a(b: Int", "a() ->"])
    func invalidDeclarationsAreRejected(text: String) {
        #expect(Signature(text) == nil)
    }
}
