let words = ["ant", "bee", "adder", "bat", "cow"]
let groups = Dictionary(grouping: words) { String($0.prefix(1)) }
for letter in groups.keys.sorted() {
    print(letter, groups[letter]?.joined(separator: ",") ?? "")
}
// expect: a ant,adder
// expect: b bee,bat
// expect: c cow
