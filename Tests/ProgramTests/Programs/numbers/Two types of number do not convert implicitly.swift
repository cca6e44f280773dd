let count = 3
let gap: CGFloat = 8.5
print(gap * count)
// expect error: binary operator '*' cannot be applied to operands of type 'CGFloat' and 'Int'
