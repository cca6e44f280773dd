import Foundation
import SwiftInterpreter

/// A small native library, registered like the elements of a user interface.
protocol Shape { var summary: String { get } }

struct Tagged: Shape {
    var wrapped: any Shape
    var tag: Int
    var summary: String { "\(wrapped.summary)@\(tag)" }
}

struct Text: Shape, Equatable {
    var text: String
    var size: CGFloat = 16
    var colour: Colour = .black
    var summary: String { "Text(\(text),\(Int(size)),\(colour))" }
}

enum Colour: Hashable { case black, blue, mixed(CGFloat) }

struct Pad: Shape {
    var amount: CGFloat
    var wrapped: any Shape
    var summary: String { "Pad(\(Int(amount)),\(wrapped.summary))" }
}

struct Stack: Shape {
    struct Child { var shape: any Shape }
    enum Direction { case across, down }
    var direction: Direction
    var gap: CGFloat
    var children: [Child]
    var summary: String { "Stack(\(direction),\(Int(gap)),[\(children.map(\.shape.summary).joined(separator: " "))])" }
}

final class Screen { var colour = Colour.black }

struct Settings { var values: [String: Colour] = [:] }

struct Interpreted: Shape {
    let instance: AdoptedInstance
    var body: any Shape { instance.property("body", as: (any Shape).self, fallback: Text(text: "failed")) }
    var summary: String { "\(instance.typeName)[\(body.summary)]" }
}

/// The declarations that the notation of the members is too vague for.
private let shapesInterface = InterfaceText(
    """
    protocol Drawing: Shape {
        var body: any Shape { get }
    }
    @resultBuilder struct ShapeBuilder<Child> {
        typealias Children = [Child]
        static func buildBlock(_ children: Children...) -> Children
        static func buildOptional(_ children: Children?) -> Children
        static func buildEither(first: Children) -> Children
        static func buildEither(second: Children) -> Children
        static func buildExpression(_ child: Child) -> Children
        static func buildExpression(_ children: [Child]) -> Children
        static func buildArray(_ components: [Children]) -> Children
    }
    protocol ShapeBuilderChild {
        init(_ shape: any Shape)
    }
    extension ShapeBuilder where Child: ShapeBuilderChild {
        static func buildExpression(_ shape: any Shape) -> Children
        static func buildExpression(_ shapes: [any Shape]) -> Children
    }
    extension Stack.Child: ShapeBuilderChild {}
    extension Settings {
        subscript<Value>(path: ReferenceWritableKeyPath<Screen, Value>) -> Value? { get set }
    }
    """
)

func shapes() -> BindingTable {
    let table = BindingTable()
    table.syntax.modules.insert("Shapes")
    table.interface(shapesInterface)
    table.registerProtocol((any Shape).self, as: "Shape", summary: "Something that can be drawn.") { shape in
        shape.method("padded(_ amount: CGFloat = 8) -> Pad", summary: "Adds room.") { shape, arguments in
            Pad(amount: try arguments["amount"], wrapped: shape)
        }
        shape.method("padded(across: CGFloat, down: CGFloat) -> Pad") { shape, arguments in
            Pad(amount: try arguments.get("across", as: CGFloat.self) + arguments["down"], wrapped: shape)
        }
        shape.tags(wrap: { Tagged(wrapped: $0, tag: $1.offset) }, unwrap: { ($0 as? Tagged)?.wrapped ?? $0 })
    }
    table.registerProtocol((any Shape).self, as: "Drawing", refines: ["Shape"], summary: "Drawn by its body.") {
        $0.adoptable(requiring: "body") { Interpreted(instance: $0) }
    }
    table.register(Colour.self, as: "Colour", traits: .cases, conformsTo: ["Hashable"], summary: "A colour.") {
        colour in
        colour.enumCase("black", .black)
        colour.enumCase("blue", .blue)
        colour.enumCase("mixed(_ share: CGFloat)") { .mixed(try $0["share"]) }
        colour.method("lighter() -> Colour") { _, _ in Colour.mixed(0.5) }
        colour.caseValues { value, name in
            if case .mixed(let share) = value, name == "mixed" { return [share] }
            return nil
        }
    }
    registerContainers(table)
    table.register(Screen.self, as: "Screen", summary: "An object.") { screen in
        screen.initializer("init()") { _ in Screen() }
        screen.property("colour", \.colour)
    }
    table.register(Settings.self, as: "Settings", summary: "Values by key path.") { settings in
        settings.initializer("init(configure: (inout Settings) -> Void = { _ in })") { arguments in
            var result = Settings()
            try arguments.configure("configure", &result)
            return result
        }
        settings.keyPathSubscript(rootType: { _ in "Screen" }) { settings, path, value in
            var screen: Any = Screen()
            try path.set(value, on: &screen)
            settings.values[path.names.joined(separator: ".")] = (screen as? Screen)?.colour
        }
        settings.property("count", get: { $0.values.count })
    }
    table.function("measured(_ measure: (CGFloat) -> CGFloat) -> CGFloat") { arguments in
        let measure: (CGFloat) -> CGFloat = try arguments.closure("measure", fallback: -1)
        return measure(10)
    }
    return table
}

private func registerContainers(_ table: BindingTable) {
    table.register(Text.self, as: "Text", conformsTo: ["Shape", "Equatable"], summary: "A text.") { text in
        text.initializer("init(_ text: String, size: CGFloat = 16, configure: (inout Text) -> Void = { _ in })") {
            arguments in
            var result = Text(text: try arguments["text"], size: try arguments["size"])
            try arguments.configure("configure", &result)
            return result
        }
        text.property("size", \.size)
        text.property("colour", \.colour)
        text.property("text", \.text)
        text.mutatingMethod("grow(by amount: CGFloat)") { text, arguments in text.size += try arguments["amount"] }
    }
    table.register(Pad.self, as: "Pad", conformsTo: ["Shape"], summary: "Room around a shape.") { pad in
        pad.initializer("init(_ amount: CGFloat, wrapping: any Shape)") {
            Pad(amount: try $0["amount"], wrapped: try $0["wrapping"])
        }
        pad.property("wrapped", \.wrapped)
    }
    table.register(Stack.Direction.self, as: "Stack.Direction", traits: .plainCases, summary: "") {
        $0.enumCase("across", .across)
        $0.enumCase("down", .down)
    }
    table.register(Stack.Child.self, as: "Stack.Child", summary: "") {
        $0.conversion(from: "Shape", as: (any Shape).self) { Stack.Child(shape: $0) }
    }
    table.register(Stack.self, as: "Stack", conformsTo: ["Shape"], summary: "Shapes in a line.") { stack in
        stack.initializer(
            "init(_ direction: Stack.Direction = .down, gap: CGFloat = 0, @ShapeBuilder children: () -> [Stack.Child])"
        ) { arguments in
            Stack(direction: try arguments["direction"], gap: try arguments["gap"], children: try arguments["children"])
        }
    }
}

/// Returns the value of a source, as Swift source.
func evaluated(_ source: String) throws -> String {
    try SpareTables.withTable { try Interpreter(table: $0).value(of: source, fileName: "test").debugDescription }
}

/// Returns the drawing of a source, without the tags of the calls.
func drawn(_ source: String, tags: Bool = false) throws -> String {
    let summary = try SpareTables.withTable { table in
        let interpreter = Interpreter(table: table)
        let value = try interpreter.value(of: source, fileName: "test")
        let summary = try interpreter.convert(value, to: (any Shape).self).summary
        if let error = interpreter.takeDeferredErrors().first { throw error }
        return summary
    }
    return tags ? summary : summary.replacing(#/@-?\d+/#, with: "")
}

/// Returns the first error of a source, as lines.
func errorLines(_ source: String, limits: Limits = Limits()) -> [String] {
    do {
        let value = try SpareTables.withTable {
            try Interpreter(table: $0, limits: limits).value(of: source, fileName: "test").debugDescription
        }
        return ["no error, but \(value)"]
    } catch let error as Diagnostic {
        return error.lines()
    } catch {
        return ["another error: \(error)"]
    }
}
