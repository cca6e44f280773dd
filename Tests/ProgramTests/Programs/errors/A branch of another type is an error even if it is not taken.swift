func sign(_ number: Int) -> String { number > 0 ? "plus" : 0 }
// expect error: cannot convert a value of type 'Int' to the expected type 'String'
print(sign(3))
