enum Cell {
    case text(String)
    case number(Int)
}

let cells: [Cell] = [.text("a"), .number(3), .number(4)]
var sum = 0
for cell in cells {
    if case .number(let value) = cell { sum += value }
}
print(sum)  // expect: 7
for case .text(let text) in cells { print(text) }  // expect: a
