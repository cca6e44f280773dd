import HeadlessUIKit

/// Gives views their numbers: counted up over a whole session, kept as long as a view lives, never used again.
final class ViewNumbering {
    // A number is kept with its view, so that the address of a view that is gone cannot be taken for it.
    @exclusivity(unchecked) private var numbers: [ObjectIdentifier: (view: UIView, number: Int)] = [:]
    @exclusivity(unchecked) private var last = 0
    // Spelling out a type takes long, and a tree has many views of few classes.
    @exclusivity(unchecked) private var classNames: [ObjectIdentifier: String] = [:]

    /// The number of a view, a new one if it has none yet.
    func number(of view: UIView) -> Int {
        if let number = knownNumber(of: view) { return number }
        last += 1
        numbers[ObjectIdentifier(view)] = (view, last)
        return last
    }

    /// The number of a view that has one.
    func knownNumber(of view: UIView) -> Int? {
        numbers[ObjectIdentifier(view)]?.number
    }

    /// The number of the nearest view at or above one that has a number.
    func numberedAncestor(of view: UIView) -> Int? {
        var current: UIView? = view
        while let view = current {
            if let number = knownNumber(of: view) { return number }
            current = view.superview
        }
        return nil
    }

    /// The name of a class of views.
    func className(_ type: UIView.Type) -> String {
        if let name = classNames[ObjectIdentifier(type)] { return name }
        let name = String(describing: type)
        classNames[ObjectIdentifier(type)] = name
        return name
    }

    /// The view with a number.
    func view(number: Int) -> UIView? {
        numbers.values.first { $0.number == number }?.view
    }

    /// Gives views the numbers that others have, and counts on from where that count stands.
    func follow(_ other: ViewNumbering, renaming renamed: [Int: Int]) {
        for (key, entry) in numbers { numbers[key]?.number = renamed[entry.number] ?? entry.number }
        last = max(last, other.last)
    }

    /// Forgets all views but those with these numbers.
    func keep(only kept: Set<Int>) {
        numbers = numbers.filter { kept.contains($0.value.number) }
    }
}
