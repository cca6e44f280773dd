var text = "key: value"
if let colon = text.firstIndex(of: ":") {
    print(text[..<colon], text[colon...])  // expect: key : value
    print(text[text.index(after: colon)...])  // expect:  value
    print(text.distance(from: text.startIndex, to: colon))  // expect: 3
    print(text.prefix(upTo: colon), text.suffix(from: colon))  // expect: key : value
}
if let range = text.range(of: ": ") {
    print(text[..<range.lowerBound], text[range.upperBound...])  // expect: key value
}
print(text[text.startIndex], text[text.index(text.startIndex, offsetBy: 5)])  // expect: k v
print(text.index(text.startIndex, offsetBy: 99, limitedBy: text.endIndex) == nil)  // expect: true
text.insert("!", at: text.endIndex)
text.replaceSubrange(text.startIndex...text.startIndex, with: "K")
print(text, text.firstIndex(of: "?") == nil)  // expect: Key: value! true
text.removeAll { $0 == "e" }
text.removeFirst(2)
print(text)  // expect: : valu!
print("12abc".prefix { $0.isNumber }, "  x".drop { $0 == " " }, "a1b".split { $0.isNumber })  // expect: 12 x ["a", "b"]

extension String {
    subscript(place: Int) -> Character { self[index(startIndex, offsetBy: place)] }
}
print("abc"[1])  // expect: b
