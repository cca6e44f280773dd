struct S {
    var n = 1 { didSet { if n > 10 { n = 10 } } }
    var all: [Int] = [] { didSet { log.append("\(oldValue.count)-\(all.count)") } }
    var log: [String] = []
}
var s = S()
s.n = 50
s.all.append(1)
s.all[0] = 3
print("clamped:", s.n, s.log)
// expect: clamped: 10 ["0-1", "1-1"]
