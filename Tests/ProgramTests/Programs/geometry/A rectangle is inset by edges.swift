let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
let inner = rect.inset(by: insets)
print(inner.minX, inner.minY, inner.width, inner.height)  // expect: 2.0 1.0 94.0 56.0
print(insets.left + insets.right)  // expect: 6.0
print(UIEdgeInsets.zero == UIEdgeInsets())  // expect: true
