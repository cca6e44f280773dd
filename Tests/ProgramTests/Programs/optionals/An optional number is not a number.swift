let width: Int? = 4
print(width + 1)
// expect error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
