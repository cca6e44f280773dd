import HeadlessUIKit

/// The numbers of views: counted up over a whole session, kept as long as a view lives, never used again.
final class ViewNumbering {
    // A number is kept with its view, so that the address of a view that is gone cannot be taken for it.
    @exclusivity(unchecked) private var views: ContiguousArray<(view: UIView, number: Int)> = []
    // Made when a view is looked up: in a first render none is, or few are.
    @exclusivity(unchecked) private var numbers: [ObjectIdentifier: Int] = [:]
    @exclusivity(unchecked) private var indexed = 0
    @exclusivity(unchecked) private var last = 0

    // Spelling out a type takes long, and a tree has many views of few classes: a search through these is short.
    @exclusivity(unchecked) private var classes: ContiguousArray<(type: UIView.Type, name: String)> = []
    @exclusivity(unchecked) private var furtherClasses: [ObjectIdentifier: String] = [:]
    private static let fewClasses = 12

    /// A class of views, and what its views have when they are made.
    private typealias PlainClass = (type: UIView.Type, properties: [InspectedProperty])
    @exclusivity(unchecked) private var plain: ContiguousArray<PlainClass> = []

    /// Adds the next number to a view that has none.
    func addNumber(to view: UIView) -> Int {
        last += 1
        views.append((view, last))
        return last
    }

    /// Returns the number of a view, adding one if it has none.
    func number(of view: UIView) -> Int {
        knownNumber(of: view) ?? addNumber(to: view)
    }

    /// Returns the number of a view; nil if it has none.
    func knownNumber(of view: UIView) -> Int? {
        if indexed < views.count {
            numbers.reserveCapacity(views.count)
            for (view, number) in views[indexed...] { numbers[ObjectIdentifier(view)] = number }
            indexed = views.count
        }
        return numbers[ObjectIdentifier(view)]
    }

    /// The last number in use; 0 before the first one.
    var lastNumber: Int { last }

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
        for index in classes.indices where classes[index].type == type { return classes[index].name }
        if let name = furtherClasses[ObjectIdentifier(type)] { return name }
        let name = type.inspectedName
        if classes.count < Self.fewClasses {
            classes.append((type, name))
        } else {
            furtherClasses[ObjectIdentifier(type)] = name
        }
        return name
    }

    /// Returns the properties of a newly created view; read from the first one of each class.
    func properties(ofNew view: UIView) -> [InspectedProperty] {
        let type = type(of: view)
        for index in plain.indices where plain[index].type == type { return plain[index].properties }
        let properties = view.inspectedProperties
        if plain.count < Self.fewClasses { plain.append((type, properties)) }
        return properties
    }

    /// Returns the view with a number.
    func view(number: Int) -> UIView? {
        views.first { $0.number == number }?.view
    }

    /// Takes over the numbers of another numbering, and continues its count.
    func follow(_ other: ViewNumbering, renaming renamed: [Int: Int]) {
        for index in views.indices { views[index].number = renamed[views[index].number] ?? views[index].number }
        last = max(last, other.last)
        forgetIndex()
    }

    /// Forgets all views but those with these numbers.
    func keep(only kept: [Int]) {
        // Every one of them has a number, so if there are as many, there are no others.
        guard views.count != kept.count else { return }
        let kept = Set(kept)
        views.removeAll { !kept.contains($0.number) }
        forgetIndex()
    }

    private func forgetIndex() {
        numbers = [:]
        indexed = 0
    }
}
