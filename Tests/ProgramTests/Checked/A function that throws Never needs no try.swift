func number() throws(Never) -> Int { 3 }
print(number() + 1)
// expect: 4
