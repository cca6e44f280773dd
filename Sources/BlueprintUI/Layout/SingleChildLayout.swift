import Foundation

/// Sizes and places exactly one child.
public protocol CaffeinatedSingleChildLayout {
    /// The child, to be measured and placed.
    typealias Subelement = LayoutSubelement
    /// A value kept between the calls for one element within one render.
    associatedtype Cache = Void

    /// The size in points that the child needs within the proposal.
    ///
    /// The proposal's limits may be absent, zero or negative.
    func sizeThatFits(
        proposal: SizeConstraint,
        subelement: Subelement,
        environment: Environment,
        cache: inout Cache
    ) -> CGSize

    /// Places the child in an area of the given size in points; if it is not placed it fills the area.
    func placeSubelement(in size: CGSize, subelement: Subelement, environment: Environment, cache: inout Cache)

    /// The first value of the cache.
    func makeCache(subelement: Subelement, environment: Environment) -> Cache
}

extension CaffeinatedSingleChildLayout where Cache == Void {
    /// A layout without a cache makes none.
    public func makeCache(subelement: Subelement, environment: Environment) {}
}

/// Sizes and places exactly one child.
public protocol SingleChildLayout: CaffeinatedSingleChildLayout {}
