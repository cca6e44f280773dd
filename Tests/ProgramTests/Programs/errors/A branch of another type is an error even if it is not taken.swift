func sign(_ number: Int) -> String { number > 0 ? "plus" : 0 }
// expect error: cannot convert value of type 'Int' to specified type 'String'
print(sign(3))
