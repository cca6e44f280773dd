let width: CGFloat = 12
let ratio: Double = 3
print(width)  // expect: 12.0
print(ratio / 2)  // expect: 1.5
print([width, 0.5])  // expect: [12.0, 0.5]
