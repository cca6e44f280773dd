let least: Int8 = -128
print(least)
let bytes: [UInt8] = [1, 300]  // expect error: integer literal '300' overflows when stored into 'UInt8'
print(bytes)
