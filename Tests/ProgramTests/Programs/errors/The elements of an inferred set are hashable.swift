struct Point { var x = 1 }
let points = Set([Point()])  // expect error: generic struct 'Set' requires that 'Point' conform to 'Hashable'
print(points.count)
