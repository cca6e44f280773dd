let text = "Café abc ABC cafe"
func place(_ range: Range<String.Index>?) -> Int {
    range.map { text.distance(from: text.startIndex, to: $0.lowerBound) } ?? -1
}

print(place(text.range(of: "ABC")), place(text.range(of: "ABC", options: .caseInsensitive)))  // expect: 9 5
print(place(text.range(of: "CAFE", options: [.caseInsensitive, .diacriticInsensitive])))  // expect: 0
print(place(text.range(of: "c", options: .backwards)), place(text.range(of: "abc", options: [.anchored])))
// expect: 13 -1
let later = text.index(text.startIndex, offsetBy: 6)
print(place(text.range(of: "a", range: later..<text.endIndex)))  // expect: 14
print(place(text.range(of: "a", options: [.caseInsensitive, .literal], range: later..<text.endIndex, locale: nil)))
// expect: 9
print(text.replacingOccurrences(of: "c", with: "-", range: later..<text.endIndex))  // expect: Café ab- ABC -afe
print(text.replacingOccurrences(of: "ABC", with: "x", options: .caseInsensitive))  // expect: Café x x cafe
print(place(text.rangeOfCharacter(from: .uppercaseLetters, range: later..<text.endIndex)))  // expect: 9
print(place(text.rangeOfCharacter(from: CharacterSet(charactersIn: "cC"), options: .backwards)))  // expect: 13
print(text.localizedCaseInsensitiveContains("CAFE"), text.localizedStandardContains("CAFE"))  // expect: true true

print("file10".compare("file9", options: .numeric) == .orderedDescending)  // expect: true
print("a".compare("B") == .orderedDescending, "a".compare("B", options: .caseInsensitive) == .orderedAscending)
// expect: true true
let options: String.CompareOptions = [.numeric, .caseInsensitive]
print(["B10", "a", "b9"].sorted { $0.compare($1, options: options) == .orderedAscending })
// expect: ["a", "b9", "B10"]
print(options.contains(.numeric), options.contains(.literal), String.CompareOptions().isEmpty)
// expect: true false true

print("Éa".folding(options: .diacriticInsensitive, locale: nil), "ab".appending("c"))  // expect: Ea abc
print(text.replacingCharacters(in: text.startIndex..<later, with: "…"))  // expect: …bc ABC cafe
print("a b&c".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? "nil")  // expect: a%20b&c
print("a%20b".removingPercentEncoding ?? "nil", "%zz".removingPercentEncoding ?? "nil")  // expect: a b nil

let german = Locale(identifier: "de_DE")
print(String(format: "%.2f %d", locale: german, 1.5, 3), String(format: "%.1f", locale: nil, 1.25))
// expect: 1,50 3 1.2
print(String(format: "%d/%@", arguments: [3, "x"]), String(format: "%.1f", locale: german, arguments: [0.5]))
// expect: 3/x 0,5
print(1234.5.formatted(.number.locale(german)), 0.5.formatted(.percent.locale(Locale(identifier: "en_US"))))
// expect: 1.234,5 50%
