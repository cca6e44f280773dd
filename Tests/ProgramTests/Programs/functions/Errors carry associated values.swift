enum ParseError: Error {
    case unknown(Character, at: Int)
    case empty
}

func digits(in text: String) throws -> [Int] {
    guard !text.isEmpty else { throw ParseError.empty }
    var result: [Int] = []
    for (index, character) in text.enumerated() {
        guard let digit = Int(String(character)) else { throw ParseError.unknown(character, at: index) }
        result.append(digit)
    }
    return result
}

func report(_ text: String) -> String {
    do {
        let sum = try digits(in: text).reduce(0, +)
        return "sum \(sum)"
    } catch ParseError.unknown(let character, let place) {
        return "\(character) at \(place)"
    } catch {
        return "nothing"
    }
}

print(report("123"))  // expect: sum 6
print(report("12a"))  // expect: a at 2
print(report(""))  // expect: nothing
