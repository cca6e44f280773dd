let axis = SizeConstraint.Axis.atMost(100)
print((axis - 20).maximum)  // expect: 80.0
print((axis / 4 + 1).maximum)  // expect: 26.0
print((SizeConstraint.Axis.unconstrained - 20).constrainedValue == nil)  // expect: true
