struct Key: ExpressibleByStringInterpolation, Equatable {
    var text: String

    init(stringLiteral value: String) { text = value }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        init(literalCapacity: Int, interpolationCount: Int) { text = "\(literalCapacity),\(interpolationCount):" }

        mutating func appendLiteral(_ literal: String) { text += "[" + literal + "]" }
        mutating func appendInterpolation<T: CustomStringConvertible>(_ value: T) { text += "<\(value)>" }
        mutating func appendInterpolation(number: Int, digits: Int = 2) {
            text += String(format: "%0\(digits)d", number)
        }
        mutating func appendInterpolation(_ values: [Key], by separator: String) {
            text += values.map(\.text).joined(separator: separator)
        }
    }

    init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}

struct Setting<Value> {
    var title: Key
    var options: [Value] = []
}

func text(of key: Key?) -> String { key?.text ?? "nil" }

let size = 12
let key: Key = "Font \(size) of \(number: 7)\(number: 3, digits: 3)"
print(key.text)  // expect: 9,3:[Font ]<12>[ of ]07[]003[]
print(text(of: "plain"), text(of: "a\(1.5)"), text(of: nil))  // expect: plain 1,1:[a]<1.5>[] nil
print(Setting(title: "Size \(size)", options: [size]).title.text)  // expect: 5,1:[Size ]<12>[]
let keys: [Key] = ["x", "y\(2)"]
print(keys.map(\.text), Key("z\(keys, by: "+")").text)  // expect: ["x", "1,1:[y]<2>[]"] 1,1:[z]x+1,1:[y]<2>[][]
print(["a", "b"].map { name -> Key in "\(name)!" }.map(\.text))  // expect: ["1,1:[]<a>[!]", "1,1:[]<b>[!]"]
print([1, 2].map { Setting(title: "n\(number: $0)", options: [$0]) }.map(\.title.text))
// expect: ["1,1:[n]01[]", "1,1:[n]02[]"]
print("Text \(key == "plain") \(size + 1)")  // expect: Text false 13
print(true ? "a\(1)" as Key == "b" : false)  // expect: false
