func extent(of values: [Int]) -> (least: Int, greatest: Int)? {
    guard let first = values.first else { return nil }
    var result = (least: first, greatest: first)
    for value in values.dropFirst() {
        result.least = min(result.least, value)
        result.greatest = max(result.greatest, value)
    }
    return result
}

if let (least, greatest) = extent(of: [4, 9, -2, 7]) {
    print(least, greatest)  // expect: -2 9
}
print(extent(of: []) == nil)  // expect: true
