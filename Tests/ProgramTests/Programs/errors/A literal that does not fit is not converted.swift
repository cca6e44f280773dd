let small: UInt8 = 250 + 6  // expect error: arithmetic operation '250 + 6' (on type 'UInt8') results in an overflow
let large = Int32.max * 2
print(-Int8.min)
print(small, large)
