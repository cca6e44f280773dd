import Testing

@Suite("Comparing declarations")
struct SignatureTests {
    private func signature(_ text: String) -> Signature {
        Signature(text, owner: "Inset.Edge", ownerIsProtocol: false)
    }

    @Test(
        "Different spellings of one declaration are equal",
        arguments: [
            ("a(_ b: Element) → Self", "a(_ c: any Element) -> Inset.Edge"),
            ("a(b: CGFloat = 0.0)", "a(b: CGFloat = 0)"),
            ("a(b: (inout X) → Void = {…})", "a(b: (inout Outer.X) -> Void = { _ in })"),
            ("a(b: @escaping (_ c: X) → Void)", "a(b: @escaping (Outer<T>.X) -> Void)"),
            ("a<K: Key>(b: K.Type, c: K.Value)", "a<Key2>(b: Key2.Type, c: Key2.Value) where Key2 : Key"),
            ("b: Element? = nil", "b: (any Element)?"),
            ("`if`(_ a: Bool, `else`: Bool)", "if(_ a: Bool, else: Bool)"),
            ("subscript(a: X) → Y?", "subscript(a: X) -> Y?"),
            ("+= (lhs: inout Edge, rhs: X)", "+= (lhs: inout Inset.Edge, rhs: X)"),
            ("a(@ElementBuilder<Child> _ b: () → [Child])", "a(@ElementBuilder<Flow.Child> _ b: () -> [Flow.Child])"),
            ("wraps(to: Edge)", "wraps(to: Inset.Edge)"),
        ]
    )
    func same(_ one: String, _ other: String) {
        #expect(signature(one) == signature(other))
    }

    @Test(
        "Declarations that callers can distinguish differ",
        arguments: [
            ("a(_ b: X)", "a(b: X)"),
            ("a(b: X)", "a(b: Y)"),
            ("a(b: X)", "a(b: X?)"),
            ("a(b: X = 1)", "a(b: X = 2)"),
            ("a(b: X = .c)", "a(b: X)"),
            ("a(b: X) → Y", "a(b: X) → Z"),
            ("a(b: X) → Y", "a(b: X)"),
            ("a<K>(b: K) where K: Key", "a<K>(b: K)"),
            ("a(@ElementBuilder<Child> _ b: () → [Child])", "a(_ b: () → [Child])"),
            ("a: X", "a() → X"),
            ("a: X", "a: Y"),
        ]
    )
    func different(_ one: String, _ other: String) {
        #expect(signature(one) != signature(other))
    }

    @Test("The index is read by types and members")
    func index() {
        let text = """
            heading
            heading
            heading

            # One
            Box  [struct <T: Element> : Element, Hashable]
                init(a: T = 1)
                cases: one; two(x: (A; B)); three
            # Two
            CGSize
                static infinity
                area: CGFloat { get }
                width: CGFloat
                onTap: () → Void
                tap() → Void
            """
        let types = InterfaceIndex(text).types
        #expect(types.map(\.name) == ["Box", "CGSize"])
        #expect(types.map(\.kind) == ["struct", nil])
        #expect(types.map(\.module) == ["One", "Two"])
        #expect(types[0].conformances == ["Element", "Hashable"])
        #expect(types[0].members.map(\.text) == ["init(a: T = 1)", "one", "two(x: (A; B))", "three"])
        let members = types[1].members
        #expect(
            members.map(\.declaration)
                == ["infinity", "area: CGFloat", "width: CGFloat", "onTap: () → Void", "tap() → Void"]
        )
        #expect(members.map(\.isStatic) == [true, false, false, false, false])
        #expect(members.map(\.isSettable) == [false, false, true, true, false])
    }

    @Test("Entries follow their reasons")
    func list() {
        let list = AbsenceList("# why\nA\nB\n\nC\n")
        #expect(list.entries == ["A", "B", "C"])
        #expect(list.entriesWithoutReason == ["C"])
    }
}
