// A module before a name tells the library's own type from the one declared here.
struct Card: ProxyElement {
    struct Row: ProxyElement {
        let title: String
        var isEnabled = true

        var elementRepresentation: Element {
            BlueprintUI.Row(alignment: .center) {
                Label(text: title)
            }
            .opacity(isEnabled ? 1 : 0.4)
        }
    }

    var rows: [Row]

    var elementRepresentation: Element {
        BlueprintUI.Column(alignment: BlueprintUI.Column.ColumnAlignment.fill) {
            for row in rows { row }
        }
    }
}

struct Loader {
    enum Error: Swift.Error, Equatable { case notFound, status(Int) }
    struct Character { var name: String }

    func load(_ name: Swift.String) throws -> Character {
        if name.isEmpty { throw Error.notFound }
        if name == "x" { throw Error.status(404) }
        return Character(name: name)
    }

    func first(of text: String) -> Swift.Character? { text.first }
}

func max(_ first: Int, _ second: Int) -> Int { Swift.max(first, second) + 1 }

for name in ["", "x", "Leia"] {
    do { print(try Loader().load(name).name) } catch let error as Loader.Error { print(error) } catch { print("other") }
}
// expect: notFound
// expect: status(404)
// expect: Leia
print(max(2, 3), Swift.max(2, 3), Loader().first(of: "Han") == "H")  // expect: 4 3 true

print(Card(rows: [Card.Row(title: "one"), Card.Row(title: "two", isEnabled: false)]).rows.map(\.title))
// expect: ["one", "two"]

Card.Row(title: "two", isEnabled: false).elementRepresentation
// expect: Opacity 0,0 300×160
// expect:   Row 0,0 300×160
// expect:     Label 0,72 24×16
