func sum(_ numbers: ArraySlice<Int>) -> Int {
    numbers.isEmpty ? 0 : numbers[numbers.startIndex] + sum(numbers.dropFirst())
}
func place(of number: Int, in sorted: ArraySlice<Int>) -> Int? {
    if sorted.isEmpty { return nil }
    let middle = (sorted.startIndex + sorted.endIndex) / 2
    if sorted[middle] == number { return middle }
    return place(of: number, in: sorted[middle] < number ? sorted[(middle + 1)...] : sorted[..<middle])
}
func merged<T: Comparable>(_ left: ArraySlice<T>, _ right: ArraySlice<T>) -> [T] {
    guard let first = left.first else { return Array(right) }
    guard let second = right.first else { return Array(left) }
    return first < second
        ? [first] + merged(left.dropFirst(), right) : [second] + merged(left, right.dropFirst())
}
func total<C: Collection>(_ numbers: C) -> Int where C.Element == Int { numbers.reduce(0, +) }
func count(_ numbers: some Collection<Int>) -> Int { numbers.count }
func text(_ numbers: any Sequence<Int>) -> String {
    var text = ""
    for number in numbers { text += "\(number);" }
    return text
}
func last(_ numbers: [Int]) -> Int { numbers.last ?? 0 }
extension Collection {
    var second: Element? { dropFirst().first }
}
extension RandomAccessCollection {
    var middle: Element { self[index(startIndex, offsetBy: count / 2)] }
}

let odd = [1, 3, 5, 7, 9]
print(sum(odd[...]), sum([1, 2]), place(of: 7, in: odd[...]) ?? -1, place(of: 4, in: odd[...]) ?? -1)
// expect: 25 3 3 -1
print(merged(odd[3...], [2, 8]))  // expect: [2, 7, 8, 9]
print(total(odd[1...2]), count(odd.dropLast()), text(odd.prefix(2)))  // expect: 8 4 1;3;
print(odd[2...].second ?? 0, odd[1...].middle, odd.middle)  // expect: 7 7 5
// Some methods return an array if one is expected.
let ends: [Int] = odd.suffix(2)
print(ends[0], last(odd.dropLast()), last(Array(odd.prefix(2))), last([0] + odd[1...2]))
// expect: 7 7 3 5
let longer: [Int] = odd[..<2] + [4] + odd[2...]
print(longer[2], odd.suffix(5) == odd, odd.dropLast() == longer)  // expect: 4 true false
let pairs = stride(from: 0, to: odd.count, by: 2).map { odd[$0..<min($0 + 2, odd.count)] }
print(pairs[1][2], pairs.map { $0.reduce(0, +) })  // expect: 5 [4, 12, 9]
