let small: Float = 1
print(small.ulp, small.nextUp, small.nextDown, Float.ulpOfOne)
// expect: 1.1920929e-07 1.0000001 0.99999994 1.1920929e-07
print(1.0.ulp, 1.0.nextUp, CGFloat(2).nextDown, Double.ulpOfOne)
// expect: 2.220446049250313e-16 1.0000000000000002 1.9999999999999998 2.220446049250313e-16
print(Float.leastNormalMagnitude, Double.leastNonzeroMagnitude)  // expect: 1.1754944e-38 5e-324
print(6.5.significand, 6.5.exponent, 6.5.binade, (-6.5).sign, 0.0.sign == .plus)  // expect: 1.625 2 4.0 minus true
print(1.0.isNormal, 0.0.isNormal, Double.leastNonzeroMagnitude.isSubnormal)  // expect: true false true
print(Double(sign: .minus, exponent: 2, significand: 1.625))  // expect: -6.5
switch (-1.5).sign {
case .plus: print("plus")
case .minus: print("minus")
}
// expect: minus
print(2.0.isLess(than: 3), 2.0.isEqual(to: 2), 2.0.isLessThanOrEqualTo(1), 2.0.addingProduct(3, 4))
// expect: true true false 14.0
var number = 10.0
number.negate()
number.addProduct(4, 4)
print(number)  // expect: 6.0
number.formTruncatingRemainder(dividingBy: 4)
number.formSquareRoot()
print(number)  // expect: 1.4142135623730951
var half: Float = 0.1
half.negate()
half.formRemainder(dividingBy: 0.3)
print(half)  // expect: -0.1
var whole: Int8 = 5
whole.negate()
let wide: Int = numericCast(whole)
print(whole, wide)  // expect: -5 -5

var waiting: String? = "next"
let taken = waiting.take()
print(taken ?? "nil", waiting ?? "nil", waiting.take() ?? "nil")  // expect: next nil nil
var counts = Dictionary<String, Int>(minimumCapacity: 3)
counts["a"] = 1
print(counts, Set<Int>(minimumCapacity: 2).isEmpty, Range(uncheckedBounds: (lower: 1, upper: 3)))
// expect: ["a": 1] true 1..<3
struct Failure: Error, Equatable { var code: Int }
let failed = Result<Int, Failure>.failure(Failure(code: 3))
print(failed.flatMapError { .success($0.code) } as Result<Int, Failure>)  // expect: success(3)
print(Unicode.Scalar(65 as UInt8), Unicode.Scalar(0x1F600 as UInt32) ?? "-", Unicode.Scalar(0xD800 as UInt32) == nil)
// expect: A 😀 true
