var calls = 0

@discardableResult
func index(_ number: Int) -> Int {
    calls += 1
    return number
}

var sizes = [1, 2, 3]
sizes[index(1)] += 5
print(sizes, calls)
sizes.swapAt(index(0), index(2))
print(sizes, calls)

func grow(_ size: inout Int) { size += 100 }
grow(&sizes[index(0)])
print(sizes, calls)

final class Shelf {
    var sizes = [1, 2, 3]
    var height = 1
}

let shelf = Shelf()

func found() -> Shelf {
    calls += 1
    return shelf
}

found().sizes[0] = 7
found().sizes.append(9)
found().height += 1
print(shelf.sizes, shelf.height, calls)

func missing() -> Shelf? {
    calls += 1
    return nil
}

missing()?.sizes[index(0)] = 9
print(calls)

func key() -> String {
    calls += 1
    return "k"
}

var lists: [String: [Int]] = [:]
lists[key(), default: []].append(5)
lists[key(), default: []] += [6]
print(lists, calls)

var grid = [[1, 2], [3, 4]]
grid[index(1)][index(0)] += 40
grid[index(1)].swapAt(index(0), index(1))
print(grid, calls)
// expect: [1, 7, 3] 1
// expect: [3, 7, 1] 3
// expect: [103, 7, 1] 4
// expect: [7, 2, 3, 9] 2 7
// expect: 8
// expect: ["k": [5, 6]] 10
// expect: [[1, 2], [4, 43]] 15
