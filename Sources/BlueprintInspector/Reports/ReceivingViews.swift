/// The views of some elements, and those that the layout attributes of flattened elements are applied to.
///
/// Only the listed elements are looked at: of a long list, a report lists few.
struct ReceivingViews {
    private let snapshot: RenderSnapshot
    /// The position of each element's view, by the number of the view.
    private var viewOf: [Int: Int] = [:]
    /// The numbers of the views that each element's layout attributes are applied to.
    private var receivers: [Int: [Int]] = [:]

    /// Finds the views of elements.
    init(of elements: [Int], in snapshot: RenderSnapshot) {
        self.snapshot = snapshot
        let listed = Set(elements)
        let numbers = Set(elements.lazy.compactMap { snapshot.elements[$0].view })
        for index in snapshot.views.indices.interruptible {
            let number = snapshot.views[index].number
            if numbers.contains(number), viewOf[number] == nil { viewOf[number] = index }
            for part in snapshot.views[index].flattened where listed.contains(part.element) {
                receivers[part.element, default: []].append(number)
            }
        }
    }

    /// Returns the view of a listed element; nil if it has none yet.
    func view(of element: ElementRecord) -> ViewRecord? {
        element.view.flatMap { viewOf[$0] }.map { snapshot.views[$0] }
    }

    /// Returns the numbers of the views that the layout attributes of a listed element are applied to.
    func receivers(of element: ElementRecord) -> [Int] { receivers[element.index] ?? [] }
}
