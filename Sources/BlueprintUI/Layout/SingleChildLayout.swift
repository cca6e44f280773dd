import Foundation

/// A layout that measures and places exactly one child.
public protocol CaffeinatedSingleChildLayout {
    /// The child to measure and place.
    typealias Subelement = LayoutSubelement
    /// A value kept between the calls for one element during one render.
    associatedtype Cache = Void

    /// Returns the measured size in points within the proposal.
    ///
    /// The proposal's limits may be absent, zero or negative.
    func sizeThatFits(
        proposal: SizeConstraint,
        subelement: Subelement,
        environment: Environment,
        cache: inout Cache
    ) -> CGSize

    /// Places the child in an area of the given size in points; a child that is not placed fills it.
    func placeSubelement(in size: CGSize, subelement: Subelement, environment: Environment, cache: inout Cache)

    /// Returns the initial value of the cache.
    func makeCache(subelement: Subelement, environment: Environment) -> Cache
}

extension CaffeinatedSingleChildLayout where Cache == Void {
    /// Returns nothing, as the layout has no cache.
    public func makeCache(subelement: Subelement, environment: Environment) {}
}

/// A layout that measures and places exactly one child.
public protocol SingleChildLayout: CaffeinatedSingleChildLayout {}
