let most: UInt64 = 18446744073709551615
let more: Int = 18446744073709551615
// expect error: integer literal '18446744073709551615' overflows when stored into 'Int'
print(most, more)
