let limited = SizeConstraint(width: .atMost(200), height: .unconstrained)
print(limited.width.maximum, limited.height.constrainedValue == nil)  // expect: 200.0 true
print(limited.inset(width: 20, height: 0).width == .atMost(180))  // expect: true
print(SizeConstraint(CGSize(width: 10, height: 5)).maximum.height)  // expect: 5.0
print(SizeConstraint.unconstrained.height == .unconstrained)  // expect: true
