final class Grid: UIView {
    var cells: [UIView] = []

    override func layoutSubviews() {
        super.layoutSubviews()
        cells[0].frame = bounds  // expect error: the array is empty and has no element 0
    }
}

let grid = Grid(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
grid.layoutIfNeeded()
