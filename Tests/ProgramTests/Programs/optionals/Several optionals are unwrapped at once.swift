func sum(_ first: Int?, _ second: Int?) -> Int? {
    guard let first, let second, first < second else { return nil }
    return first + second
}

print(sum(1, 2) ?? -1)  // expect: 3
print(sum(nil, 2) ?? -1)  // expect: -1
print(sum(3, 2) ?? -1)  // expect: -1
