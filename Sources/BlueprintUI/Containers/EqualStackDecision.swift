import Foundation
import HeadlessUIKit

/// The decision of an equal stack on its size.
struct EqualSizeDecision: LayoutDecision {
    let direction: EqualStack.Direction
    let spacing: CGFloat
    let measured: MeasuredChildren

    var size: SizeReason? {
        SizeReason { dimension in
            guard let index = measured.largest(dimension) else { return Reason("has no children", .rule(0)) }
            let largest = measured.derivation(of: index, dimension)
            guard dimension == direction.dimension else {
                return Reason("is as \(dimension.large) as its \(dimension.largest) child", largest)
            }
            let count = Derivation.number(CGFloat(measured.sizes.count), .count)
            let gaps = Derivation.argument("spacing", spacing) * (count - .rule(1))
            let all = largest * count
            return Reason(
                "is as \(dimension.large) as its \(dimension.largest) child × the number of children, plus the spacing",
                all.ifEqual(to: (all + gaps).value, else: all + gaps)
            )
        }
    }

    var table: ReasonTable? { measured.table(title: "proposes an equal share to each child") }
}

/// The decision of an equal stack on the frames of its children.
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
                ? "places it at the \(along == .width ? "left" : "top") edge"
                : "starts it after the shares before it" + (spacing == 0 ? "" : ", plus their spacing"),
            .origin(Derivation.rule(0).ifEqual(to: origin.value, else: origin), of: length)
        )
        let share = Reason("gives it an equal share of its \(along.rawValue)", length)
        switch direction {
        case .horizontal:
            let height = Derivation.own(own, .height)
            return FrameReason(
                x: mainOrigin,
                y: Reason("places it at the top edge", .origin(.rule(0), of: height)),
                width: share,
                height: Reason("gives it its whole height", height)
            )
        case .vertical:
            let width = Derivation.own(own, .width)
            return FrameReason(
                x: Reason("places it at the left edge", .origin(.rule(0), of: width)),
                y: mainOrigin,
                width: Reason("gives it its whole width", width),
                height: share
            )
        }
    }
}

extension EqualStack.Direction {
    fileprivate var dimension: Dimension { self == .horizontal ? .width : .height }
}
