let width = 4
if let width { print(width) }
// expect error: initializer for conditional binding must have Optional type, not 'Int'
