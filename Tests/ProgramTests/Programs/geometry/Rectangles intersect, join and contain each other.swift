let left = CGRect(x: 0, y: 0, width: 60, height: 40)
let right = CGRect(x: 40, y: 20, width: 60, height: 40)
print(left.intersects(right))  // expect: true
print(left.intersection(right) == CGRect(x: 40, y: 20, width: 20, height: 20))  // expect: true
print(left.union(right).size == CGSize(width: 100, height: 60))  // expect: true
print(left.contains(CGPoint(x: 59, y: 39)), left.contains(CGPoint(x: 60, y: 0)))  // expect: true false
print(left.contains(CGRect(x: 1, y: 1, width: 2, height: 2)))  // expect: true
