func share(_ total: Int) -> Int {
    let none = 4 - 2 * 2
    return total / none  // expect error: division by zero
}
struct Grid {
    var columns = 12 % 0
}
let halves = [1, 2].map { $0 / 0 }
print(share(3), Grid(), halves)
