import SwiftInterpreter
import Testing

/// Declarations in Swift's notation are read without bodies, and printed as they are read.
@Suite struct InterfaceReaderTests {
    /// Reads one declaration and prints it.
    private func printed(_ text: String) throws -> String {
        let lines = try InterfaceText.printed(text)
        #expect(lines.count == 1, "\(lines)")
        return try #require(lines.first)
    }

    @Test(arguments: [
        "CGFloat", "Box.CornerStyle", "any Element", "[Overlay.Child]", "[String: Int]", "CGFloat?", "T!",
        "(SizeConstraint) -> CGSize", "((ElementDimensions) -> CGFloat)?", "(inout Label) -> Void",
        "ClosedRange<CGFloat>", "(Int, b: String)", "Key.Type", "(any Element)?", "Box<Int>.Corner", "some P & Q",
        "any Sequence<Int>", "(some UIView).Type", "(Int) throws -> [T]", "(Int) -> (Int) -> Int", "P & Q",
        "(Int...) -> Void", "[[Int?]: (a: Int, b: Int)]?", "Self.Element.Type", "((Int, Int)) -> Int",
    ])
    func typesArePrintedAsRead(text: String) throws {
        #expect(try printed("typealias A = \(text)") == "typealias A = \(text)")
    }

    @Test(arguments: [
        "func map<T>(_ transform: (Element) throws -> T) rethrows -> [T]",
        "mutating func append(_ newElement: Element)",
        "static func +(left: Int, right: Int) -> Int",
        "static prefix func -(x: Int) -> Int",
        "postfix func ...(x: Int) -> Int",
        "init?(rawValue: Int)",
        "init!(rawValue: Int)",
        "init<S: Sequence>(_ s: S) where S.Element == Element",
        "subscript(explicit guide: Int) -> Int { get }",
        "var count: Int { get }",
        "var count: Int { get throws }",
        "let count: Int",
        "var on: Int { get nonmutating set }",
        "@ListBuilder<Int> var list: [Int] { get }",
        "func list(@ListBuilder<Int> of content: () -> [Int])",
        "case leaf",
        "case some(Wrapped)",
        "typealias Pair<T> = (T, T)",
        "@propertyWrapper struct State<Value> {}",
        "@resultBuilder enum Builder {}",
        "@dynamicMemberLookup struct Lens<T> {}",
    ])
    func declarationsArePrintedAsRead(text: String) throws {
        #expect(try printed(text) == text)
    }

    @Test func attributesAndDefaultsAreRead() throws {
        let function = try printed(
            "@discardableResult @_disfavoredOverload static func `if`(a b: @escaping () -> Int = { $0, 1 }, "
                + "_ rest: Any..., at c: @autoclosure () throws -> Bool) throws -> some Element where Self: P, T.A == Int"
        )
        #expect(
            function == "@_disfavoredOverload @discardableResult static func if(a b: @escaping () -> Int = …, "
                + "_ rest: Any..., at c: @autoclosure () throws -> Bool) throws -> some Element "
                + "where Self: P, T.A == Int"
        )
        #expect(
            try printed("case custom(lineHeight: CGFloat, alignment: Alignment = .bottom)")
                == "case custom(lineHeight: CGFloat, alignment: Alignment = …)"
        )
    }

    @Test func otherFormsAreRead() throws {
        #expect(
            try printed("static func + (left: Int, right: Int) -> Int") == "static func +(left: Int, right: Int) -> Int"
        )
        #expect(try printed("prefix static func - (x: Int) -> Int") == "static prefix func -(x: Int) -> Int")
        let generic = "(left: T?, right: @autoclosure () throws -> T) rethrows -> T"
        #expect(try printed("static func ?? <T>\(generic)") == "static func ??<T>\(generic)")
        // The parameter of a subscript has no label.
        #expect(
            try printed("subscript(index: Int) -> Element { get set }")
                == "subscript(_ index: Int) -> Element { get set }"
        )
        #expect(try printed("var count: Int = 3") == "var count: Int")
    }

    @Test func wholeTextsAreRead() throws {
        let lines = try InterfaceText.printed(
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
        let expected = """
            struct Array<Element>: RandomAccessCollection, MutableCollection {
                typealias Index = Int
                init()
                subscript(_ index: Int) -> Element { get set }
                struct Inner<T: P>: Q where T.A: B {
                    let x: T
                }
            }
            extension Array: Equatable where Element: Equatable {}
            protocol Sequence<Element> where Iterator.Element == Element {
                associatedtype Element
                associatedtype Iterator: IteratorProtocol = Never
                func makeIterator() -> Iterator
            }
            indirect enum Tree {
                case leaf
                case node(Tree, Tree)
            }
            class B: A {
                static func make() -> Self
                override init()
            }
            @available(*, absent) func print(_ items: Any..., separator: String = …)
            typealias Pair<T> = (T, T)
            """
        #expect(lines.joined(separator: "\n") == expected)
    }

    @Test(arguments: ["func", "func a(", "func a(b)", "struct A { var }", "var a: ", "extension A {  what }"])
    func errorsAreFound(text: String) {
        #expect(throws: BindingError.self) { try InterfaceText.printed(text) }
    }
}
