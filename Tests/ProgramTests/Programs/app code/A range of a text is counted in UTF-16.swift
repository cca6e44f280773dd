import Foundation

let text = "h\u{e9}llo \u{1F44D} world"
print(NSRange(text.startIndex..., in: text).length, NSRange(..<text.endIndex, in: text).location)
if let range = text.range(of: "world") {
    print(NSRange(range, in: text).location, NSRange(range.lowerBound..., in: text).length)
    print(NSRange(range, in: text[text.startIndex...]).location)
}
// expect: 14 0
// expect: 9 5
// expect: 9

let middle = NSMakeRange(1, 3)
if let range = Range(middle, in: text) { print(text[range], text.replacingCharacters(in: range, with: "-").count) }
print(Range(NSRange(location: 9, length: 90), in: text) == nil, NSMakeRange(1, 2) == NSRange(location: 1, length: 2))
// expect: éll 11
// expect: true true
