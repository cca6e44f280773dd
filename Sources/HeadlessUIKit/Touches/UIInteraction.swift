/// An object that adds a behaviour to a view, such as showing its content large.
public protocol UIInteraction: AnyObject {
    /// The view that has the interaction, or nil.
    var view: UIView? { get }
    /// Called before the interaction is added to a view or, with nil, removed from it.
    func willMove(to view: UIView?)
    /// Called after the interaction was added to a view or, with nil, removed from it.
    func didMove(to view: UIView?)
}

extension UIView {
    /// The view's interactions, in the order in which they were added.
    public final var interactions: [any UIInteraction] { rare?.touches.interactions ?? [] }

    /// Adds an interaction to the view, after removing it from its current view.
    public final func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        changeRare { $0.touches.interactions.append(interaction) }
        interaction.didMove(to: self)
    }

    /// Removes an interaction; does nothing if the view does not have it.
    public final func removeInteraction(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        changeRare { $0.touches.interactions.removeAll { $0 === interaction } }
        interaction.didMove(to: nil)
    }
}
