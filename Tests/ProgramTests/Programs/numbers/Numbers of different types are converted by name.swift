let count = 3
let gap: CGFloat = 8
print(gap * CGFloat(count - 1))  // expect: 16.0
print(Int(9.99))  // expect: 9
print(Double(7) / 2)  // expect: 3.5
