import BlueprintUI
import Foundation
import HeadlessUIKit

extension ScrollLayout {
    /// What the insets take of a direction.
    fileprivate func insets(_ dimension: BlueprintUI.Dimension) -> Derivation {
        switch dimension {
        case .width:
            .argument("contentInset.left", contentInset.left) + .argument("contentInset.right", contentInset.right)
        case .height:
            .argument("contentInset.top", contentInset.top) + .argument("contentInset.bottom", contentInset.bottom)
        }
    }

    /// Whether the content may be longer than what is seen of it.
    fileprivate func scrolls(_ dimension: BlueprintUI.Dimension) -> Bool {
        switch contentSize {
        case .fittingHeight: dimension == .height
        case .fittingWidth: dimension == .width
        case .custom, .fittingContent: true
        }
    }

    /// What the content asked for, or what was set for it.
    fileprivate func fitted(_ size: CGSize, _ asked: SizeConstraint?, _ dimension: BlueprintUI.Dimension) -> Derivation
    {
        asked.map { .answer(size, within: $0, dimension) }
            ?? .argument("contentSize", dimension.length(of: size))
    }
}

/// What a scroll view decided about its own size.
struct ScrolledSizeDecision: LayoutDecision {
    let layout: ScrollLayout
    let fitted: CGSize
    /// What the content was asked within; nil if its size is set.
    let asked: SizeConstraint?
    let proposal: SizeConstraint

    var size: SizeReason? {
        SizeReason { dimension in
            let insets = layout.insets(dimension)
            let content = layout.fitted(fitted, asked, dimension)
            let whole = insets.value == 0 ? content : content + insets
            let limited = Derivation.least(whole, .limit(proposal, dimension))
            let isLimited = !whole.isEqual(to: limited.value)
            return Reason(rule(dimension, isLimited: isLimited, insets.value != 0), isLimited ? limited : whole)
        }
    }

    private func rule(_ dimension: BlueprintUI.Dimension, isLimited: Bool, _ hasInsets: Bool) -> String {
        let content = asked == nil ? "the size set for its content" : "its content"
        if isLimited { return "is as \(dimension.large) as it may be: \(content) needs more, and is scrolled" }
        return "is as \(dimension.large) as \(content)" + (hasInsets ? " and the insets" : "")
    }
}

/// What a scroll view decided about the place of its content.
struct ScrolledPlaceDecision: LayoutDecision {
    let layout: ScrollLayout
    /// What the content asked for, or what was set for it.
    let fitted: CGSize
    /// What the content was asked within; nil if its size is set.
    let asked: SizeConstraint?
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
            return Reason("gives it all its \(name)" + (insets.value == 0 ? "" : " but the insets"), inner)
        }
        let content = layout.fitted(fitted, asked, dimension)
        if content.value == .infinity {
            return Reason("gives it the \(name) that can be seen, as it fills all there is", inner)
        }
        return asked == nil
            ? Reason("gives it the \(name) set for it", content)
            : Reason("gives it the \(name) that it asks for without a limit, as it is scrolled", content)
    }

    private func origin(_ dimension: BlueprintUI.Dimension, _ length: Derivation) -> Reason {
        let own = Derivation.own(own, dimension)
        guard layout.centersUnderflow, length.value < own.value else {
            let edge = dimension == .width ? "left" : "top"
            return Reason("puts it at the \(edge) of what is scrolled", .origin(.rule(0), of: length))
        }
        let stepByStep = own / .rule(2) - length / .rule(2)
        let half = (own - length) / .rule(2)
        return Reason(
            "puts it in its middle: half of what is left",
            .origin(half.ifEqual(to: stepByStep.value, else: stepByStep), of: length)
        )
    }
}
