let width = 4
if let width { print(width) }
// expect error: the value of a conditional binding must be of optional type, not 'Int'
