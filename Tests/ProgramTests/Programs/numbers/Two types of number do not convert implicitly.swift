let count = 3
let gap: CGFloat = 8.5
print(gap * count)
// expect error: the operator '*' cannot be applied to 'Double' and 'Int'
