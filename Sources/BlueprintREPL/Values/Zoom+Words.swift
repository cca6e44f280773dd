import BlueprintInspector

extension Zoom {
    /// The zoom as it is typed.
    var word: String {
        switch self {
        case .readable: "readable"
        case .fit: "fit"
        case .times(let factor): Phrasing.number(factor)
        }
    }
}
