struct Row: Identifiable, Equatable {
    let id = UUID()
    var title: String
}

let rows = ["a", "b", "a"].map { Row(title: $0) }
print(Set(rows.map(\.id)).count, rows[0] == rows[2], rows[0].id == rows[0].id)
print(rows[1].id.uuidString.count, rows[1].id.uuidString.split(separator: "-").map(\.count))
var copy = rows[0]
copy.title = "c"
print(copy.id == rows[0].id, UUID(uuidString: copy.id.uuidString) == copy.id, UUID(uuidString: "none") == nil)
// expect: 3 false true
// expect: 36 [8, 4, 4, 4, 12]
// expect: true true true
