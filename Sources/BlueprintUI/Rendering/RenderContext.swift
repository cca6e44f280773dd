/// What one render shares: the recorder, if one listens, and the count of nodes.
final class RenderContext {
    let observer: (any RenderObserver)?
    @exclusivity(unchecked) private var nextSerial = 0

    init(observer: (any RenderObserver)?) {
        self.observer = observer
    }

    func takeSerial() -> Int {
        defer { nextSerial += 1 }
        return nextSerial
    }
}
