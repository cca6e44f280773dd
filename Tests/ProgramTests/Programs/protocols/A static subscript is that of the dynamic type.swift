protocol Lengths {
    static subscript(text: String) -> Int { get }
    static var unit: Int { get set }
}

struct Letters: Lengths {
    static subscript(text: String) -> Int { text.count * unit }
    static var unit = 1
}

let value: any Lengths = Letters()
print(type(of: value)["abc"], type(of: value).unit)  // expect: 3 1
let kind: any Lengths.Type = Letters.self
kind.unit = 4
print(kind["ab"], Letters.unit)  // expect: 8 4
func sum<T: Lengths>(_ type: T.Type) -> Int { type["q"] + T["zz"] }
print(sum(Letters.self))  // expect: 12
