/// What one render shares: the recorder, if one listens, what layouts are trusted with, and the count of nodes.
final class RenderContext {
    let observer: (any RenderObserver)?
    /// Whether a recorder listens: asked for each question, where taking hold of the recorder to see would cost more.
    let isObserved: Bool
    let contract: LayoutContract
    @exclusivity(unchecked) private var nextSerial = 0

    init(observer: (any RenderObserver)?, contract: LayoutContract = LayoutContract()) {
        self.observer = observer
        isObserved = observer != nil
        self.contract = contract
    }

    /// Whether nodes of this render may stand in the next one, which no recorder listens to either.
    func canGoOn(with contract: LayoutContract) -> Bool { !isObserved && self.contract == contract }

    func takeSerial() -> Int {
        defer { nextSerial += 1 }
        return nextSerial
    }
}
