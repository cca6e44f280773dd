let larger = { (first: Int, second: Int) -> Int in
    if first > second { return first }
    return second
}
print(larger(3, 8))  // expect: 8
print([4, 9, 2].reduce(0, larger))  // expect: 9
