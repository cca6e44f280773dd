import Foundation
import BlueprintUI

/// A known mistake in predicting a number of a frame, or in counting, with the number that it leads to.
package struct Mistake: Hashable, Sendable {
    /// The mistake.
    package enum Kind: Hashable, Sendable {
        /// The proposed constraint was taken for the size.
        case constraint
        /// The measured length was taken for that of the frame.
        case measured
        /// The length of the parent was taken.
        case parent
        /// The length of the parent was divided by its number of children.
        case equalParts
        /// A number was left out.
        case forgotten(String)
        /// A number was counted twice.
        case doubled(String)
        /// A number was added instead of subtracted, or the reverse.
        case sign(String, isAdded: Bool)
        /// The underflow or overflow was shared evenly instead of by size.
        case evenly
        /// The underflow or overflow was shared by size instead of evenly.
        case bySize
        /// Priorities were left out of account.
        case unweighted
        /// All of the free length was taken instead of half of it.
        case whole
        /// The measured length of the previous child was taken for its placed one.
        case afterMeasured
        /// The number before rounding to pixels was taken.
        case unrounded
        /// The number was rounded by itself, not by the edges in the root view.
        case roundedAlone
        /// The offset of a flattened element was left out.
        case inParent
        /// The element was placed at another alignment.
        case alignment(Alignment)
        /// Other things were counted than those that were asked for, or only some of them.
        case counted(String)
    }

    /// The places to which an element is aligned.
    package enum Alignment: Hashable, Sendable {
        case start, center, end
    }

    /// The mistake.
    package let kind: Kind
    /// The number that it leads to, in points or things.
    package let value: CGFloat
    /// The mistake in words that follow the wrong number: `that leaves out minimumSpacing`.
    package let words: String

    /// The mistake in a few words, for a report.
    package var name: String {
        switch kind {
        case .constraint: "constraint for size"
        case .measured: "measured for placed"
        case .parent: "length of parent"
        case .equalParts: "equal parts of parent"
        case .forgotten(let number): "forgot \(number)"
        case .doubled(let number): "\(number) twice"
        case .sign(let number, let isAdded): "\(isAdded ? "added" : "subtracted") \(number)"
        case .evenly: "shared evenly"
        case .bySize: "shared by size"
        case .unweighted: "forgot priorities"
        case .whole: "all instead of half"
        case .afterMeasured: "after the measured length"
        case .unrounded: "forgot rounding"
        case .roundedAlone: "rounded alone"
        case .inParent: "forgot flattened offset"
        case .alignment(.start): "aligned to the start"
        case .alignment(.center): "aligned to the centre"
        case .alignment(.end): "aligned to the end"
        case .counted(let what): "counted \(what)"
        }
    }
}
