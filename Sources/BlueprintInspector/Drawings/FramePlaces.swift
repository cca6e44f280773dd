import Foundation

/// The cells at which a drawing shows frames, so that one can point at them.
package struct FramePlaces {
    private let scene: FrameScene

    init(_ scene: FrameScene) {
        self.scene = scene
    }

    /// The number of rows of the grid, without the notes below it.
    package var rows: Int { scene.rows }

    /// The size of a cell in points.
    package var cell: CGSize { scene.scale.cell }

    /// The cells of an element's border; nil if it is not drawn.
    package func cells(of element: Int) -> CellRect? {
        guard scene.groupOf.indices.contains(element), let group = scene.groupOf[element] else { return nil }
        return scene.groups[group].cells
    }

    /// The cells of the border of the viewport, or of the element in focus.
    package var border: CellRect { cells(of: scene.range.lowerBound) ?? viewport }

    private var viewport: CellRect { scene.scale.cells(CGRect(origin: .zero, size: scene.snapshot.viewport)) }

    /// The elements whose frames contain a cell, innermost first; of overlapping siblings, the front one first.
    package func elements(column: Int, row: Int) -> [Int] {
        scene.groups.filter { group in
            (group.cells.left...group.cells.right).contains(column)
                && (group.cells.top...group.cells.bottom).contains(row)
        }.flatMap(\.members).sorted(by: >)
    }
}

extension FramesDrawing {
    /// The cells at which the frames are drawn.
    package var places: FramePlaces { FramePlaces(scene) }
}
