let start = Date(timeIntervalSince1970: 1_767_268_800)
let later = start + 3600
print(start, [later])  // expect: 2026-01-01 12:00:00 +0000 [2026-01-01 13:00:00 +0000]
print(later > start, later.timeIntervalSince(start), start.compare(later) == .orderedAscending)
print(max(start, later) == later, [later, start].sorted().first == start, (start...later).contains(later))
var moved = start
moved += 86_400
moved.addTimeInterval(-60)
print(moved, start.addingTimeInterval(0.5).timeIntervalSince1970)
print(start.ISO8601Format(), DateInterval(start: start, end: later).duration)

struct Visit: Hashable, Identifiable {
    let id: Int
    var date: Date
    var place: String
}

let visits = [
    Visit(id: 1, date: later, place: "shop"), Visit(id: 2, date: start, place: "bank"),
    Visit(id: 3, date: start, place: "park"),
]
let byDate = Dictionary(grouping: visits, by: \.date)
for date in byDate.keys.sorted() { print(date, byDate[date, default: []].map(\.place)) }
switch start {
case ..<later: print("before")
default: print("after")
}
let now = Date()
print(now.timeIntervalSince(now), now < .distantFuture, Date.distantPast < now)
// expect: true 3600.0 true
// expect: true true true
// expect: 2026-01-02 11:59:00 +0000 1767268800.5
// expect: 2026-01-01T12:00:00Z 3600.0
// expect: 2026-01-01 12:00:00 +0000 ["bank", "park"]
// expect: 2026-01-01 13:00:00 +0000 ["shop"]
// expect: before
// expect: 0.0 true true
