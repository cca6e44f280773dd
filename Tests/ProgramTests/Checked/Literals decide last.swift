print("signs:", -(-3 + 4) * 2, 0 - (1 + 2) * 3, [0 - (16 * 2)], [(0 - (11 * 2)), 2].map { $0 })
print(
    "closures:",
    [1, 2].map { Double($0) / 4 }.reduce(0, +),
    [19, 10].last { $0 > 3 } == [12, 0].reduce(11) { $0 + $1 }
)
print("functions:", ([2, 3] + [4]).map(String.init), ([9, 3] + [20]).sorted(by: >).reduce(0, max))
let isIn: Bool = Array([14, 20].prefix(while: { $0 > 3 }).map { $0 }.prefix(2)).contains((0 - (16 * 2)))
let text: String? = ([18, 1].allSatisfy { $0 > 3 } ? ("el" + "hu") : String(15))
print("contexts:", isIn, text as Any, (true ? 4 : 9) < [3, 16].reduce(0, +), [1, 2].map { $0 + 0.5 })
// expect: signs: -2 -9 [-32] [-22, 2]
// expect: closures: 0.75 false
// expect: functions: ["2", "3", "4"] 20
// expect: contexts: false Optional("15") true [1.5, 2.5]
