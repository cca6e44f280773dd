// swift-format-ignore-file: NeverForceUnwrap

struct Event: Codable {
    var title: String
    var start: Date
    var guests: Int
    var isDraft = true

    enum CodingKeys: String, CodingKey {
        case title = "name"
        case start, guests
    }
}

struct Point: Codable, Equatable {
    var x: Double
    var y: Double

    init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        let parts = text.split(separator: ",").compactMap { Double($0) }
        guard parts.count == 2 else { throw Malformed(text: text) }
        self.init(x: parts[0], y: parts[1])
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode("\(x),\(y)")
    }

    struct Malformed: Error { var text: String }
}

final class Person: Codable {
    var firstName: String
    var nick: String?

    enum Keys: String, CodingKey { case firstName, nick }

    init(firstName: String) { self.firstName = firstName }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        firstName = try container.decode(String.self, forKey: .firstName)
        nick = try container.decodeIfPresent(String.self, forKey: .nick) ?? "none"
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(firstName.uppercased(), forKey: .firstName)
        try container.encodeIfPresent(nick, forKey: .nick)
    }
}

enum Shape: Codable, Equatable {
    case circle(radius: Double)
    case square(Double)
    case none
}

let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
encoder.dateEncodingStrategy = .iso8601
let decoder = JSONDecoder()
decoder.dateDecodingStrategy = .iso8601
/// Returns the JSON of a value with angle brackets in place of braces.
func json<T: Encodable>(_ value: T) throws -> String {
    let text = String(data: try encoder.encode(value), encoding: .utf8)!
    return text.replacingOccurrences(of: "{", with: "<").replacingOccurrences(of: "}", with: ">")
}

let event = try decoder.decode(
    Event.self,
    from: Data(#"{"name": "Tea", "start": "2026-01-01T12:00:00Z", "guests": 2}"#.utf8)
)
print(event.title, event.start.timeIntervalSince1970, event.isDraft, try json(event))
print(try json([Point(x: 1, y: 2.5)]), try decoder.decode(Point.self, from: Data(#""3,4""#.utf8)))
do {
    _ = try decoder.decode([Point].self, from: Data(#"["1"]"#.utf8))
} catch let error as Point.Malformed {
    print("malformed", error.text)
}
decoder.keyDecodingStrategy = .convertFromSnakeCase
encoder.keyEncodingStrategy = .convertToSnakeCase
let person = try decoder.decode(Person.self, from: Data(#"{"first_name": "Ann"}"#.utf8))
print(person.firstName, person.nick ?? "-", try json(person))
let shapes: [Shape] = [.circle(radius: 2), .square(1.5), .none]
print(try json(shapes), try decoder.decode([Shape].self, from: try encoder.encode(shapes)) == shapes)
do {
    _ = try decoder.decode(Event.self, from: Data("{}".utf8))
} catch is DecodingError {
    print("not an event")
}
do {
    _ = try decoder.decode([Int].self, from: Data("[1, true".utf8))
} catch {
    print(error is DecodingError)
}
// expect: Tea 1767268800.0 true <"guests":2,"name":"Tea","start":"2026-01-01T12:00:00Z">
// expect: ["1.0,2.5"] Point(x: 3.0, y: 4.0)
// expect: malformed 1
// expect: Ann none <"first_name":"ANN","nick":"none">
// expect: [<"circle":<"radius":2>>,<"square":<"_0":1.5>>,<"none":<>>] true
// expect: not an event
// expect: true
