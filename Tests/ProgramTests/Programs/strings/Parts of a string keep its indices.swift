let s = "hello world"
let i = s.firstIndex(of: " ") ?? s.endIndex
let t = s[i...]
print(t.startIndex == i, t.startIndex == s.startIndex, t.endIndex == s.endIndex)
print(s[t.startIndex], t[s.index(after: i)], t[t.index(before: t.endIndex)], t.count)
let u = t.dropFirst().prefix(3)
print(u, s.distance(from: s.startIndex, to: u.startIndex), s[u.startIndex..<u.endIndex], s[..<u.startIndex], 1)
print(u.firstIndex(of: "r").map { s.distance(from: s.startIndex, to: $0) } as Any)
print(u.startIndex < u.endIndex, u.indices.map { s[$0] }, u == "wor", u.hasPrefix("wo"), u < "x")
print(s.suffix(3).startIndex == s.index(s.endIndex, offsetBy: -3))
print(s.dropLast(4).endIndex == s.index(s.startIndex, offsetBy: 7))
let parts = "a=1;bc=22;d".split(separator: ";")
let text = "a=1;bc=22;d"
for part in parts {
    let start = text.distance(from: text.startIndex, to: part.startIndex)
    print(part, start, part.split(separator: "=", maxSplits: 1).map(String.init))
}
print("a b c d".split(maxSplits: 2, whereSeparator: { $0 == " " }))
print("a,,b".split(separator: ",", omittingEmptySubsequences: false))
var rest = "one two"[...]
while let next = rest.popFirst(), next != " " {}
print(rest.startIndex == "one two".index("one two".startIndex, offsetBy: 4))
print(rest, String(rest) + "!", rest + "?", "<" + rest)
rest.append("s")
rest += " three"
rest.removeFirst()
print(
    rest,
    rest.count,
    rest.uppercased(),
    rest.isEmpty,
    Int("42 apples".prefix(2)) ?? 0,
    Double("2.5x".dropLast()) ?? 0
)
let words: [Substring] = ["b", "a"[...], "c d".prefix(1)]
print(words.sorted(), words.joined(separator: "-"), Set(words).contains("c"), type(of: words[0]), words.max() ?? "")
switch s.prefix(5) {
case "hello": print("greeting")
default: print("other")
}
func middle(_ text: some StringProtocol) -> Character { text[text.index(text.startIndex, offsetBy: text.count / 2)] }
print(middle(s), middle(t), middle(u))
let e = "e\u{301}a👩‍👩‍👧b"
let a = e.firstIndex(of: "a") ?? e.endIndex
print(e[a...].dropFirst().first ?? "-", e.distance(from: a, to: e.endIndex))
print(e.index(a, offsetBy: 9, limitedBy: e.endIndex) == nil)
let any: Any = t
print(any is Substring, any is String, any, [t], "\(t)".count)
let table = [Substring("k"): 1, "kl".prefix(1) + "m": 2]
print(table["k"] ?? 0, table["km"] ?? 0)
// expect: true false true
// expect:   w d 6
// expect: wor 6 wor hello  1
// expect: Optional(8)
// expect: true ["w", "o", "r"] true true true
// expect: true
// expect: true
// expect: a=1 0 ["a", "1"]
// expect: bc=22 4 ["bc", "22"]
// expect: d 10 ["d"]
// expect: ["a", "b", "c d"]
// expect: ["a", "", "b"]
// expect: true
// expect: two two! two? <two
// expect: wos three 9 WOS THREE false 42 2.5
// expect: ["a", "b", "c"] b-a-c true Substring c
// expect: greeting
// expect:   r o
// expect: 👩‍👩‍👧 3
// expect: true
// expect: true false  world [" world"] 6
// expect: 1 2
