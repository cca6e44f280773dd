func total(of prices: [Double], discount: Double) -> Double {
    func reduced(_ price: Double) -> Double { price * (1 - discount) }
    var sum = 0.0
    for price in prices { sum += reduced(price) }
    return sum
}

print(total(of: [10, 20, 30], discount: 0.5))  // expect: 30.0
