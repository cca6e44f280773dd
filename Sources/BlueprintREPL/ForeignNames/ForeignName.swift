import BlueprintBindings
import SwiftInterpreter

/// Names of Swift, UIKit and SwiftUI that are absent here, with what to do instead.
package struct ForeignName: Sendable {
    /// The places in which the names are typed.
    package let uses: Set<Use>
    /// The names; those of modifiers begin with a period.
    package let names: [String]
    /// The advice; nil if nothing has their place.
    package let advice: String?

    /// A place in which a name is typed.
    package enum Use: Sendable {
        /// A type, a function or a value in Swift.
        case declaration
        /// A member of an object.
        case member
        /// A member of a view of UIKit in a line that does not declare the view.
        case viewMember
        /// A type of SwiftUI, which an app may declare itself.
        case view
        /// A modifier of SwiftUI.
        case modifier
        /// An attribute of SwiftUI.
        case attribute
        /// The first word of a line, or a name that nothing declares, with small letters.
        case word
    }

    init(_ uses: Use..., names: [String], _ advice: String?) {
        (self.uses, self.names, self.advice) = (Set(uses), names, advice)
    }
}

extension ForeignName {
    /// Returns what to do instead of a name; nil for other names, and if nothing has its place.
    static func advice(_ name: String, as use: Use) -> String? { entry(name, as: use)?.advice }

    /// Returns the row of a name; nil for other names.
    static func entry(_ name: String, as use: Use) -> ForeignName? { byUse[use]?[name] }

    /// The rows by use and name.
    private static let byUse: [Use: [String: ForeignName]] = {
        var result: [Use: [String: ForeignName]] = [:]
        for entry in all {
            for use in entry.uses {
                for name in entry.names { result[use, default: [:]][name] = entry }
            }
        }
        return result
    }()

    /// Returns what to do instead of a word, whatever the case of its letters; nil for other words.
    static func advice(word: String) -> String? { advice(word, as: .word) ?? advice(word.lowercased(), as: .word) }

    /// Returns the sentence about a modifier of SwiftUI; nil for other names.
    ///
    /// - Parameter text: the call of the modifier.
    static func sentence(modifier name: String, in text: String) -> String? {
        entry(name, as: .modifier).map { entry in
            entry.advice.map { "\(text): \($0)" } ?? "\(text) has no counterpart here"
        }
    }

    /// Returns true for the name of a type of a framework, which is no element of an app.
    static func isFrameworkType(_ name: String) -> Bool {
        ["UI", "NS", "CG", "CA"].contains { prefix in
            name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
        }
    }
}

extension BindingTable {
    /// Returns a new table of everything that a line can name, which also knows what people expect in vain.
    package static func ofSession() -> BindingTable {
        let table = BindingTable.blueprint()
        table.syntax.absentNames = AbsentNames(
            declaration: { ForeignName.advice($0, as: .declaration) },
            member: { ForeignName.advice($0.hasPrefix("accessibility") ? "accessibility" : $0, as: .member) },
            superclass: { "change the view in 'config.apply { view in … }' of '\($0).describe'" }
        )
        return table
    }
}
