let byte: UInt8 = 255
print(byte &+ 1)  // expect: 0
print(byte + 1)  // expect error: arithmetic operation '255 + 1' (on type 'UInt8') results in an overflow
