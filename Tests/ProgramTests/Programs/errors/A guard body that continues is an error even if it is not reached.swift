func half(_ number: Int) -> Int {
    guard number > 1 else {
        print("too small")
    }
    // expect error: 'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope
    return number / 2
}
print(half(4))
