func twice(_ number: UInt) -> UInt { number * 2 }
print(twice(-1))  // expect error: negative integer '-1' overflows when stored into unsigned type 'UInt'
