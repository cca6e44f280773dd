// swift-format-ignore-file: NeverForceUnwrap

let data = "Zürich".data(using: .utf8)!
print(data, data.count, data.isEmpty, String(data: data, encoding: .utf8) ?? "")  // expect: 7 bytes 7 false Zürich
print("Zürich".data(using: .ascii) as Any, Data([72, 105]).base64EncodedString())  // expect: nil SGk=
var both = Data("ab".utf8)
both.append(Data([99]))
both.append(Data(repeating: 100, count: 2))
print(String(data: both, encoding: .utf8)!, both == Data("abcdd".utf8))  // expect: abcdd true
print(Data(base64Encoded: "SGk=").flatMap { String(data: $0, encoding: .utf8) } ?? "none")  // expect: Hi
let formatter = ByteCountFormatter()
formatter.countStyle = .memory
print(formatter.string(fromByteCount: 2048), ByteCountFormatter.string(fromByteCount: 1500, countStyle: .file))
// expect: 2 KB 2 KB
