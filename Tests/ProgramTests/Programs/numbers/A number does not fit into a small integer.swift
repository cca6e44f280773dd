let number = 300
print(UInt8(truncatingIfNeeded: number))  // expect: 44
print(UInt8(number))  // expect error: 300 cannot be converted to UInt8
