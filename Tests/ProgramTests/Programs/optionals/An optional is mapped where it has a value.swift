let width: Int? = 40
let height: Int? = nil
print(width.map { "\($0) pt" } ?? "unknown")  // expect: 40 pt
print(height.map { "\($0) pt" } ?? "unknown")  // expect: unknown
print(width.flatMap { $0 > 50 ? $0 : nil } == nil)  // expect: true
