func double(_ number: Int) -> Int { number * 2 }

func twice(_ change: (Int) -> Int, _ number: Int) -> Int {
    change(change(number))
}

print(twice(double, 3))  // expect: 12
let change = double
print(change(21))  // expect: 42
print([1, 2, 3].map(double))  // expect: [2, 4, 6]
