import BlueprintInspector
import Foundation

/// The edits to try for the numbers of a `why … not`.
struct WhyNotRemedies {
    /// The wanted numbers that the element does not have, one for each absence.
    let wishes: [WhyQuestion.Wish]
    /// The number of the element in the document.
    let number: Int
    let absences: [WhyReport.Absence]
    /// The size of the viewport.
    let viewport: CGSize
    /// Returns the number of an element in the document.
    let numberOf: (Int) -> Int?

    /// Edits of the element itself or of an element on its path: wrappers, and the trait of the one child.
    var local: [[String]] {
        var result: [[String]] = []
        for number in path.prefix(Self.mostWrapped) {
            result += [
                ["select #\(number)", aligned(keepingOther: true)],
                ["select #\(number)", "centered"],
                ["select #\(number)", aligned(keepingOther: false)],
            ]
        }
        if let constrained {
            result.append(["select #\(number)", constrained])
            result.append(["select #\(number)", constrained, aligned(keepingOther: true)])
            result += ["fixed", "flexible"].map { ["select #\(number)", "priority \($0)", constrained] }
        }
        result += ["fixed", "grows", "shrinks", "flexible"].map { ["select #\(number)", "priority \($0)"] }
        return unique(result)
    }

    /// Edits of arguments: those in the sums, and the alignment that is the cause; then unwrapping the layout itself.
    var arguments: [[String]] {
        var result: [[String]] = []
        for absence in absences {
            for setting in absence.settings.prefix(6) {
                guard let node = numberOf(setting.element) else { continue }
                let value = Phrasing.number(setting.value)
                for value in [value, ".absolute(\(value))", ".proportional(\(value))"] {
                    result.append(["select #\(node)", "set \(setting.argument) \(value)"])
                }
            }
        }
        for (wish, absence) in zip(wishes, absences) {
            let decider = absence.choice?.element ?? absence.decider
            guard let number = decider.flatMap(numberOf) else { continue }
            let isHorizontal = wish.measure == .x || wish.measure == .width
            let known = isHorizontal ? Self.horizontal : Self.vertical
            let names = absence.choice.map { [$0.argument] } ?? (wish.measure.isLength ? [] : known.arguments)
            for name in names {
                result += known.values.map { ["select #\(number)", "set \(name) \($0)"] }
            }
        }
        for decider in absences.compactMap({ $0.decider.flatMap(numberOf) }) { result.append(["unwrap #\(decider)"]) }
        return unique(result)
    }

    /// Edits that give the numbers independently of the layouts around: insets, even negative ones, that keep the
    /// measured size of the wrapped element.
    var insets: [[String]] {
        var lines = ["select #\(number)"]
        var insets: [String] = []
        for (wish, absence) in zip(wishes, absences) {
            let difference = wish.value - absence.value
            let name = wish.measure == .x || wish.measure == .width ? ("left", "right") : ("top", "bottom")
            switch wish.measure {
            case .x, .y: insets += ["\(name.0): \(text(difference))", "\(name.1): \(text(-difference))"]
            case .width, .height:
                let measured = absence.measured ?? absence.value
                lines.append("constrained \(wish.measure.rawValue) \(text(measured + difference))")
                insets.append("\(name.1): \(text(-difference))")
            }
        }
        return insets.isEmpty ? [] : [lines + [".inset(\(insets.joined(separator: ", ")))"]]
    }

    /// Other sizes of the viewport: those that the sums lead to, and the one that changes by as much as the number.
    var viewports: [[String]] {
        var sizes = absences.compactMap(\.viewport)
        for (wish, absence) in zip(wishes, absences) where wish.measure.isLength {
            let change = wish.value - absence.value
            var size = viewport
            if wish.measure == .width { size.width += change } else { size.height += change }
            if size.width > 0, size.height > 0 { sizes.append(size) }
        }
        return unique(sizes.map { ["viewport \(text($0.width))x\(text($0.height))"] })
    }

    // MARK: - Parts

    private static let mostWrapped = 4
    private static let horizontal = (
        arguments: ["alignment", "horizontally", "lineAlignment"], values: ["leading", "center", "trailing"]
    )
    private static let vertical = (
        arguments: ["alignment", "vertically", "itemAlignment"], values: ["top", "center", "bottom"]
    )

    /// The numbers of the elements from the subject outwards to the one with the cause.
    var path: [Int] {
        var numbers: [Int] = []
        for element in absences.map(\.path).max(by: { $0.count < $1.count })?.reversed() ?? [] {
            if let number = numberOf(element), !numbers.contains(number) { numbers.append(number) }
        }
        return numbers.isEmpty ? [number] : numbers
    }

    private func text(_ value: Double) -> String { Phrasing.number(value) }

    private func wish(_ measure: FrameMeasure) -> Double? { wishes.first { $0.measure == measure }?.value }

    /// Returns an `aligned` edit for the axes of the wishes; the other axis fills or centres.
    private func aligned(keepingOther: Bool) -> String {
        let isWide = wish(.width) != nil || wish(.x) != nil
        let isHigh = wish(.height) != nil || wish(.y) != nil
        let other = keepingOther ? "fill" : "center"
        let vertical = isHigh ? "top" : other
        return "aligned \(vertical) \(isWide ? "leading" : other)"
    }

    private var constrained: String? {
        switch (wish(.width), wish(.height)) {
        case (let width?, let height?): "constrained \(text(width)) \(text(height))"
        case (let width?, nil): "constrained width \(text(width))"
        case (nil, let height?): "constrained height \(text(height))"
        case (nil, nil): nil
        }
    }

    private func unique(_ edits: [[String]]) -> [[String]] {
        var seen: Set<[String]> = []
        return edits.filter { seen.insert($0).inserted }
    }
}
