let one: any Equatable = 1
let two: any Equatable = 1
print(one == two)  // expect error: binary operator '==' cannot be applied to two 'any Equatable' operands
