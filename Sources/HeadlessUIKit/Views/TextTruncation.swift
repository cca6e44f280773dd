import Foundation

/// The directions in which text needs more room than its view has.
public struct TextTruncation: Hashable, Sendable {
    /// A direction in which text does not fit.
    public enum Direction: String, CaseIterable, Hashable, Sendable {
        /// A line is wider than the view.
        case tooWide
        /// The text has more lines than `numberOfLines` allows.
        case tooManyLines
        /// The lines are higher than the view.
        case notHighEnough
    }

    /// The room that text needs in one direction, and the room that it has.
    public struct Excess: Hashable, Sendable {
        /// The direction.
        public var direction: Direction
        /// The needed width or height in points, or the needed number of lines.
        public var needed: CGFloat
        /// The available width or height in points, or the allowed number of lines.
        public var available: CGFloat
        /// The part of the text that does not fit, such as the title of a segment; nil for the whole text.
        public var part: String?
        /// The `numberOfLines` without which the text would be broken into more lines instead; nil if it is not the cause.
        public var numberOfLines: Int?

        /// Creates an excess of its direction and its numbers.
        public init(
            _ direction: Direction,
            needed: CGFloat,
            available: CGFloat,
            part: String? = nil,
            numberOfLines: Int? = nil
        ) {
            self.direction = direction
            self.needed = needed
            self.available = available
            self.part = part
            self.numberOfLines = numberOfLines
        }
    }

    /// The directions in which the text does not fit, at least one, each at most once.
    public var excesses: [Excess]
    /// The size of the view's area for text, in points.
    public var room: CGSize
    /// The number of lines that the text breaks into within the width of the room.
    public var lines: Int
    /// The width of the text if no line is broken to fit, in points.
    public var unwrappedWidth: CGFloat
    /// The height of all lines within the width of the room, in points.
    public var wrappedHeight: CGFloat

    /// Creates a truncation of text on one line.
    public init(_ excesses: [Excess], room: CGSize, size: CGSize) {
        self.init(excesses, room: room, lines: 1, unwrappedWidth: size.width, wrappedHeight: size.height)
    }

    /// Creates a truncation of its parts.
    public init(_ excesses: [Excess], room: CGSize, lines: Int, unwrappedWidth: CGFloat, wrappedHeight: CGFloat) {
        self.excesses = excesses
        self.room = room
        self.lines = lines
        self.unwrappedWidth = unwrappedWidth
        self.wrappedHeight = wrappedHeight
    }

    /// True if the text is a single line that is only too high: its view clips it, and it ends in no ellipsis.
    public var isClipped: Bool { lines == 1 && excesses.allSatisfy { $0.direction == .notHighEnough } }

    /// Returns the excess in a direction; nil if the text fits in that direction.
    public func excess(_ direction: Direction) -> Excess? { excesses.first { $0.direction == direction } }
}

// MARK: - Finding the directions

/// The size and the numbers of lines of a broken text, plain or attributed.
struct BrokenText {
    var size: CGSize
    var lineCount: Int
    var neededLineCount: Int
}

extension TextTruncation {
    /// Finds the directions in which text is truncated.
    ///
    /// - Parameters:
    ///   - area: the view's area for text.
    ///   - slack: the width and height that may be missing before text is truncated.
    ///   - fitting: the number of lines that fit in the height, at least one.
    ///   - numberOfLines: the maximum number of lines; 0 or less means any number.
    ///   - lines: a function that breaks the text within a width into a maximum number of lines.
    init(
        of area: CGSize,
        slack: CGFloat,
        fitting: Int,
        numberOfLines: Int,
        lines: (_ width: CGFloat, _ numberOfLines: Int) -> BrokenText
    ) {
        let whole = lines(.infinity, 0)
        let hasRoom = area.width > 0 && area.height > 0
        let width = hasRoom ? area.width + slack : .infinity
        let allowed = lines(width, numberOfLines)
        let wrapped = lines(width, 0)
        var excesses: [Excess] = []
        if allowed.neededLineCount > allowed.lineCount {
            excesses.append(
                allowed.lineCount <= 1 && whole.lineCount == 1
                    ? Excess(
                        .tooWide,
                        needed: whole.size.width,
                        available: area.width,
                        numberOfLines: numberOfLines
                    )
                    : Excess(
                        .tooManyLines,
                        needed: CGFloat(allowed.neededLineCount),
                        available: CGFloat(allowed.lineCount),
                        numberOfLines: numberOfLines
                    )
            )
        }
        let isTooWide = hasRoom ? allowed.size.width > width : !(area.width > 0) && whole.size.width > 0
        if isTooWide, !excesses.contains(where: { $0.direction == .tooWide }) {
            excesses.append(
                Excess(.tooWide, needed: hasRoom ? wrapped.size.width : whole.size.width, available: area.width)
            )
        }
        let isTooHigh =
            hasRoom
            ? allowed.lineCount > fitting || allowed.size.height > area.height + slack
            : !(area.height > 0) && whole.size.height > 0
        if isTooHigh || excesses.isEmpty {
            excesses.append(Excess(.notHighEnough, needed: allowed.size.height, available: area.height))
        }
        self.init(
            excesses,
            room: area,
            lines: max(1, wrapped.lineCount),
            unwrappedWidth: whole.size.width,
            wrappedHeight: wrapped.size.height
        )
    }
}
