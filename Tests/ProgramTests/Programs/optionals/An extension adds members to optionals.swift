extension Optional where Wrapped == String {
    var orEmpty: String { self ?? "" }
}

extension Optional {
    func or(_ other: Wrapped) -> Wrapped {
        switch self {
        case .some(let value): return value
        case .none: return other
        }
    }
}

let nobody: String? = nil
let somebody: String? = "Ada"
print(nobody.orEmpty.count, somebody.orEmpty)  // expect: 0 Ada
print(nobody.or("x"), somebody.or("x"))  // expect: x Ada
