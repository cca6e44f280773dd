import Foundation
import HeadlessUIKit

/// What a stack of equal shares decided about its size.
struct EqualSizeDecision: LayoutDecision {
    let direction: EqualStack.Direction
    let spacing: CGFloat
    let answers: ChildAnswers

    var size: SizeReason? {
        SizeReason { dimension in
            guard let index = answers.largest(dimension) else { return Reason("has no children", .rule(0)) }
            let largest = answers.derivation(of: index, dimension)
            guard dimension == direction.dimension else {
                return Reason("is as \(dimension.large) as its \(dimension.largest) child", largest)
            }
            let count = Derivation.number(CGFloat(answers.sizes.count), .count)
            let gaps = Derivation.argument("spacing", spacing) * (count - .rule(1))
            let all = largest * count
            return Reason(
                "makes room for its \(dimension.largest) child as many times as it has children, and the spacing",
                all.ifEqual(to: (all + gaps).value, else: all + gaps)
            )
        }
    }

    var table: ReasonTable? { answers.table(title: "asks each child within an equal share") }
}

/// What a stack of equal shares decided about its children's places.
struct EqualSharesDecision: LayoutDecision {
    let direction: EqualStack.Direction
    let spacing: CGFloat
    let count: Int
    let own: CGSize

    func frame(ofChild index: Int) -> FrameReason? {
        let along = direction.dimension
        let count = Derivation.number(CGFloat(count), .count)
        let gap = Derivation.argument("spacing", spacing)
        let all = Derivation.own(own, along)
        let gaps = gap * (count - .rule(1))
        let length = (gaps.value == 0 ? all : all - gaps) / count
        let step = spacing == 0 ? length : length + gap
        let origin = step * .rule(CGFloat(index))
        let mainOrigin = Reason(
            index == 0
                ? "puts it at its own \(along == .width ? "left" : "top") edge"
                : "puts it behind the shares before it" + (spacing == 0 ? "" : " and their spacing"),
            .origin(Derivation.rule(0).ifEqual(to: origin.value, else: origin), of: length)
        )
        let share = Reason("gives each child an equal share of its \(along.rawValue)", length)
        switch direction {
        case .horizontal:
            let height = Derivation.own(own, .height)
            return FrameReason(
                x: mainOrigin,
                y: Reason("puts it at its own top edge", .origin(.rule(0), of: height)),
                width: share,
                height: Reason("gives it all its height", height)
            )
        case .vertical:
            let width = Derivation.own(own, .width)
            return FrameReason(
                x: Reason("puts it at its own left edge", .origin(.rule(0), of: width)),
                y: mainOrigin,
                width: Reason("gives it all its width", width),
                height: share
            )
        }
    }
}

extension EqualStack.Direction {
    fileprivate var dimension: Dimension { self == .horizontal ? .width : .height }
}
