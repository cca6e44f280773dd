final class Grid: UIView {
    var cells: [UIView] = []

    override func layoutSubviews() {
        super.layoutSubviews()
        cells[0].frame = bounds  // expect error: index out of range: 0, and the array is empty
    }
}

let grid = Grid(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
grid.layoutIfNeeded()
