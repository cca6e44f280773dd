import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// The properties of a view that a `UIViewElement` creates.
@Suite("Properties of created views")
struct CreatedViewTests {
    private static let caption = """
        struct Caption: UIViewElement {
            func makeUIView() -> UILabel {
                let label = UILabel()
                label.layer.cornerRadius = 4
                label.tag = 7
                label.autoresizingMask = [.flexibleWidth]
                return label
            }
            func updateUIView(_ view: UILabel, with context: UIViewElementContext) { view.text = "Hello" }
        }
        """

    @Test("Those that makeUIView sets are written to the view, as those that updateUIView sets")
    func created() throws {
        for look in ["info --verbose", "trace"] {
            let text = try #require(try run([Self.caption, "Caption()", look]).last)
            for line in [
                "layer.cornerRadius: 0 → 4", "tag: 0 → 7", "autoresizingMask: unset → 2", "text: nil → \"Hello\"",
            ] {
                #expect(text.contains(line), "\(look): \(line) in \(text)")
            }
        }
    }

    @Test("A view of a class in source shows what its initializer sets, which runs once for each view")
    func declaredClass() throws {
        let badge = """
            final class Badge: UIView {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    print("made")
                    layer.cornerRadius = 9
                }
                required init?(coder: NSCoder) { nil }
            }
            struct Badges: UIViewElement {
                func makeUIView() -> Badge { Badge() }
                func updateUIView(_ view: Badge, with context: UIViewElementContext) {}
            }
            """
        let printed = try run([badge, "Badges()", "info --verbose"])
        #expect(printed.joined(separator: "\n").split(separator: "\n").filter { $0 == "made" }.count == 1)
        #expect(try #require(printed.last).contains("layer.cornerRadius: 0 → 9"))
    }

    @Test("The colours of a switch are listed if they are set")
    func colours() throws {
        let element = """
            struct Toggle: UIViewElement {
                func makeUIView() -> UISwitch { UISwitch() }
                func updateUIView(_ view: UISwitch, with context: UIViewElementContext) { view.onTintColor = .red }
            }
            """
        let text = try #require(try run([element, "Toggle()", "info --verbose"]).last)
        #expect(text.contains("onTintColor: unset → red"), "\(text)")
    }
}
