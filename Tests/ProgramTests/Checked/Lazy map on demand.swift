let l = [1, 2, 3].lazy.map { n -> Int in
    print("map", n)
    return n * 2
}
print("made")
print("first:", l.first as Any)
print("all:", Array(l))
// expect: made
// expect: map 1
// expect: first: Optional(2)
// expect: map 1
// expect: map 2
// expect: map 3
// expect: all: [2, 4, 6]
