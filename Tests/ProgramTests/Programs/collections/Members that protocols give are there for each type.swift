var letters = CharacterSet.letters
letters.formUnion(.decimalDigits)
_ = letters.insert("-")
_ = letters.remove("a")
print(letters.contains("1"), letters.contains("-"), letters.contains("a"), letters.isEmpty)
// expect: true true false false
print(letters.isDisjoint(with: .whitespaces), CharacterSet.decimalDigits.isSubset(of: .alphanumerics))
// expect: true true
print(CharacterSet(["a", "b"] as [Unicode.Scalar]).contains("a"))  // expect: true
print(ComparisonResult.orderedSame.rawValue, ComparisonResult(rawValue: 1) == .orderedDescending)  // expect: 0 true
var ages = ["Ada": 36]
print(ages.distance(from: ages.startIndex, to: ages.endIndex), ages[ages.index(ages.startIndex, offsetBy: 0)].key)
// expect: 1 Ada
print(ages.remove(at: ages.startIndex).value, ages.count, ages.popFirst() == nil)  // expect: 36 0 true
print(Double(exactly: 3) as Any, Float(exactly: 2.5) as Any, Double(exactly: Int.max) as Any)
// expect: Optional(3.0) Optional(2.5) nil
var range = 0..<6
print(range.popFirst() as Any, range, range.removeLast(), range, range.popLast() as Any)
// expect: Optional(0) 1..<6 5 1..<5 Optional(4)
range.removeFirst(2)
print(range, range.distance(from: 0, to: 2), range.index(0, offsetBy: 9, limitedBy: 3) as Any)  // expect: 3..<4 2 nil
var numbers = Set([5])
print(numbers.distance(from: numbers.startIndex, to: numbers.endIndex), numbers.remove(at: numbers.startIndex))
// expect: 1 5
numbers = [7]
print(numbers.removeFirst(), numbers.isEmpty)  // expect: 7 true
var text = "a"
text.reserveCapacity(3)
print(text)  // expect: a
