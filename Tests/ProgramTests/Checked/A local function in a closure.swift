let twice: (Int) -> Int = { number in
    func double(_ value: Int) -> Int { value * 2 }
    return double(number)
}
let factorial: (Int) -> Int = { number in
    func product(_ count: Int) -> Int { count <= 1 ? 1 : count * product(count - 1) }
    return product(number)
}
print(
    twice(5),
    factorial(5),
    [1, 2].map { number -> Int in
        func next() -> Int { number + 1 }; return next()
    }
)
// expect: 10 120 [2, 3]
