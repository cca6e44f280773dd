import BlueprintBindings
import BlueprintUI
import Foundation
import HeadlessUIKit
import SwiftInterpreter
import Testing

@Suite struct EvaluatorTests {
    let rendering = Rendering()

    static let noView =
        "func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }"

    static let tile = """
        struct Tile: Element {
            var side: CGFloat
            var content: ElementContent { ElementContent(intrinsicSize: CGSize(width: side, height: side)) }
            func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
                UIView.describe { $0[\\.backgroundColor] = .red }
            }
        }

        """

    @Test func everyElementCarriesThePlaceOfItsCall() throws {
        let source = Self.tile + "Row { Label(text: \"a\").inset(uniform: 2).keyed(1); Tile(side: 4) }.box()"
        try rendering.render(source)
        #expect(
            rendering.tags(in: source) == [
                "Box box", "Row Row", "Inset inset", "Label Label", "Tile Tile",
            ]
        )
    }

    @Test func whatALoopMakesCarriesThePlaceInTheLoop() throws {
        let source =
            "func mark(_ text: String) -> Element { Label(text: text) }\n"
            + "Column { for n in 1...2 { mark(\"\\(n)\").centered() } }"
        try rendering.render(source)
        #expect(
            rendering.tags(in: source) == [
                "Column Column", "Centered centered", "Label Label", "Centered centered", "Label Label",
            ]
        )
    }

    @Test func viewsAreKeptWhereADeclarationStays() throws {
        try rendering.render(Self.tile + "Tile(side: 4).centered()")
        let first = rendering.view.subviews[0].subviews
        try rendering.render(Self.tile + "Tile(side: 8).centered()")
        let second = rendering.view.subviews[0].subviews
        #expect(first.count == 1 && second.count == 1)
        #expect(first[0] === second[0])
        #expect(rendering.frames == ["Centered 0,0 300×160", "Tile 146,76 8×8"])
    }

    @Test func typesOfAnotherNameHaveAnotherIdentity() throws {
        try rendering.render(Self.tile + "Tile(side: 4).centered()")
        let first = rendering.view.subviews[0].subviews[0]
        try rendering.render(Self.tile.replacingOccurrences(of: "Tile", with: "Square") + "Square(side: 4).centered()")
        #expect(first !== rendering.view.subviews[0].subviews[0])
        #expect(rendering.identifiers == ["Centered.1", "Square.1"])
    }

    static let faulty = [
        (
            """
            struct A: Element {
                var content: ElementContent {
                    let sides: [CGFloat] = [1]
                    return .leaf(intrinsicSize: CGSize(width: sides[3], height: 0))
                }
                func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
            }
            A()
            """, 4
        ),
        (
            """
            EnvironmentReader { _ in
                Label(text: ["a"][1])
            }
            """, 2
        ),
        (
            """
            struct A: ProxyElement {
                var elementRepresentation: any Element {
                    Label(text: (nil as String?)!)
                }
            }
            A()
            """, 3
        ),
        (
            """
            struct M: Measurable {
                func measure(in constraint: SizeConstraint) -> CGSize {
                    CGSize(width: 1, height: [0][1])
                }
            }
            struct A: Element {
                var content: ElementContent { ElementContent(measurable: M()) }
                func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
            }
            A().centered()
            """, 3
        ),
        ("Row { Label(text: \"a\").stackLayoutChild(alignmentGuide: { _ in [1.0][9] }) }", 1),
        (
            """
            struct A: Element {
                var content: ElementContent { ElementContent(child: Label(text: "")) }
                func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
                    UIView.describe { $0[\\.tag] = [1][2] }
                }
            }
            A()
            """, 4
        ),
    ]

    @Test(arguments: faulty)
    func anErrorDuringLayoutIsReportedWithItsLine(source: String, line: Int) throws {
        try rendering.render(source)
        let fault = try #require(rendering.faults.first)
        #expect(fault.line == line)
        #expect(fault.fileName == "document")
    }

    @Test(arguments: [
        "struct A: ProxyElement { var elementRepresentation: any Element { A() } }\nA()",
        "struct A: ProxyElement { var elementRepresentation: any Element { A().inset(uniform: 1) } }\nA()",
        "struct A: Element { var content: ElementContent { ElementContent(child: A()) }\n\(noView)\n}\nA()",
        "struct A: ProxyElement { var elementRepresentation: any Element { B() } }\n"
            + "struct B: Element { var content: ElementContent { .container(element: A().centered()) }\n\(noView)\n}\nA()",
    ])
    func anElementThatContainsItselfIsAnError(source: String) throws {
        try rendering.render(source)
    }

    @Test(arguments: [
        ("Label(text: 3)", 1, 13), ("Labl(text: \"a\")", 1, 1), ("CGSize(width: 1, height: 2)", 1, 1),
        ("let a = 1\na", 2, 1), ("Label(text: \"a\").inset(unifrm: 3)", 1, 18), ("Row {\n    Label(\n", 2, 10),
        ("Label(text: \"a\").aligned(vertically: .botom)", 1, 39), ("Label(text: \"a\") { $0.colour = .red }", 1, 23),
    ])
    func anErrorOfTheDocumentHasItsPlace(source: String, line: Int, column: Int) throws {
        let error = try #require(throws: Diagnostic.self) { try rendering.evaluator.evaluate(source) }
        #expect("\(error.line):\(error.column)" == "\(line):\(column)", "\(error.message)")
    }

    @Test(arguments: [
        (
            "struct A: Element { var content: ElementContent { .leaf(intrinsicSize: .zero) } }", "Element",
            "backingViewDescription(with:)"
        ),
        ("struct A: ProxyElement { var text = 1 }", "ProxyElement", "elementRepresentation"),
        ("struct A: EnvironmentKey {}", "EnvironmentKey", "defaultValue"),
    ])
    func aDeclarationThatLacksARequirementIsAnError(source: String, kind: String, member: String) throws {
        let error = try #require(throws: Diagnostic.self) { try rendering.evaluator.evaluate(source) }
        #expect(error.message == "type 'A' does not conform to protocol '\(kind)'")
        #expect(error.fix == "declare '\(member)'")
    }

    @Test func anEndlessLoopInALayoutRunsOnce() throws {
        rendering.evaluator.limits.maximumSteps = 5_000
        try rendering.render(
            """
            struct Endless: Measurable {
                func measure(in constraint: SizeConstraint) -> CGSize {
                    print("asked")
                    while true {}
                }
            }
            Column {
                for n in 1...20 {
                    EnvironmentReader { _ in Spacer(8) }.constrainedTo(width: .atMost(CGFloat(n)))
                    Holder()
                }
            }
            struct Holder: Element {
                var content: ElementContent { ElementContent(measurable: Endless()) }
                func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
            }
            """
        )
        #expect(rendering.faults.map(\.kind) == [.stopped])
        #expect(rendering.document?.takePrintedLines() == ["asked"])
        try rendering.render("EnvironmentReader { _ in Spacer(8) }")
        #expect(rendering.faults == [])
    }

    @Test func elementsThatContainThemselvesTwiceAreNotAskedForEver() throws {
        let source = """
            struct Twice: ProxyElement {
                var elementRepresentation: any Element { Row { Twice(); Twice() } }
            }
            Twice()
            """
        let rendering = Rendering()
        rendering.evaluator.limits = Limits(maximumSteps: 2_000)
        try rendering.render(source)
        let stopped = rendering.faults.filter { $0.kind == .stopped }.map(\.message)
        #expect(stopped == ["stopped: code called by the layout took more than 20000 steps"])
        try rendering.render("EnvironmentReader { _ in Spacer(8) }")
        #expect(rendering.faults == [])
    }

    @Test func aDeclaredTypeThatIsNoElementIsAnError() throws {
        let error = try #require(throws: Diagnostic.self) {
            try rendering.evaluator.evaluate("struct P { var x = 1 }\nP()")
        }
        #expect(error.message == "this is a value of type 'P', not an element")
        #expect(error.line == 2)
    }

    @Test(arguments: [
        ("layoutDirection", "rightToLeft", ".rightToLeft"), ("displayScale", "2", "2"),
        ("windowSize", "320x480", "CGSize(width: 320, height: 480)"), ("windowSize", "nil", "nil"),
    ])
    func theEnvironmentIsSetInWords(name: String, words: String, value: String) throws {
        let change = try EnvironmentSettings(rendering.evaluator.table).change(name, to: words)
        #expect(change.value == value)
        var environment = Environment.empty
        environment.windowSize = .zero
        change.apply(to: &environment)
        switch name {
        case "layoutDirection": #expect(environment.layoutDirection == .rightToLeft)
        case "displayScale": #expect(environment.displayScale == 2)
        default: #expect(environment.windowSize?.width == (words == "nil" ? nil : 320))
        }
    }

    @Test(arguments: [("layoutDirection", "up"), ("nothing", "1"), ("displayScale", "two"), ("displayScale", "")])
    func aWrongEnvironmentValueIsAnError(name: String, words: String) {
        #expect(throws: ModifierCommands.Fault.self) {
            try EnvironmentSettings(rendering.evaluator.table).change(name, to: words)
        }
    }
}
