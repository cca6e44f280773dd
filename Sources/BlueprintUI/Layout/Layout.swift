import Foundation

/// Sizes and places any number of children.
///
/// A layout answers how big it is by asking its children, and later, given a size, places them. It must answer the same
/// size for the same question, ask within the constraint that it was given, and place every child inside ``placeSubelements(in:subelements:environment:cache:)``.
public protocol CaffeinatedLayout {
    /// The children, to be measured and placed.
    typealias Subelements = LayoutSubelements
    /// A value kept between the calls for one element within one render.
    associatedtype Cache = Void

    /// The size in points that the children need within the proposal.
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

    /// The first value of the cache.
    func makeCache(subelements: Subelements, environment: Environment) -> Cache
}

extension CaffeinatedLayout where Cache == Void {
    /// A layout without a cache makes none.
    public func makeCache(subelements: Subelements, environment: Environment) {}
}

/// Sizes and places any number of children.
public protocol Layout: CaffeinatedLayout {}
