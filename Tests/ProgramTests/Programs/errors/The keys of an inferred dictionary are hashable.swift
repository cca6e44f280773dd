struct Point { var x = 1 }
let points = [Point(): 1]  // expect error: generic struct 'Dictionary' requires that 'Point' conform to 'Hashable'
print(points.count)
