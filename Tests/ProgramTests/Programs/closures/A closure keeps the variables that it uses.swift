func counter(from start: Int) -> () -> Int {
    var count = start
    return {
        count += 1
        return count
    }
}

let first = counter(from: 0)
let second = counter(from: 10)
print(first(), first(), second(), first())  // expect: 1 2 11 3
