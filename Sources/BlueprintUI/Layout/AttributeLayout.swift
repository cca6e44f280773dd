import Foundation

/// Sets an attribute on a child that is as big as it likes and fills the area.
struct AttributeLayout: SingleChildLayout {
    /// Changes the child's attributes.
    let set: (inout LayoutSubelement.Attributes) -> Void

    init(_ set: @escaping (inout LayoutSubelement.Attributes) -> Void) {
        self.set = set
    }

    func sizeThatFits(
        proposal: SizeConstraint,
        subelement: Subelement,
        environment: Environment,
        cache: inout ()
    ) -> CGSize {
        subelement.sizeThatFits(proposal)
    }

    func placeSubelement(in size: CGSize, subelement: Subelement, environment: Environment, cache: inout ()) {
        set(&subelement.attributes)
        subelement.place(filling: size)
    }
}
