let width: Int? = 4
print(width + 1)
// expect error: the operator '+' cannot be applied to 'Int?' and 'Int'
