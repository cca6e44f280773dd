import BlueprintUI
import BlueprintUICommonControls
import UIKit

// A month as a grid of days, with a layout of its own: children declare how many columns they span, and the layout's
// cache keeps the heights of the lines from measuring to placing.
//
// The file is as it would be in an app; `blueprint run Examples/month.swift` draws its last line.

/// Places its children in columns of equal width, line by line; each line is as high as its highest child.
struct GridLayout: Layout {
    typealias Cache = [CGFloat]

    var columns: Int
    var spacing: CGFloat = 2

    struct SpanKey: LayoutTraitsKey {
        static var defaultValue: Int { 1 }
    }

    func makeCache(subelements: Subelements, environment: Environment) -> [CGFloat] { [] }

    func sizeThatFits(
        proposal: SizeConstraint,
        subelements: Subelements,
        environment: Environment,
        cache: inout Cache
    ) -> CGSize {
        let width = proposal.width.constrainedValue ?? 280
        let heights = heights(of: subelements, in: width, cache: &cache)
        let gaps = spacing * CGFloat(max(heights.count - 1, 0))
        return CGSize(width: width, height: heights.reduce(0, +) + gaps)
    }

    func placeSubelements(
        in size: CGSize,
        subelements: Subelements,
        environment: Environment,
        cache: inout Cache
    ) {
        let cell = cellWidth(in: size.width)
        var origin = CGPoint.zero
        for (row, height) in zip(rows(subelements), heights(of: subelements, in: size.width, cache: &cache)) {
            origin.x = 0
            for index in row {
                let span = CGFloat(subelements[index][SpanKey.self])
                let width = span * cell + (span - 1) * spacing
                subelements[index].place(
                    at: origin,
                    anchor: .topLeading,
                    size: CGSize(width: width, height: height)
                )
                origin.x += width + spacing
            }
            origin.y += height + spacing
        }
    }

    /// Returns the height of each line, measured only once for both measuring and placing.
    private func heights(of subelements: Subelements, in width: CGFloat, cache: inout Cache) -> [CGFloat] {
        guard cache.isEmpty else { return cache }
        let limit = SizeConstraint(width: .atMost(cellWidth(in: width)), height: .unconstrained)
        cache = rows(subelements).map { row in
            row.map { subelements[$0].sizeThatFits(limit).height }.max() ?? 0
        }
        return cache
    }

    private func cellWidth(in width: CGFloat) -> CGFloat {
        (width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
    }

    private func rows(_ subelements: Subelements) -> [[Int]] {
        var result: [[Int]] = [[]]
        var used = 0
        for index in subelements.indices {
            let span = subelements[index][SpanKey.self]
            if used + span > columns {
                result.append([])
                used = 0
            }
            result[result.endIndex - 1].append(index)
            used += span
        }
        return result
    }
}

struct Month {
    let name: String
    let firstWeekday: Int
    let numberOfDays: Int

    var days: ClosedRange<Int> { 1...numberOfDays }
}

enum DayStyle: Int, CaseIterable {
    case normal, today, selected

    var background: UIColor {
        switch self {
        case .normal: return .clear
        case .today: return UIColor(red: 1, green: 0.9, blue: 0.9, alpha: 1)
        case .selected: return .blue
        }
    }

    var foreground: UIColor { self == .selected ? .white : .black }
}

struct CalendarGrid: Element {
    let month: Month
    var today: Int?
    var selection: ClosedRange<Int>?

    private static let weekdays = ["M", "T", "W", "T", "F", "S", "S"]

    var content: ElementContent {
        ElementContent(layout: GridLayout(columns: 7)) { builder in
            builder.add(
                traitsType: GridLayout.SpanKey.self,
                traits: 7,
                element: label(month.name, color: .black, size: 14)
            )
            for weekday in Self.weekdays {
                builder.add(element: label(weekday, color: .gray, size: 10))
            }
            if month.firstWeekday > 0 {
                for _ in 0..<month.firstWeekday { builder.add(element: Empty()) }
            }
            for day in month.days {
                let style = self.style(of: day)
                builder.add(
                    key: day,
                    element: label("\(day)", color: style.foreground, size: 10)
                        .inset(vertical: 2)
                        .box(background: style.background, corners: .rounded(radius: 3))
                )
            }
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }

    private func style(of day: Int) -> DayStyle {
        if selection?.contains(day) == true { return .selected }
        return day == today ? .today : .normal
    }

    private func label(_ text: String, color: UIColor, size: CGFloat) -> Label {
        Label(text: text) {
            $0.font = .systemFont(ofSize: size)
            $0.color = color
            $0.alignment = .center
        }
    }
}

CalendarGrid(month: Month(name: "May", firstWeekday: 2, numberOfDays: 31), today: 7, selection: 12...14)
