import Foundation
import HeadlessUIKit

extension BlueprintView {
    /// Returns the measured size of the element in points, within a constraint and in the view's environment.
    ///
    /// A constraint is measured once, until the element or its surroundings change.
    func measure(in constraint: SizeConstraint) -> CGSize {
        guard let element else { return .zero }
        let environment = effectiveEnvironment
        if let size = measuredSizes.size(within: constraint, in: environment) { return size }
        let size = element.content.measure(in: constraint, environment: environment)
        // A layout that was stopped has measured nothing.
        if environment.layoutBudget?.stop == nil { measuredSizes.insert(size, within: constraint, in: environment) }
        return size
    }

    /// Returns the measured size in points within a size, where zero means no limit, as in UIKit.
    func measure(within size: CGSize) -> CGSize {
        measure(in: SizeConstraint(width: Self.limit(size.width), height: Self.limit(size.height)))
    }

    var ownSize: CGSize {
        guard element != nil else { return super.intrinsicContentSize }
        guard bounds.width != 0 else { return measure(in: .unconstrained) }
        return measure(in: SizeConstraint(width: bounds.width))
    }

    private static func limit(_ length: CGFloat) -> SizeConstraint.Axis {
        length == 0 || length >= .greatestFiniteMagnitude ? .unconstrained : .atMost(length)
    }
}

/// The sizes that a view's element has measured in one environment.
struct MeasuredSizes {
    private var sizes: [SizeConstraint: CGSize] = [:]
    private var environment = Environment.empty

    /// A list that grows beyond this begins again, as a resized view measures within ever new constraints.
    private static let largestCount = 64

    /// Returns the size measured within a constraint in an identical copy of the environment, or nil.
    func size(within constraint: SizeConstraint, in environment: Environment) -> CGSize? {
        sizes.isEmpty || !environment.isIdentical(to: self.environment) ? nil : sizes[constraint]
    }

    /// Keeps a size.
    mutating func insert(_ size: CGSize, within constraint: SizeConstraint, in environment: Environment) {
        if sizes.count >= Self.largestCount || !environment.isIdentical(to: self.environment) { sizes = [:] }
        self.environment = environment
        sizes[constraint] = size
    }

    /// Forgets all sizes.
    mutating func removeAll() {
        sizes = [:]
    }
}
