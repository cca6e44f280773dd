import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import RandomNumbers

/// A generator of trees with all layout elements of the library and all kinds of arguments, with a fixed seed.
struct ReasonTrees {
    private var dice: Dice
    /// True if NaN and infinite lengths occur.
    private let isStrange: Bool

    init(seed: UInt64, isStrange: Bool) {
        dice = Dice(seed: Int(seed), number: 0)
        self.isStrange = isStrange
    }

    private mutating func one<Value>(of values: [Value]) -> Value { values[dice.below(values.count)] }

    private mutating func length() -> CGFloat {
        if isStrange, dice.below(6) == 0 {
            return one(of: [.infinity, -.infinity, .nan, -3, .greatestFiniteMagnitude, 0])
        }
        return one(of: [0, 1, 8, 20, 33.3, 40, 57, 100 / 3, 120, 250.25])
    }

    private mutating func spacing() -> CGFloat { dice.below(3) == 0 ? 0 : one(of: [2, 4, 7.7, 8, -3]) }

    /// Returns the size of a view for a tree.
    mutating func viewport() -> CGSize { CGSize(width: 20 + dice.below(400), height: 20 + dice.below(300)) }

    /// Returns a tree with a maximum number of levels.
    mutating func tree(depth: Int) -> any Element {
        depth == 0 ? leaf() : dice.below(2) == 0 ? container(depth) : modifier(depth)
    }

    private mutating func children(_ depth: Int) -> [any Element] {
        (0..<dice.below(5)).map { _ in tree(depth: depth - 1 - dice.below(depth)) }
    }

    // MARK: Leaves

    private mutating func leaf() -> any Element {
        let text = one(of: [
            "", "a", "some words that wrap", "Donaudampfschifffahrt", "first\n\nthird  line ", "漢字 and letters", "…",
        ])
        let picture = UIImage(size: CGSize(width: length(), height: length()), name: "picture")
        switch dice.below(9) {
        case 0: return Spacer(width: length(), height: length())
        case 1: return Box()
        case 2:
            var label = Label(text: text)
            label.font = .systemFont(ofSize: one(of: [16, 11, 13.7, 0]))
            label.numberOfLines = dice.below(4)
            label.lineBreakMode = one(of: [.byTruncatingTail, .byWordWrapping, .byCharWrapping, .byTruncatingMiddle])
            if dice.below(3) == 0 { label.lineHeight = .custom(lineHeight: 21.5) }
            return label
        case 3:
            let string = NSMutableAttributedString(string: text)
            let half = NSRange(location: 0, length: string.length / 2)
            string.addAttribute(.font, value: UIFont.systemFont(ofSize: 25), range: half)
            return AttributedLabel(attributedText: string) { [lines = dice.below(3)] in $0.numberOfLines = lines }
        case 4: return Image(image: picture, contentMode: one(of: [.center, .stretch, .aspectFit, .aspectFill]))
        case 5: return TextField(text: text) { $0.placeholder = "nothing yet" }
        case 6:
            return SegmentedControl(items: [
                .init(title: text, onSelect: {}), .init(title: "two", width: .specific(33), onSelect: {}),
            ])
        case 7:
            return Rule(
                orientation: one(of: [.horizontal, .vertical]),
                color: .black,
                thickness: one(of: [.hairline, .points(3)])
            )
        default: return dice.below(2) == 0 ? Shadow(of: Label(text: text)) : ViewText(text: text)
        }
    }

    // MARK: Containers

    private mutating func container(_ depth: Int) -> any Element {
        let children = children(depth)
        switch dice.below(8) {
        case 0, 1:
            var row = stack(Row(), \.layout, children)
            row.verticalAlignment = rowAlignment()
            return row
        case 2:
            var column = stack(Column(), \.layout, children)
            let alignments: [HorizontalAlignment] = [.leading, .center, .trailing, HorizontalAlignment(Quarter.self)]
            column.horizontalAlignment = dice.below(4) == 0 ? .fill : .align(to: one(of: alignments))
            return column
        case 3: return Overlay(elements: children)
        case 4:
            var stack = EqualStack(direction: one(of: [.horizontal, .vertical]))
            stack.spacing = spacing()
            stack.children = children
            return stack
        case 5: return flow(children)
        case 6: return gridRow(children)
        default:
            let frames = children.map { _ in
                CGRect(x: length() - 10, y: length(), width: length(), height: length())
            }
            let fixed = dice.below(2) == 0 ? CGSize(width: length(), height: length()) : nil
            return LayoutWriter { _, layout in
                for (frame, child) in zip(frames, children) { layout.add(with: frame, child: child) }
                if let fixed { layout.sizing = .fixed(fixed) }
            }
        }
    }

    private mutating func stack<Stack: StackElement>(
        _ stack: Stack,
        _ layout: WritableKeyPath<Stack, StackLayout>,
        _ children: [any Element]
    ) -> Stack {
        var stack = stack
        stack[keyPath: layout].minimumSpacing = spacing()
        stack[keyPath: layout].underflow = one(of: [
            .spaceEvenly, .growProportionally, .growUniformly, .justifyToStart, .justifyToCenter, .justifyToEnd,
        ])
        stack[keyPath: layout].overflow = one(of: [.condenseProportionally, .condenseUniformly])
        for child in children {
            let priority: CGFloat = one(of: [0, 1, 1, 1, 2.5])
            stack.add(
                growPriority: priority,
                shrinkPriority: dice.below(3) == 0 ? 0 : priority,
                alignmentGuide: dice.below(6) == 0 ? { $0.height / 3 + $0.width / 7 } : nil,
                key: nil,
                child: child
            )
        }
        return stack
    }

    private mutating func flow(_ children: [any Element]) -> Flow {
        let children = children.map { $0.flowChild(priority: dice.below(4) == 0 ? .grows : .fixed) }
        return Flow(
            lineAlignment: one(of: [.leading, .center, .trailing]),
            lineSpacing: spacing(),
            itemAlignment: one(of: [.fill, .top, .center, .bottom]),
            itemSpacing: spacing()
        ) { children }
    }

    private mutating func gridRow(_ children: [any Element]) -> GridRow {
        var row = GridRow()
        row.spacing = spacing()
        row.verticalAlignment = rowAlignment()
        for child in children {
            let isShared = dice.below(2) == 0
            row.add(width: isShared ? .proportional(one(of: [1, 1, 2, 0])) : .absolute(length()), child: child)
        }
        return row
    }

    private mutating func rowAlignment() -> Row.RowAlignment {
        one(of: [.fill, .top, .center, .bottom, .align(to: VerticalAlignment(Quarter.self))])
    }

    // MARK: Modifiers

    private mutating func modifier(_ depth: Int) -> any Element {
        let child = tree(depth: depth - 1)
        switch dice.below(8) {
        case 0:
            return child.aligned(
                vertically: one(of: [.top, .center, .bottom, .fill]),
                horizontally: one(of: [.leading, .center, .trailing, .fill])
            )
        case 1: return child.inset(top: length(), bottom: spacing(), left: spacing(), right: length())
        case 2, 3: return child.constrainedTo(width: constraint(), height: constraint())
        case 4:
            return child.constrainedTo(
                aspectRatio: AspectRatio(ratio: one(of: [1, 1.5, 0.3, 0])),
                contentMode: one(of: [.fitParent, .fitContent, .shrinkContent])
            )
        case 5:
            return child.scrollable(
                one(of: [.fittingHeight, .fittingWidth, .fittingContent, .custom(CGSize(width: 70, height: length()))])
            ) { [inset = spacing(), centers = dice.below(2) == 0] in
                $0.contentInset = UIEdgeInsets(top: inset, left: 1, bottom: inset, right: inset)
                $0.centersUnderflow = centers
            }
        case 6:
            let position: Decorate.Position = one(of: [.inset(3), .corner(.bottomRight), .aligned(to: .topTrailing)])
            let decoration = leaf()
            return child.decorate(layering: one(of: [.above, .below]), position: position) { decoration }
        default:
            let other = leaf()
            return GeometryReader { $0.constraint.width.maximum > 60 ? child : other }.box().opacity(0.5)
        }
    }

    private mutating func constraint() -> ConstrainedSize.Constraint {
        switch dice.below(5) {
        case 0: return .unconstrained
        case 1: return .atMost(length())
        case 2: return .atLeast(length())
        case 3: return .within(20...80)
        default: return .absolute(length())
        }
    }
}

/// A custom alignment guide.
private enum Quarter: AlignmentID {
    static func defaultValue(in context: ElementDimensions) -> CGFloat { context.width / 8 + context.height / 4 }
}

/// An element with the measured size of another one, which it does not show.
private struct Shadow: Element {
    var original: any Element

    init(of original: any Element) {
        self.original = original
    }

    var content: ElementContent { ElementContent(measuring: original) }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

/// An element measured by its own view.
private struct ViewText: UIViewElement {
    var text: String

    func makeUIView() -> UILabel { UILabel() }

    func updateUIView(_ view: UILabel, with context: UIViewElementContext) {
        view.text = text
    }
}
