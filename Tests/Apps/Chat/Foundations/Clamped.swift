/// A value that is always within a range.
@propertyWrapper
struct Clamped<Value: Comparable> {
    private var value: Value
    private let range: ClosedRange<Value>

    init(wrappedValue: Value, _ range: ClosedRange<Value>) {
        self.range = range
        value = Self.clamp(wrappedValue, to: range)
    }

    var wrappedValue: Value {
        get { value }
        set { value = Self.clamp(newValue, to: range) }
    }

    private static func clamp(_ value: Value, to range: ClosedRange<Value>) -> Value {
        min(max(value, range.lowerBound), range.upperBound)
    }
}

extension Array {
    /// Returns the elements in groups: an element is in the group of the one before it if a function says so.
    func grouped(by belongs: (Element, Element) -> Bool) -> [[Element]] {
        reduce(into: []) { groups, element in
            if let last = groups.last?.last, belongs(last, element) {
                groups[groups.count - 1].append(element)
            } else {
                groups.append([element])
            }
        }
    }

    /// The element at an index; nil if there is none.
    subscript(safe index: Int) -> Element? {
        indices.contains(index) ? self[index] : nil
    }
}
