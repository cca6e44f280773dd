print(CGSize(width: 10, height: 20.5))  // expect: CGSize(width: 10.0, height: 20.5)
print(CGPoint(x: 1, y: 2))  // expect: CGPoint(x: 1.0, y: 2.0)
