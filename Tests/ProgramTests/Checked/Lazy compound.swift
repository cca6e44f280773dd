let words = ["a", "bb", "ccc"]
let l = words.lazy.compactMap { w -> Int? in
    print("map", w)
    return w.count > 1 ? w.count : nil
}
for n in l { print("n:", n); if n == 2 { break } }
// expect: map a
// expect: map bb
// expect: n: 2
