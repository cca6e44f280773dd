import HeadlessUIKit
import Testing

@Suite("Saturating conversions")
struct SaturatingTests {
    @Test("a number within the range loses its fraction")
    func inside() {
        #expect(Int(saturating: 3.9) == 3)
        #expect(Int(saturating: -3.9) == -3)
        #expect(Int(saturating: -0.0) == 0)
        #expect(UInt8(saturating: 254.6) == 254)
    }

    @Test("a number beyond the range becomes the nearest value")
    func outside() {
        #expect(Int(saturating: Double.infinity) == .max)
        #expect(Int(saturating: -Double.infinity) == .min)
        #expect(Int(saturating: 9.3e18) == .max)
        #expect(UInt8(saturating: -1.0) == 0)
        #expect(UInt8(saturating: 256.0) == 255)
    }

    @Test("not a number becomes zero")
    func undefined() {
        #expect(Int(saturating: Double.nan) == 0)
    }
}
