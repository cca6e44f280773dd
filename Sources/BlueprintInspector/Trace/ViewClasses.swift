/// The names of views' classes, by the views' numbers.
///
/// Views of one class often have consecutive numbers, so a range of numbers shares one name.
public struct ViewClasses: Equatable, Sendable {
    private struct Range: Equatable, Sendable {
        let first: Int
        var last: Int
        let name: String
    }

    // In ascending order; the ranges do not overlap, and neighbours with one name are joined.
    private var ranges: ContiguousArray<Range> = []

    /// The classes of no views.
    public init() {}

    /// The classes of views with these numbers and names; the last name of a number counts.
    public init(_ views: some Sequence<(number: Int, name: String)>) {
        var ordered = ContiguousArray(views)
        let isOrdered = zip(ordered, ordered.dropFirst()).allSatisfy { $0.number <= $1.number }
        // The sort is stable, so the last name of a number stays the last.
        if !isOrdered { ordered.sort { $0.number < $1.number } }
        for (number, name) in ordered { append(name, number) }
    }

    /// True if no view has a class.
    public var isEmpty: Bool { ranges.isEmpty }

    /// The number of views with a class.
    public var count: Int { ranges.reduce(0) { $0 + $1.last - $1.first + 1 } }

    /// The name of a view's class; nil for a number without a view.
    public subscript(number: Int) -> String? {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = low + (high - low) / 2
            if ranges[middle].last < number { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].first <= number ? ranges[low].name : nil
    }

    /// Adds views with the names of their classes, which replace names of the same numbers.
    public mutating func add(_ views: some Sequence<(number: Int, name: String)>) {
        var (rest, last) = (ContiguousArray<(number: Int, name: String)>(), ranges.last?.last ?? .min)
        for (number, name) in views {
            if rest.isEmpty, number > last {
                append(name, number)
                last = number
            } else {
                rest.append((number, name))
            }
        }
        if !rest.isEmpty { self = ViewClasses([Array(all), Array(rest)].joined()) }
    }

    /// The views with their names, in the order of their numbers.
    private var all: some Sequence<(number: Int, name: String)> {
        ranges.lazy.flatMap { range in (range.first...range.last).lazy.map { (number: $0, name: range.name) } }
    }

    /// Adds a view whose number is at least that of the last one.
    private mutating func append(_ name: String, _ number: Int) {
        if let same = ranges.last, same.last == number {
            ranges.removeLast()
            if same.first < number { ranges.append(Range(first: same.first, last: number - 1, name: same.name)) }
        }
        if let last = ranges.last, last.last + 1 == number, last.name == name {
            ranges[ranges.count - 1].last = number
        } else {
            ranges.append(Range(first: number, last: number, name: name))
        }
    }
}
