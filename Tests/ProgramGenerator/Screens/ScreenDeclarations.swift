/// The declarations that a screen uses: a result builder of its own, and functions that take closures.
enum ScreenDeclarations {
    static let text = """
        enum Mode {
            case compact
            case wide(columns: Int)
            case titled(String)
        }

        @resultBuilder
        enum Lines {
            static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
            static func buildExpression(_ text: String) -> [String] { [text] }
            static func buildExpression(_ number: Int) -> [String] { ["\\(number)"] }
            static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
            static func buildEither(first part: [String]) -> [String] { part }
            static func buildEither(second part: [String]) -> [String] { part }
            static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
        }

        func lines(separator: String = ", ", @Lines _ body: () -> [String]) -> String {
            body().joined(separator: separator)
        }

        func card(_ title: String, gap: CGFloat = 4, content: () -> any Element) -> any Element {
            Column(minimumSpacing: gap) {
                Label(text: title)
                content()
            }
        }

        func numbered(_ count: Int, content: (Int) -> any Element) -> [any Element] {
            (0..<count).map { content($0) }
        }

        func changed<Value>(_ value: Value, by change: (inout Value) -> Void) -> Value {
            var copy = value
            change(&copy)
            return copy
        }
        """

    /// The types of the properties of a screen, or of the constants around a tree of elements.
    static let variables = [
        "title": "String", "subtitle": "String?", "count": "Int", "isOn": "Bool", "ratio": "Double",
    ]

    /// Returns a screen with an element as its body.
    static func screen(with element: String) -> String {
        """
        struct Screen: ProxyElement {
            var title: String
            var subtitle: String?
            var count = 3
            var isOn = true
            var ratio = 0.5
            var mode = Mode.compact

            var elementRepresentation: any Element {
        \(element.indented.indented)
            }
        }

        Screen(title: "Orders", subtitle: "today", mode: .wide(columns: 2))
        """
    }

    /// Returns constants, and an element that uses them.
    static func tree(_ element: String) -> String {
        """
        let title = "Orders"
        let subtitle: String? = "today"
        let count = 3
        let isOn = true
        let ratio = 0.5
        let mode = Mode.wide(columns: 2)

        \(element)
        """
    }
}

extension String {
    /// The text with its lines indented by one step.
    var indented: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }.joined(separator: "\n")
    }
}
