let slice = [1, 2, 3][1...]
let joined: [Int] = [1] + slice
print(
    "joined:",
    joined,
    [1] + slice,
    slice + [1],
    type(of: [1] + slice),
    type(of: slice + [1]),
    type(of: slice + slice)
)
// expect: joined: [1, 2, 3] [1, 2, 3] [2, 3, 1] Array<Int> ArraySlice<Int> ArraySlice<Int>
