let values: [Int??] = [.some(nil), nil, 3]
for value in values {
    switch value {
    case .some(.some(let number)): print("a number", number)
    case .some(.none): print("an absent number")
    case .none: print("nothing at all")
    }
}
// expect: an absent number
// expect: nothing at all
// expect: a number 3
print(values[2] as Any)  // expect: Optional(Optional(3))
