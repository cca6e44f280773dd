let a = [10, 20, 30, 40, 50, 60]
let s = a[1..<5]
print(s.startIndex, s.endIndex, s.indices, s[2], s.firstIndex(of: 40) ?? 0)
let t = s.dropFirst().prefix(2)
print(t, t.startIndex, t.endIndex, s[t.startIndex...], t.suffix(1).startIndex, t.dropLast().endIndex)
print(a.suffix(2).startIndex, a.drop { $0 < 35 }.startIndex, a.prefix { $0 < 35 }.endIndex, s.suffix(from: 3))
print(a.split(separator: 30).map(\.startIndex), s.split { $0 == 30 }.map { ($0.startIndex, $0.count) })
var m = a[2...]
m.sort(by: >)
m[3] = 1
m.append(7)
m.swapAt(2, 5)
print(m, m.startIndex, m.endIndex, m.removeFirst(), m.startIndex, m.popLast() ?? 0, m.endIndex)
m.sort()
m.reverse()
print(m, m.startIndex, m[m.startIndex], m.index(after: m.startIndex), m.index(m.endIndex, offsetBy: -1))
let joined = a[4...] + [8]
print(joined.startIndex, joined, Array(joined)[0], joined == [50, 60, 8], a[...2] == s)
let labels: ArraySlice<Any> = [1, "a"]
print(labels.count, a[3...][4...].startIndex, a[3...].map { $0 / 10 }, a[3...].enumerated().map(\.offset))
for (index, value) in zip(t.indices, t) { print(index, value) }
// expect: 1 5 1..<5 30 3
// expect: [30, 40] 2 4 [30, 40, 50] 3 3
// expect: 4 3 3 [40, 50]
// expect: [0, 3] [(1, 1), (3, 2)]
// expect: [30, 1, 40, 60, 7] 2 7 30 3 7 6
// expect: [60, 40, 1] 3 60 4 5
// expect: 4 [50, 60, 8] 50 true false
// expect: 2 4 [4, 5, 6] [0, 1, 2]
// expect: 2 30
// expect: 3 40
