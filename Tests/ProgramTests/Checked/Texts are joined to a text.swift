let words = ["a", "b"]
let joined = words.joined()
print(type(of: joined), joined + "c", "(" + joined, "(" + words.joined() + ")", words.joined() + "!")
let marked = "(" + words.map { $0 + "." }.joined() + ")"
print(marked, type(of: [[1], [2]].joined()), Array([[1], [2]].joined()))
// expect: String abc (ab (ab) ab!
// expect: (a.b.) FlattenSequence<Array<Array<Int>>> [1, 2]
