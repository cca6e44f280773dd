extension StringProtocol {
    var trimmed: String { String(drop { $0 == " " }) }
    var capitalizedFirst: String { prefix(1).uppercased() + String(dropFirst()) }
    var start: String { String(prefix(2)) }
}
print("  ab".trimmed, "abc".capitalizedFirst, "abc".dropFirst().start)  // expect: ab Abc bc
extension Collection where Element == Character {
    var text: String { String(self) }
}
print("abc".text, Array("xy").text)  // expect: abc xy
