let width: Int? = 4
print(width < 5)
// expect error: a value of optional type 'Int?' must be unwrapped before '<' is applied to it and 'Int'
