let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
print(rect.minX, rect.midX, rect.maxX)  // expect: 10.0 60.0 110.0
print(rect.minY, rect.midY, rect.maxY)  // expect: 20.0 45.0 70.0
print(rect.width, rect.height, rect.origin.x, rect.size.height)  // expect: 100.0 50.0 10.0 50.0
print(rect.isEmpty, CGRect.zero.isEmpty)  // expect: false true
