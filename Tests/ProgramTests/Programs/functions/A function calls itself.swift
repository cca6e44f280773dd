func factorial(_ number: Int) -> Int {
    number <= 1 ? 1 : number * factorial(number - 1)
}

print(factorial(10))  // expect: 3628800
