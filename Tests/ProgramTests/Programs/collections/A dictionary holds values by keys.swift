var prices = ["tea": 2, "cake": 4]
prices["coffee"] = 3
prices["tea"] = nil
print(prices["cake"] ?? 0)  // expect: 4
print(prices["tea"] ?? 0)  // expect: 0
print(prices["bread", default: 1])  // expect: 1
print(prices.keys.sorted())  // expect: ["cake", "coffee"]
print(prices.values.reduce(0, +))  // expect: 7
print(prices.count)  // expect: 2
