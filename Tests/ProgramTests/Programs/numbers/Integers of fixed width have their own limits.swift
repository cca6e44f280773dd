let byte: UInt8 = 255
print(byte, UInt8.max, Int8.min, byte &+ 1, UInt8(truncatingIfNeeded: 300), Int8(bitPattern: 200))
// expect: 255 255 -128 0 44 -56
print(UInt8(exactly: 256) as Any, UInt8(clamping: -5), Int16(clamping: 70_000), UInt8("300") as Any, UInt8("12") ?? 0)
// expect: nil 0 32767 nil 12
print(Int16.bitWidth, UInt64.max, Int64.min, Int32.max, UInt.max, Int.bitWidth, 5.bitWidth)
// expect: 16 18446744073709551615 -9223372036854775808 2147483647 18446744073709551615 64 64
let color: UInt32 = 0xFF00FF
print((color >> 16) & 0xFF, color << 8, ~color, color ^ 1, color | 2, color << 40)
// expect: 255 4278255360 4278255360 16711934 16711935 0
print(color.leadingZeroBitCount, color.nonzeroBitCount, color.trailingZeroBitCount, (0 as UInt8).leadingZeroBitCount)
// expect: 8 16 0 8
print(String(color, radix: 16), String(255 as UInt8, radix: 2), Int("ff", radix: 16) ?? 0, UInt64.max.description)
// expect: ff00ff 11111111 255 18446744073709551615
let hex = UInt64("FFAA00", radix: 16) ?? 0
print(Double((hex & 0xFF0000) >> 16) / 255, Int(hex), String(UInt64.max, radix: 16, uppercase: true))
// expect: 1.0 16755200 FFFFFFFFFFFFFFFF
print(Int(byte) + 1, Double(byte), type(of: byte), Double(UInt64.max), UInt(bitPattern: -1), Int(bitPattern: UInt.max))
// expect: 256 255.0 UInt8 1.8446744073709552e+19 18446744073709551615 -1
print(byte.addingReportingOverflow(1), byte.multipliedReportingOverflow(by: 2))
// expect: (partialValue: 0, overflow: true) (partialValue: 254, overflow: true)
print(Int8.min.magnitude, UInt8(3).isMultiple(of: 3), UInt16(0x1234).byteSwapped, Int.min.magnitude, (-3).magnitude)
// expect: 128 true 13330 9223372036854775808 3
print(UInt8(7).quotientAndRemainder(dividingBy: 2), Int8(-7) / 2, Int8(-7) % 2, UInt8(2).distance(to: 1))
// expect: (quotient: 3, remainder: 1) -3 -1 -1
print(3.distance(to: 8), 3.advanced(by: 4), 1.5.distance(to: 2), 1.5.advanced(by: 1))  // expect: 5 7 0.5 2.5
var hash: UInt64 = 5381
for unit in "abc".utf8 { hash = (hash << 5) &+ hash &+ UInt64(unit) }
print(hash, UInt64.max - 1, UInt64.max / 2, UInt64.max > 5, 5 < UInt64.max, UInt64.max == UInt64.max)
// expect: 193485963 18446744073709551614 9223372036854775807 true true true
print(Set([UInt64.max, 1, UInt64.max]).count, [3, UInt64.max, 1].sorted(), max(1, UInt64.max))
// expect: 2 [1, 3, 18446744073709551615] 18446744073709551615
print((200...203 as ClosedRange<UInt8>).map { $0 }, stride(from: 0 as UInt8, to: 10, by: 5).map { Int($0) })
// expect: [200, 201, 202, 203] [0, 5]
print(UInt8(3.9), Int8(exactly: 3.5) as Any, Int8(exactly: 3.0) as Any)  // expect: 3 nil Optional(3)
let any: Any = UInt16(3)
print(any is UInt16, any as? Int ?? -1, any as? UInt16 ?? 0, type(of: any))  // expect: true -1 3 UInt16
var small: Int8 = 100
small += 27
small &+= 1
print(small, -Int16(5), +small, abs(Int8(-3)), small.signum(), UInt8.zero, Int32(), UInt8.isSigned, Int8.isSigned)
// expect: -128 -5 -128 3 -1 0 0 false true
func total<T: FixedWidthInteger>(_ values: [T]) -> T { values.reduce(0, &+) }
print(total([UInt8(250), 10]), total([1, 2]), total([Int8.max, 1]))  // expect: 4 3 -128
struct Flags: OptionSet {
    let rawValue: UInt8
    static let a = Flags(rawValue: 1 << 0), b = Flags(rawValue: 1 << 7)
}
print(Flags([.a, .b]).rawValue, Flags.b.contains(.a), Flags(rawValue: 255).subtracting(.a).rawValue)
// expect: 129 false 254
