import BindingGenerator
import SymbolGraphs
import Testing

/// Each delegate has a binding, a native class and an interface.
@Suite("Generated delegates")
struct DelegateClassTests {
    /// The delegate of a lamp, with default implementations, and one of a dimmer that refines it.
    private static let symbols: [Symbol] =
        [
            Symbol(kind: "class", path: ["Lamp"]),
            Symbol(kind: "protocol", path: ["LampDelegate"], declaration: "protocol LampDelegate : AnyObject"),
            Symbol(kind: "protocol", path: ["DimmerDelegate"], declaration: "protocol DimmerDelegate : LampDelegate"),
        ]
        + [0, 9].flatMap { line in
            [
                Symbol(
                    kind: "method",
                    path: ["LampDelegate", "lamp(_:mayShine:)"],
                    declaration: "func lamp(_ lamp: Lamp, mayShine level: Int?) -> Bool",
                    location: Symbol.Location(file: "LampDelegate", line: line)
                ),
                Symbol(
                    kind: "method",
                    path: ["DimmerDelegate", "dim(_:to:)"],
                    declaration: "func dim(_ lamp: Lamp, to level: UnsafeMutablePointer<Int>)",
                    location: Symbol.Location(file: "DimmerDelegate", line: line)
                ),
            ]
        }

    private func text(_ exceptions: String = "") throws -> String {
        let files = SymbolFiles(symbols: Self.symbols)
        let texts = try BindingFiles(
            [("Lights", files)],
            except: Exceptions("delegates LampDelegate DimmerDelegate\n\(exceptions)")
        ).texts
        return texts["Protocols/Generated/InterpretedDelegates.swift"] ?? ""
    }

    @Test("The native delegate asks its instance, and otherwise the default implementation")
    func classes() throws {
        let text = try text()
        #expect(text.contains("class InterpretedLampDelegate: LampDelegate, UnretainedDelegate {"))
        #expect(
            text.contains(
                """
                    func lamp(_ lamp: Lamp, mayShine level: Int?) -> Bool {
                        (instance.answer("lamp", [(nil, lamp), ("mayShine", level as Any)]) as Bool?) \
                ?? Standard().lamp(lamp, mayShine: level)
                    }
                """
            )
        )
    }

    @Test("A delegate that refines another one inherits its class, and takes pointers")
    func refining() throws {
        let text = try text()
        #expect(text.contains("class InterpretedDimmerDelegate: InterpretedLampDelegate, DimmerDelegate {"))
        #expect(text.contains(#"instance.tell("dim", [(nil, lamp)], pointing: "to", to: &level.pointee)"#))
        #expect(text.contains("protocol DimmerDelegate: LampDelegate {"))
    }

    @Test("A function can be left out of the binding")
    func absent() throws {
        let declaration = #"type.method("lamp(_ lamp: Lamp, mayShine level: Int?) -> Bool")"#
        #expect(try text().contains(declaration))
        #expect(try !text("LampDelegate\n    absent lamp(_:mayShine:)").contains(declaration))
    }
}
