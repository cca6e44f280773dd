import BlueprintUI
import SwiftInterpreter

/// Values of the environment set in words: `layoutDirection rightToLeft`, `displayScale 2`.
package struct EnvironmentSettings {
    /// One value to set.
    package struct Change: Equatable {
        /// The property of the environment.
        package let name: String
        /// The value as Swift source.
        package let value: String
        fileprivate let path: PropertyPath
        fileprivate let native: Value

        /// Returns true if both set the same value of the same property.
        package static func == (one: Change, other: Change) -> Bool {
            one.name == other.name && one.value == other.value
        }

        /// Sets the value.
        package func apply(to environment: inout Environment) {
            var changed: Any = environment
            // The value was tried when the change was made, so it cannot fail here.
            guard (try? path.set(native, on: &changed)) != nil, let result = changed as? Environment else { return }
            environment = result
        }
    }

    private let table: BindingTable

    /// Returns the value of a key as text: `.rightToLeft` if it is one of the words, else as Swift prints it.
    package func text(of name: String, in environment: Environment) -> String {
        guard let path = try? table.propertyPath([name], of: "Environment"),
            let value = try? path.get(from: environment)
        else { return "" }
        let read = table.value(from: value, declared: path.valueType).unwrapped
        if case .double = read { return read.debugDescription }
        let text = read.reply
        return words(for: name).contains(text) ? ".\(text)" : text
    }

    /// Creates settings for the values in a table.
    package init(_ table: BindingTable) {
        self.table = table
    }

    /// The names of the values that can be set, alphabetically.
    ///
    /// Values that only source can express, such as a handler of links, are not included.
    package var names: [String] {
        let properties = table.type(named: "Environment")?.members.properties ?? [:]
        return properties.filter { _, property in
            table.type(of: property)?.name.flatMap { table.type(named: $0) }?.isProtocol != true
        }.keys.sorted()
    }

    /// Returns the words that are values of a key, such as `rightToLeft`; none if its values cannot be listed.
    package func words(for name: String) -> [String] {
        guard let path = try? table.propertyPath([name], of: "Environment"), let type = path.valueType else {
            return []
        }
        let parameter = Signature.Parameter(label: nil, name: name, type: type)
        let signature = Signature(name: name, parameters: [parameter])
        return BareWordMatcher(table: table).completions(after: [], with: [signature])
    }

    /// Returns the line of help about a key: its type if there is no other.
    package func summary(ofKey name: String) -> String {
        guard let property = table.type(named: "Environment")?.members.properties[name] else { return "" }
        return property.summary.isEmpty ? table.type(of: property).map { "\($0)" } ?? "" : property.summary
    }

    /// Returns the line of help about a value of a key; empty if there is none.
    package func summary(of word: String, for name: String) -> String {
        (try? table.propertyPath([name], of: "Environment"))?.valueType.map {
            table.summary(ofValue: word, of: $0)
        } ?? ""
    }

    /// Returns the change that sets a value.
    ///
    /// - Throws: a ``ModifierCommands/Fault`` if the key does not exist, or the words are not one of its values.
    package func change(_ name: String, to words: String) throws(ModifierCommands.Fault) -> Change {
        guard let path = try? table.propertyPath([name], of: "Environment"), let type = path.valueType else {
            throw fault("the environment has no value '\(name)'", usage: names)
        }
        let parameter = Signature.Parameter(label: nil, name: name, type: type)
        let text: String
        do {
            let signature = Signature(name: name, parameters: [parameter])
            text = try BareWordMatcher(table: table).match(CommandWords(words).words, with: [signature]).arguments
        } catch {
            throw fault(error.message, didYouMean: error.didYouMean)
        }
        let source = String(text.dropFirst().dropLast())
        do {
            let value = try Interpreter(table: table).value(of: source, fileName: name, expecting: type)
            var probe: Any = Environment.empty
            try path.set(value, on: &probe)
            return Change(name: name, value: source, path: path, native: value)
        } catch {
            throw fault("\(words) is not a value for '\(name)'")
        }
    }

    private func fault(_ message: String, didYouMean: String? = nil, usage: [String] = []) -> ModifierCommands.Fault {
        ModifierCommands.Fault(message: message, offset: 0, didYouMean: didYouMean, usage: usage)
    }
}
