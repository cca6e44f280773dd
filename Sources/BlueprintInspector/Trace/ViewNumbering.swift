import BlueprintUI
import HeadlessUIKit

/// The numbers of views, counted from 1 in each session.
///
/// A view keeps its number, and no other view ever gets it.
final class ViewNumbering {
    // Used for each view, on one thread, and by nothing that is called during an access: a check of each would cost more
    // than the access.
    @exclusivity(unchecked) private var known = Known()
    private static let fewClasses = 12

    /// A class of views, with the properties of a new view.
    private typealias PlainClass = (type: UIView.Type, properties: [InspectedProperty])

    private struct Known {
        // Each view is retained with its number, so that no new view can have the address of an earlier one.
        var views: ContiguousArray<(view: UIView, number: Int)> = []
        // Created when a view is first looked up; a first render looks up no view, or few.
        var numbers: [ObjectIdentifier: Int] = [:]
        var indexed = 0
        var last = 0

        // The name of a type is slow to compute, and a tree has many views of few classes, so a linear search is fast.
        var classes: ContiguousArray<(type: UIView.Type, name: String)> = []
        var furtherClasses: [ObjectIdentifier: String] = [:]

        /// The properties of new views of the nearest classes of UIKit, by the class.
        var usual: [ObjectIdentifier: [InspectedProperty]] = [:]
        var plain: ContiguousArray<PlainClass> = []
    }

    /// Adds the next number to a view that has none.
    func addNumber(to view: UIView) -> Int {
        known.last += 1
        known.views.append((view, known.last))
        return known.last
    }

    /// Returns the number of a view, adding one if it has none.
    func number(of view: UIView) -> Int {
        knownNumber(of: view) ?? addNumber(to: view)
    }

    /// Returns the number of a view; nil if it has none.
    func knownNumber(of view: UIView) -> Int? {
        if known.indexed < known.views.count {
            known.numbers.reserveCapacity(known.views.count)
            for (view, number) in known.views[known.indexed...] { known.numbers[ObjectIdentifier(view)] = number }
            known.indexed = known.views.count
        }
        return known.numbers[ObjectIdentifier(view)]
    }

    /// The number of views that have a number.
    var count: Int { known.views.count }

    /// The last number in use; 0 before the first one.
    var lastNumber: Int { known.last }

    /// Returns the number of a view or its nearest ancestor with a number.
    func numberedAncestor(of view: UIView) -> Int? {
        var current: UIView? = view
        while let view = current {
            if let number = knownNumber(of: view) { return number }
            current = view.superview
        }
        return nil
    }

    /// Returns the name of a class of views.
    func className(_ type: UIView.Type) -> String {
        for index in known.classes.indices where known.classes[index].type == type { return known.classes[index].name }
        if let name = known.furtherClasses[ObjectIdentifier(type)] { return name }
        let name = type.inspectedName
        if known.classes.count < Self.fewClasses {
            known.classes.append((type, name))
        } else {
            known.furtherClasses[ObjectIdentifier(type)] = name
        }
        return name
    }

    /// Returns the properties of a newly created view; read from the first one of each class.
    func properties(ofNew view: UIView) -> [InspectedProperty] {
        let type = type(of: view)
        for index in known.plain.indices where known.plain[index].type == type { return known.plain[index].properties }
        let properties = view.inspectedProperties
        if known.plain.count < Self.fewClasses { known.plain.append((type, properties)) }
        return properties
    }

    /// Returns the properties of a new view of the nearest class that UIKit has; an app's own class would run its code.
    func properties(ofUsual view: UIView) -> [InspectedProperty] {
        let own = ObjectIdentifier(type(of: view))
        if let found = known.usual[own] { return found }
        var nearest: UIView.Type = type(of: view)
        while !nearest.isOfUIKit, let next = _getSuperclass(nearest) as? UIView.Type { nearest = next }
        let properties = nearest.make().inspectedProperties
        known.usual[own] = properties
        return properties
    }

    /// Gives numbers to mounted views that have none, in the order in which an update creates them: siblings first, then
    /// the views in each.
    ///
    /// - Parameter areKnown: true if an observer has given numbers to the views already.
    func number(_ roots: ContiguousArray<MountedView>, areKnown: Bool) {
        // A view in one that has not been updated has its number.
        var remaining: ContiguousArray<MountedView> = []
        roots.forEachUnretained { mounted in
            number(mounted, isKnown: areKnown)
            if mounted.needsRecording, mounted.childCount > 0 { remaining.append(mounted) }
        }
        remaining.reverse(from: 0)
        while let mounted = remaining.popLast() {
            let start = remaining.count
            for index in 0..<mounted.childCount {
                let child = mounted.child(atIndex: index)
                number(child, isKnown: areKnown)
                if child.needsRecording, child.childCount > 0 { remaining.append(child) }
            }
            // The last one is visited first.
            remaining.reverse(from: start)
        }
    }

    private func number(_ mounted: MountedView, isKnown: Bool) {
        guard mounted.number == 0 else { return }
        mounted.number = isKnown ? number(of: mounted.view) : addNumber(to: mounted.view)
    }

    /// Returns the view with a number.
    func view(number: Int) -> UIView? {
        known.views.first { $0.number == number }?.view
    }

    /// Gives views other numbers, and counts on from a number.
    func rename(_ renamed: [Int: Int], lastNumber: Int) {
        for index in known.views.indices {
            known.views[index].number = renamed[known.views[index].number] ?? known.views[index].number
        }
        known.last = lastNumber
        forgetIndex()
    }

    /// Forgets the views with higher numbers, which an interrupted render has added, and counts on from there.
    func rewind(to number: Int) {
        guard known.last > number else { return }
        known.last = number
        known.views.removeAll { $0.number > number }
        forgetIndex()
    }

    /// Forgets all views but those with these numbers.
    func keep(only kept: [Int]) {
        // All of them have numbers, so if the counts are equal, there are no other views.
        guard known.views.count != kept.count else { return }
        // Numbers are small, and a list is faster than a set.
        var isKept = ContiguousArray(repeating: false, count: known.last + 1)
        for number in kept where isKept.indices.contains(number) { isKept[number] = true }
        known.views.removeAll { !isKept[$0.number] }
        forgetIndex()
    }

    private func forgetIndex() {
        known.numbers = [:]
        known.indexed = 0
    }
}

extension ContiguousArray {
    /// Reverses the elements from a position on, in place.
    fileprivate mutating func reverse(from start: Int) {
        var (first, last) = (start, count - 1)
        while first < last {
            swapAt(first, last)
            (first, last) = (first + 1, last - 1)
        }
    }
}

extension UIView {
    /// True for a class of UIKit.
    fileprivate static var isOfUIKit: Bool { _typeName(self).hasPrefix("HeadlessUIKit.") }
}

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
