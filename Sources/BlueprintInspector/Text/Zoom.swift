/// The scale of a drawing.
public enum Zoom: Hashable, Sendable {
    /// As small as the rows of a terminal ask for, but with a row for each line of text.
    ///
    /// A drawing that has more rows than the terminal is drawn whole.
    case readable
    /// As small as needed to fit into the rows of a terminal, even if texts have no room.
    case fit
    /// A number of times the size that a drawing has by default; above 1, a part is drawn if not all of it fits.
    case times(Double)

    /// The magnification that is asked for, from 0.01 to 100; 1 for a scale that follows from the room.
    package var factor: Double {
        guard case .times(let factor) = self, factor.isFinite else { return 1 }
        return max(0.01, min(factor, 100))
    }
}
