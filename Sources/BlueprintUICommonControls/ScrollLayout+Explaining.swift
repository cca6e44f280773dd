import BlueprintUI
import Foundation
import HeadlessUIKit

extension ScrollLayout {
    /// Returns the sum of the content insets in a direction.
    fileprivate func insets(_ dimension: BlueprintUI.Dimension) -> Derivation {
        switch dimension {
        case .width:
            .argument("contentInset.left", contentInset.left) + .argument("contentInset.right", contentInset.right)
        case .height:
            .argument("contentInset.top", contentInset.top) + .argument("contentInset.bottom", contentInset.bottom)
        }
    }

    /// Returns true if the content scrolls in a direction.
    fileprivate func scrolls(_ dimension: BlueprintUI.Dimension) -> Bool {
        switch contentSize {
        case .fittingHeight: dimension == .height
        case .fittingWidth: dimension == .width
        case .custom, .fittingContent: true
        }
    }

    /// Returns the measured length of the content, or the length that the content size sets.
    fileprivate func fitted(_ size: CGSize, _ proposal: SizeConstraint?, _ dimension: BlueprintUI.Dimension)
        -> Derivation
    {
        proposal.map { .measured(size, within: $0, dimension) }
            ?? .argument("contentSize", dimension.length(of: size))
    }
}

/// The decision of a scroll view on its size.
struct ScrolledSizeDecision: LayoutDecision {
    let layout: ScrollLayout
    let fitted: CGSize
    /// The constraint proposed to the content; nil if the content size is set.
    let contentProposal: SizeConstraint?
    let proposal: SizeConstraint

    var size: SizeReason? {
        SizeReason { dimension in
            let insets = layout.insets(dimension)
            let content = layout.fitted(fitted, contentProposal, dimension)
            let whole = insets.value == 0 ? content : content + insets
            let limited = Derivation.least(whole, .limit(proposal, dimension))
            let isLimited = !whole.isEqual(to: limited.value)
            return Reason(rule(dimension, isLimited: isLimited, insets.value != 0), isLimited ? limited : whole)
        }
    }

    private func rule(_ dimension: BlueprintUI.Dimension, isLimited: Bool, _ hasInsets: Bool) -> String {
        let content = contentProposal == nil ? "its content size" : "its content"
        if isLimited { return "is as \(dimension.large) as its constraint: \(content) needs more and scrolls" }
        return "is as \(dimension.large) as \(content)" + (hasInsets ? " plus the insets" : "")
    }
}

/// The decision of a scroll view on the frame of its content.
struct ScrolledPlaceDecision: LayoutDecision {
    let layout: ScrollLayout
    /// The measured size of the content, or the content size that is set.
    let fitted: CGSize
    /// The constraint proposed to the content; nil if the content size is set.
    let contentProposal: SizeConstraint?
    let own: CGSize

    func frame(ofChild index: Int) -> FrameReason? {
        let width = length(.width)
        let height = length(.height)
        return FrameReason(
            x: origin(.width, width.derivation),
            y: origin(.height, height.derivation),
            width: width,
            height: height
        )
    }

    private func length(_ dimension: BlueprintUI.Dimension) -> Reason {
        let insets = layout.insets(dimension)
        let inner: Derivation = insets.value == 0 ? .own(own, dimension) : .own(own, dimension) - insets
        let name = dimension.rawValue
        if !layout.scrolls(dimension) {
            return Reason(
                insets.value == 0 ? "gives it its whole \(name)" : "gives it its own \(name) minus the insets",
                inner
            )
        }
        let content = layout.fitted(fitted, contentProposal, dimension)
        if content.value == .infinity {
            return Reason("gives it the visible \(name): without a limit it measures infinite", inner)
        }
        return contentProposal == nil
            ? Reason("gives it the \(name) of the content size", content)
            : Reason("gives it the \(name) that it measures without a limit: it scrolls", content)
    }

    private func origin(_ dimension: BlueprintUI.Dimension, _ length: Derivation) -> Reason {
        let own = Derivation.own(own, dimension)
        guard layout.centersUnderflow, length.value < own.value else {
            let edge = dimension == .width ? "left" : "top"
            return Reason("places it at the \(edge) of the scrolled area", .origin(.rule(0), of: length))
        }
        let stepByStep = own / .rule(2) - length / .rule(2)
        let half = (own - length) / .rule(2)
        return Reason(
            "centres it",
            .origin(half.ifEqual(to: stepByStep.value, else: stepByStep), of: length)
        )
    }
}
