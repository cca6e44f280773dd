import Foundation

/// A layout that measures and places any number of children.
///
/// A layout measures its own size by proposing constraints to its children, and later places them in its final size.
/// The layout contract: it must return the same size for the same constraint, propose constraints within its own, and
/// place every child in ``placeSubelements(in:subelements:environment:cache:)``.
public protocol CaffeinatedLayout {
    /// The children to measure and place.
    typealias Subelements = LayoutSubelements
    /// A value kept between the calls for one element during one render.
    associatedtype Cache = Void

    /// Returns the measured size in points within the proposal.
    ///
    /// The proposal's limits may be absent, zero or negative.
    func sizeThatFits(
        proposal: SizeConstraint,
        subelements: Subelements,
        environment: Environment,
        cache: inout Cache
    ) -> CGSize

    /// Places the children in an area of the given size in points; a child that is not placed fills it.
    func placeSubelements(in size: CGSize, subelements: Subelements, environment: Environment, cache: inout Cache)

    /// Returns the initial value of the cache.
    func makeCache(subelements: Subelements, environment: Environment) -> Cache
}

extension CaffeinatedLayout where Cache == Void {
    /// Returns nothing, as the layout has no cache.
    public func makeCache(subelements: Subelements, environment: Environment) {}
}

/// A layout that measures and places any number of children.
public protocol Layout: CaffeinatedLayout {}
