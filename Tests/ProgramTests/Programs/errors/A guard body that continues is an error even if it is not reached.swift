func half(_ number: Int) -> Int {
    guard number > 1 else {  // expect error: the 'else' of a 'guard' must leave the block
        print("too small")
    }
    return number / 2
}
print(half(4))
