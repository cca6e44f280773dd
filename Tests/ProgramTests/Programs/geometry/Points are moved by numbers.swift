var point = CGPoint(x: 3, y: 4)
point.x += 7
point.y *= 2
print(point.x, point.y)  // expect: 10.0 8.0
print(point == CGPoint(x: 10, y: 8))  // expect: true
print(CGPoint.zero.x)  // expect: 0.0
