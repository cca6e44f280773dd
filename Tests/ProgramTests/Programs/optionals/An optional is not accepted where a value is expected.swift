func double(_ number: Int) -> Int { number * 2 }

let numbers = ["a": 1]
print(double(numbers["a"]))
// expect error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
