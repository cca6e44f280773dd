final class C {
    var gets = 0
    var sets = 0
    var stored = [1, 2, 3]
    var b: [Int] {
        get { gets += 1; return stored }
        set { sets += 1; stored = newValue }
    }
}
let c = C()
c.b[0] = 5
print("element:", c.gets, c.sets)
c.b[0...1] = [7, 8]
print("slice:", c.gets, c.sets)
c.b.append(4)
print("append:", c.gets, c.sets)
c.b[1] += 1
print("compound:", c.gets, c.sets, c.stored)
// expect: element: 1 1
// expect: slice: 2 2
// expect: append: 3 3
// expect: compound: 4 4 [7, 9, 3, 4]
