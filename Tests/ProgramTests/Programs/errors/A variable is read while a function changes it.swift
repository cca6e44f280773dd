var numbers = [1, 2]
func count() -> Int {
    numbers.count
    // expect error: overlapping accesses to a value that is being changed, but modification requires exclusive access
}
func change(_ numbers: inout [Int]) { numbers.append(count()) }
change(&numbers)
