import Testing

@testable import SwiftInterpreter

@Suite struct InterfaceReaderTests {
    private func declaration(_ text: String) throws -> WrittenDeclaration {
        var reader = InterfaceReader(text)
        let result = reader.declaration()
        let isAtEnd = reader.isAtEnd
        #expect(isAtEnd, "\(reader.line)")
        return try #require(result, "\(text)")
    }

    private func type(_ text: String) throws -> WrittenType {
        var reader = InterfaceReader(text)
        let result = reader.type()
        let isAtEnd = reader.isAtEnd
        #expect(isAtEnd, "\(reader.line)")
        return try #require(result, "\(text)")
    }

    @Test(arguments: [
        "CGFloat", "Box.CornerStyle", "any Element", "[Overlay.Child]", "[String: Int]", "CGFloat?", "T!",
        "(SizeConstraint) -> CGSize", "((ElementDimensions) -> CGFloat)?", "(inout Label) -> Void",
        "ClosedRange<CGFloat>", "(Int, b: String)", "Key.Type", "(any Element)?", "Box<Int>.Corner", "some P & Q",
        "any Sequence<Int>", "(some UIView).Type", "(Int) throws -> [T]", "(Int) -> (Int) -> Int", "P & Q",
        "(Int...) -> Void", "[[Int?]: (a: Int, b: Int)]?", "Self.Element.Type", "((Int, Int)) -> Int",
    ])
    func typesArePrintedAsRead(text: String) throws {
        #expect(try type(text).description == text)
    }

    @Test func functionsAreRead() throws {
        let map = try declaration("func map<T>(_ transform: (Element) throws -> T) rethrows -> [T]")
        #expect(map.name == "map")
        #expect(map.generics.parameters == [WrittenGeneric(name: "T")])
        #expect(map.parameters.map(\.label) == [nil])
        #expect(map.modifiers == .rethrows)
        #expect(map.type == .array(WrittenType("T")))

        let append = try declaration("mutating func append(_ newElement: Element)")
        #expect(append.modifiers == .mutating)
        #expect(append.type == nil)

        let test = try declaration(
            "@discardableResult @_disfavoredOverload static func `if`(a b: @escaping () -> Int = { $0, 1 }, "
                + "_ rest: Any..., at c: @autoclosure () throws -> Bool) throws -> some Element where Self: P, T.A == Int"
        )
        #expect(test.name == "if")
        #expect(test.modifiers == [.discardable, .disfavored, .static, .throws])
        #expect(test.parameters.map(\.label) == ["a", nil, "at"])
        #expect(test.parameters.map(\.name) == ["b", "rest", "c"])
        #expect(test.parameters.map(\.hasDefault) == [true, false, false])
        #expect(test.parameters.map(\.isInout) == [false, false, false])
        #expect(test.parameters.map(\.isVariadic) == [false, true, false])
        #expect(test.parameters.map(\.isAutoclosure) == [false, false, true])
        #expect(test.type?.description == "some Element")
        #expect(test.generics.requirements.map(\.isSame) == [false, true])
    }

    @Test func operatorsAreRead() throws {
        let plus = try declaration("static func + (left: Int, right: Int) -> Int")
        #expect(plus.name == "+")
        #expect(plus.parameters.count == 2)
        #expect(try declaration("prefix static func - (x: Int) -> Int").modifiers == [.prefix, .static])
        #expect(try declaration("postfix func ... (x: Int) -> Int").name == "...")
        let generic = try declaration("static func ?? <T>(left: T?, right: @autoclosure () throws -> T) rethrows -> T")
        #expect(generic.name == "??")
        #expect(generic.generics.parameters.count == 1)
        #expect(generic.parameters[1].isAutoclosure)
    }

    @Test func initializersAreRead() throws {
        #expect(try declaration("init?(rawValue: Int)").modifiers == .failable)
        #expect(try declaration("init!(rawValue: Int)").modifiers == .implicitlyUnwrapped)
        let sequence = try declaration("init<S: Sequence>(_ s: S) where S.Element == Element")
        #expect(sequence.generics.parameters.first?.bound == WrittenType("Sequence"))
        #expect(sequence.generics.requirements.first?.isSame == true)
    }

    @Test func variablesAndSubscriptsAreRead() throws {
        let index = try declaration("subscript(index: Int) -> Element { get set }")
        #expect(index.parameters.map(\.label) == [nil])
        #expect(index.modifiers == [.settable, .computed])
        #expect(
            try declaration("subscript(explicit guide: Int) -> Int { get }").parameters.map(\.label) == ["explicit"]
        )
        #expect(try declaration("var count: Int { get }").modifiers == .computed)
        #expect(try declaration("var count: Int = 3").modifiers == .settable)
        #expect(try declaration("let count: Int").modifiers == .constant)
        #expect(
            try declaration("var on: Int { get nonmutating set }").modifiers == [.computed, .settable, .nonmutating]
        )
        #expect(try declaration("case some(Wrapped)").parameters.map(\.type) == [WrittenType("Wrapped")])
        let custom = try declaration("case custom(lineHeight: CGFloat, alignment: Alignment = .bottom)")
        #expect(custom.parameters.map(\.label) == ["lineHeight", "alignment"])
        #expect(custom.parameters.map(\.hasDefault) == [false, true])
    }

    @Test func wholeTextsAreRead() throws {
        var reader = InterfaceReader(
            """
            // A comment with { and ".
            struct Array<Element>: RandomAccessCollection, MutableCollection {
                typealias Index = Int  // another one
                init()
                subscript(index: Int) -> Element { get set }
                struct Inner<T: P>: Q where T.A: B { let x: T }
            }
            extension Array: Equatable where Element: Equatable {}
            protocol Sequence<Element> {
                associatedtype Element where Iterator.Element == Element
                associatedtype Iterator: IteratorProtocol = Never
                func makeIterator() -> Iterator
            }
            indirect enum Tree { case leaf, node(Tree, Tree) }
            @available(*, absent) func print(_ items: Any..., separator: String = " ")
            typealias Pair<T> = (T, T)
            class B: A { class func make() -> Self; override init() }
            """
        )
        let result = reader.all()
        let text = try #require(result, "\(reader.line)")
        #expect(text.interfaces.map(\.name) == ["Array", "Array", "Sequence", "Tree", "B"])
        #expect(text.interfaces[0].members.map(\.name) == ["init", "subscript"])
        #expect(text.interfaces[0].nested.map(\.members.count) == [1])
        #expect(text.interfaces[1].kind == .extended)
        #expect(text.interfaces[1].generics.requirements.count == 1)
        #expect(text.interfaces[2].associated.map(\.name) == ["Element", "Iterator"])
        #expect(text.interfaces[2].associated.map(\.isPrimary) == [true, false])
        #expect(text.interfaces[2].generics.requirements.count == 1)
        #expect(text.interfaces[3].members.map(\.name) == ["leaf", "node"])
        #expect(text.interfaces[4].members.map(\.modifiers) == [.static, .override])
        #expect(text.declarations.map(\.modifiers) == [.absent])
        #expect(text.aliases.map(\.name) == ["Pair"])
    }

    @Test(arguments: ["func", "func a(", "func a(b)", "struct A { var }", "var a: ", "extension A {  what }"])
    func errorsAreFound(text: String) {
        var reader = InterfaceReader(text)
        let result = reader.all()
        #expect(result == nil)
    }
}
