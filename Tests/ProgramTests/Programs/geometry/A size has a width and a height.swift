var size = CGSize(width: 30, height: 20)
size.height += 2
print(size.width, size.height)  // expect: 30.0 22.0
print(size == CGSize(width: 30, height: 22))  // expect: true
print(CGSize.zero == CGSize())  // expect: true
