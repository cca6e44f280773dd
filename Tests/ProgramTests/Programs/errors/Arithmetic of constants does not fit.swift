func sums() {
    let most = Int8(100)
    print(most + most)  // expect error: arithmetic operation '100 + 100' (on type 'Int8') results in an overflow
    print(UInt(3) - 5)
    print(Int.min / -1)
}
sums()
