import BigStack
import BlueprintInspector
import BlueprintREPL
import Foundation
import TestSessions
import Testing

/// The JSON schema; `Tests/Schema/run` validates documents against it with a validator that is not written here.
@Suite struct SchemaTests {
    private func parsed(_ text: String) throws -> NSDictionary {
        try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
    }

    private func member(_ name: String, of value: JSONValue?) -> JSONValue? {
        guard case .object(let members)? = value else { return nil }
        return members.first { $0.name == name }?.value
    }

    /// Returns all objects in a value, each with the name of the member that it is.
    private func objects(in value: JSONValue, named name: String = "") -> [(name: String, value: JSONValue)] {
        switch value {
        case .object(let members):
            [(name, value)] + members.flatMap { objects(in: $0.value, named: $0.name) }
        case .array(let values): values.flatMap { objects(in: $0) }
        default: []
        }
    }

    @Test("for a reader, it is the same value, in lines")
    func indented() throws {
        let schema = JSONSchema.document
        #expect(try parsed(schema.indentedText) == parsed(schema.text))
        #expect(schema.indentedText.split(separator: "\n").count > 300)
        #expect(JSONValue.array([.integer(1), .object([])]).indentedText == "[1,{}]")
        let long = JSONValue.object([.init("a\"", .array([.string(String(repeating: "x", count: 100)), .null]))])
        let lines = long.indentedText.split(separator: "\n")
        #expect(lines.count == 6 && lines[1] == #"  "a\"": ["# && lines[3] == "    null" && lines[5] == "}")
    }

    @Test("every reference has a definition, and every definition is used")
    func references() throws {
        let schema = JSONSchema.document
        let all = objects(in: schema)
        var used: Set<String> = []
        for object in all {
            guard case .string(let path)? = member("$ref", of: object.value) else { continue }
            used.insert(try #require(path.hasPrefix("#/$defs/") ? String(path.dropFirst(8)) : nil))
        }
        guard case .object(let definitions)? = member("$defs", of: schema) else {
            throw SessionFileError(path: "", reason: "")
        }
        #expect(Set(definitions.map(\.name)) == used)
        #expect(Set(definitions.map(\.name)).count == definitions.count && used.count > 20)
    }

    @Test("every object is closed, or a table; conditions and what follows from them close with the object around them")
    func closed() {
        for (name, value) in objects(in: JSONSchema.document) where member("type", of: value) == .string("object") {
            guard !["if", "then", ""].contains(name) || member("unevaluatedProperties", of: value) != nil else {
                continue
            }
            let isClosed = member("unevaluatedProperties", of: value) == .bool(false)
            #expect(isClosed || member("additionalProperties", of: value) != nil, "\(name)")
        }
    }

    @Test("no keyword is used that validators disagree on, or whose messages name the wrong thing")
    func keywords() {
        let members = objects(in: JSONSchema.document).flatMap { object -> [String] in
            guard case .object(let members) = object.value else { return [] }
            return object.name == "properties" || object.name == "$defs" ? [] : members.map(\.name)
        }
        for name in ["oneOf", "const", "multipleOf", "format", "pattern"] { #expect(!members.contains(name)) }
    }

    @Test("the version is that of the documents, and every look that is printed as JSON is known")
    func commands() throws {
        let schema = JSONSchema.document
        #expect(
            member("enum", of: member("version", of: member("properties", of: schema)))
                == .array([.integer(JSONExporter.version)])
        )
        let lines = [
            "Column { Label(text: \"a\"); Label(text: \"b\") }", "step 3", "where", "break #1", "mark a", "mark",
            "print 1",
        ]
        let printed = try onBigStack {
            let session = Session.sharing()
            return (lines + Commands.lookExamples.values.sorted()).flatMap { session.run(line: $0).compactMap(\.json) }
        }
        let names = printed.compactMap { document -> String? in
            guard case .string(let name)? = member("command", of: document) else { return nil }
            return name
        }
        let unknown = Set(names).subtracting(JSONSchema.commandNames).sorted()
        #expect(unknown == [], "add what they print as JSON to `commands` in Schema/JSONSchema.swift")
        #expect(Set(names).count > 15, "\(names)")
    }

    @Test("the kinds of steps are all that there are")
    func steps() throws {
        let step = member("step", of: member("$defs", of: JSONSchema.document))
        let kinds = member("enum", of: member("kind", of: member("properties", of: step)))
        #expect(kinds == .array(TraceEvent.Verb.allCases.map { .string($0.rawValue) }))
    }

    /// Returns the levels of lists and objects in a value.
    private func depth(_ value: JSONValue) -> Int {
        switch value {
        case .object(let members): 1 + (members.map { depth($0.value) }.max() ?? 0)
        case .array(let values): 1 + (values.map(depth).max() ?? 0)
        case .list(let list): 1 + ((0..<list.count).map { depth(list[$0]) }.max() ?? 0)
        default: 1
        }
    }

    @Test("a reason is not nested as deeply as the tree: programs that recurse read it")
    func deepTree() throws {
        let count = 80
        let tree =
            String(repeating: "Row { ", count: count) + "Label(text: \"a\")" + String(repeating: " }", count: count)
        let (deep, parents) = try onBigStack {
            let session = Session.sharing()
            _ = session.run(line: tree)
            let document = session.run(line: "why #\(count) --verbose").compactMap(\.json).first ?? .null
            return (depth(document), document.text.matches(of: /"parent":[0-9]+/).count)
        }
        #expect(deep < 20 && deep > 5)
        #expect(parents > count)
    }
}
