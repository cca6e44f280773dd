var found = (row: -1, column: -1)
search: for row in 0..<5 {
    for column in 0..<5 where row * column == 6 {
        found = (row, column)
        break search
    }
}
print(found.row, found.column)  // expect: 2 3
