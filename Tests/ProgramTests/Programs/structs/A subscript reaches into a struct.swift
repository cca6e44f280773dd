struct Grid {
    var cells = [1, 2, 3, 4, 5, 6]

    subscript(row: Int, column: Int) -> Int {
        get { cells[row * 3 + column] }
        set { cells[row * 3 + column] = newValue }
    }
}

var grid = Grid()
grid[1, 1] = 50
print(grid[0, 2], grid[1, 1], grid.cells)  // expect: 3 50 [1, 2, 3, 4, 50, 6]
