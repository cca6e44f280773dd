/// Lists of numbers, one for each position.
struct NumberLists {
    // All lists one after another: most are empty or short, and an array for each would take long to make.
    private var starts: ContiguousArray<Int>
    private var numbers: [Int]

    /// Creates the lists at some positions, from 0.
    ///
    /// - Parameter addAll: Calls a function with each number and the position of its list, in order; called twice.
    init(count: Int, _ addAll: (_ add: (_ position: Int, _ number: Int) -> Void) -> Void) {
        var starts = ContiguousArray(repeating: 0, count: count + 1)
        addAll { position, _ in starts[position + 1] += 1 }
        for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
        var numbers = Array(repeating: 0, count: starts.last ?? 0)
        var next = starts
        addAll { position, number in
            // Interrupted work may end later the second time.
            guard next[position] < starts[position + 1] else { return }
            numbers[next[position]] = number
            next[position] += 1
        }
        (self.starts, self.numbers) = (starts, numbers)
    }

    /// Creates the lists of the children of a snapshot's elements, in order.
    init(childrenOf elements: UnsafeBufferPointer<ElementRecord>) {
        self.init(count: elements.count) { add in
            for index in elements.indices {
                if let parent = elements[index].parent, elements.indices.contains(parent) { add(parent, index) }
            }
        }
    }

    /// The positions.
    var indices: Range<Int> { 0..<starts.count - 1 }

    /// The positions of the lists that are not empty, in order.
    var filled: [Int] { indices.filter { count(of: $0) > 0 } }

    /// Returns the length of a list.
    func count(of position: Int) -> Int { starts[position + 1] - starts[position] }

    /// The numbers of a list.
    subscript(position: Int) -> [Int] { Array(slice(of: position)) }

    /// Returns the numbers of a list in place, without a copy.
    func slice(of position: Int) -> ArraySlice<Int> { numbers[starts[position]..<starts[position + 1]] }
}
