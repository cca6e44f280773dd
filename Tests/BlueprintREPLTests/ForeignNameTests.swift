import BigStack
import BlueprintREPL
import SwiftInterpreter
import TestSessions
import Testing

/// Each name that is said to be absent is absent, and the advice follows where it is typed.
@Suite struct ForeignNameTests {
    /// A name as it is typed, with the advice that follows.
    struct Typed: CustomTestStringConvertible {
        var name: String
        var use: ForeignName.Use
        var advice: String

        var testDescription: String { "\(name) as \(use)" }

        /// The lines that name it.
        var lines: [String] {
            switch use {
            // Of this class only a nested type is here.
            case .declaration where name == "NSLayoutConstraint": ["\(name).activate([])"]
            case .declaration:
                [
                    name.first?.isUppercase == true && !name.hasSuffix("CurrentMediaTime")
                        && !name.hasSuffix("GetCurrent")
                        ? "let x: \(name)? = nil" : "let x = \(name)()"
                ]
            case .member: ["let x = UIView().\(name == "accessibility" ? "accessibilityDirectTouchOptions" : name)"]
            case .viewMember: ["view.\(name)()"]
            case .view: ["\(name)()"]
            case .modifier: ["Label(text: \"a\")\(name)(1)"]
            case .attribute: ["struct S { @\(name) var x: Missing }"]
            case .word: [name.first?.isUppercase == true ? "struct S: \(name) {}" : name]
            }
        }
    }

    static let typed = ForeignName.all.flatMap { entry in
        entry.uses.flatMap { use in
            entry.names.map { Typed(name: $0, use: use, advice: entry.advice ?? "has no counterpart here") }
        }
    }

    @Test("a name that is absent here is answered with its advice")
    func advice() throws {
        for typed in Self.typed where [.declaration, .member].contains(typed.use) {
            let found = try onBigStack {
                try TypeCheck.sharing().mistakes(in: typed.lines.joined(separator: "\n"), fileName: "test")
            }
            #expect(found.first?.fix == typed.advice, "\(typed.testDescription)")
            #expect(found.first?.cause.code == "absent", "\(typed.testDescription)")
        }
    }

    @Test("a line with a name of SwiftUI, or with a word of UIKit, is answered with its advice")
    func lines() throws {
        for typed in Self.typed where ![.declaration, .member].contains(typed.use) {
            let fix = try onBigStack {
                let session = Session.sharing()
                return typed.lines.map { session.run(line: $0) }.last?.compactMap(\.error).first?.fix?.text
            }
            #expect(fix?.contains(typed.advice) == true, "\(typed.testDescription): \(fix ?? "no error")")
        }
    }
}
