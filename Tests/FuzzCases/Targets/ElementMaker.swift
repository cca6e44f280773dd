import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit

/// Makes elements of bytes.
struct ElementMaker {
    var bytes: ByteReader
    private var count = 0

    private static let mostElements = 60
    private static let mostLevels = 9

    init(_ bytes: ByteReader) { self.bytes = bytes }

    mutating func element() -> any Element {
        count = 0
        return element(level: 0)
    }

    private mutating func element(level: Int) -> any Element {
        count += 1
        guard !bytes.isEmpty, level < Self.mostLevels, count < Self.mostElements else { return Empty() }
        return switch bytes.below(3) {
        case 0: leaf()
        case 1: container(level + 1)
        default: modifier(element(level: level + 1), level + 1)
        }
    }

    private static let words = ["Title", "one two three four", "", "日本語 👩‍👩‍👧", "line\nbreak", "e\u{301}\u{202E}"]

    private mutating func leaf() -> any Element {
        switch bytes.below(6) {
        case 0: return Label(text: Self.words[bytes.below(Self.words.count)]) { $0.numberOfLines = bytes.below(4) }
        case 1: return Spacer(width: bytes.length(), height: bytes.length())
        case 2: return Box(backgroundColor: .red)
        case 3:
            let thickness = bytes.bool() ? Rule.Thickness.points(bytes.length()) : .hairline
            return Rule(orientation: bytes.pick(.horizontal, .vertical), color: .black, thickness: thickness)
        case 4: return Empty()
        default: return GeometryReader { Spacer(width: ($0.constraint.width.constrainedValue ?? 90) / 3, height: 7) }
        }
    }

    // MARK: - Containers

    private mutating func container(_ level: Int) -> any Element {
        let choice = bytes.below(6)
        let children = (0..<bytes.below(5)).map { _ in element(level: level) }
        switch choice {
        case 0:
            var row = Row()
            row.verticalAlignment = bytes.pick(.fill, .top, .center, .bottom)
            fill(&row, \.layout, children)
            return row
        case 1:
            var column = Column()
            column.horizontalAlignment = bytes.pick(.fill, .leading, .center, .trailing)
            fill(&column, \.layout, children)
            return column
        case 2: return Overlay { children }
        case 3: return equalStack(children)
        case 4: return flow(children)
        default: return gridRow(children)
        }
    }

    private mutating func fill<Stack: StackElement>(
        _ stack: inout Stack,
        _ layout: WritableKeyPath<Stack, StackLayout>,
        _ children: [any Element]
    ) {
        stack[keyPath: layout].underflow = bytes.pick(
            .spaceEvenly,
            .growProportionally,
            .growUniformly,
            .justifyToStart,
            .justifyToCenter,
            .justifyToEnd
        )
        stack[keyPath: layout].overflow = bytes.pick(.condenseProportionally, .condenseUniformly)
        stack[keyPath: layout].minimumSpacing = bytes.length()
        for child in children {
            let isUsual = bytes.bool()
            let key = bytes.below(9) == 1 ? AnyHashable("key \(bytes.below(3))") : nil
            stack.add(
                growPriority: isUsual ? 1 : bytes.length(),
                shrinkPriority: isUsual ? 1 : bytes.length(),
                key: key,
                child: child
            )
        }
    }

    private mutating func equalStack(_ children: [any Element]) -> any Element {
        var stack = EqualStack(direction: bytes.pick(.horizontal, .vertical))
        stack.spacing = bytes.length()
        for child in children { stack.add(child: child) }
        return stack
    }

    private mutating func flow(_ children: [any Element]) -> any Element {
        let children = children.map { Flow.Child($0, priority: bytes.pick(.fixed, .grows)) }
        return Flow(
            lineAlignment: bytes.pick(.leading, .center, .trailing),
            lineSpacing: bytes.length(),
            itemAlignment: bytes.pick(.center, .top, .bottom, .fill),
            itemSpacing: bytes.length()
        ) {
            children
        }
    }

    private mutating func gridRow(_ children: [any Element]) -> any Element {
        var row = GridRow()
        row.verticalAlignment = bytes.pick(.fill, .top, .center, .bottom)
        row.spacing = bytes.length()
        for child in children {
            let length = bytes.length()
            row.add(width: bytes.pick(.absolute(length), .proportional(length)), child: child)
        }
        return row
    }

    // MARK: - Modifiers

    private mutating func modifier(_ child: any Element, _ level: Int) -> any Element {
        switch bytes.below(12) {
        case 0: Inset(uniformInset: bytes.length(), wrapping: child)
        case 1:
            Inset(
                top: bytes.length(),
                bottom: bytes.length(),
                left: bytes.length(),
                right: bytes.length(),
                wrapping: child
            )
        case 2: ConstrainedSize(width: constraint(), height: constraint(), wrapping: child)
        case 3:
            child.aligned(
                vertically: bytes.pick(.center, .top, .bottom, .fill),
                horizontally: bytes.pick(.center, .leading, .trailing, .fill)
            )
        case 4: Centered(child)
        case 5: child.opacity(bytes.length())
        case 6: child.hidden(bytes.bool())
        case 7:
            child.constrainedTo(
                aspectRatio: AspectRatio(ratio: bytes.ratio()),
                contentMode: bytes.pick(.fitParent, .fitContent, .shrinkContent)
            )
        case 8: Box(backgroundColor: .blue, wrapping: child)
        case 9: scrollView(child)
        case 10: child.keyed(bytes.below(3))
        default:
            Decorate(
                layering: bytes.pick(.above, .below),
                position: bytes.bool() ? .aligned(to: .topTrailing) : .inset(bytes.length()),
                wrapping: child,
                decoration: element(level: level)
            )
        }
    }

    private mutating func scrollView(_ child: any Element) -> any Element {
        let size = CGSize(width: bytes.length(), height: bytes.length())
        let contentSize: ScrollView.ContentSize = bytes.pick(
            .fittingHeight,
            .fittingWidth,
            .fittingContent,
            .custom(size)
        )
        return ScrollView(contentSize, wrapping: child) { $0.centersUnderflow = bytes.bool() }
    }

    private mutating func constraint() -> ConstrainedSize.Constraint {
        let (one, other) = (bytes.length(), bytes.length())
        switch bytes.below(5) {
        case 0: return .unconstrained
        case 1: return .absolute(one)
        case 2: return .atMost(one)
        case 3: return .atLeast(one)
        // The bounds of a range are in order.
        default: return one <= other ? .within(one...other) : .absolute(other)
        }
    }
}
