import BlueprintInspector

/// The command `settings`.
extension Answers {
    /// A setting as it is typed: its name, and the text of its value.
    private struct Row {
        let name: String
        let value: (Settings) -> String?
    }

    /// The settings, each with its value and the place where it got that.
    var settingsList: Output {
        let settings = context.settings
        let sources = context.workspace.settingSources
        let entries = rows.map { row in
            (row.name, row.value(settings) ?? "", sources.place(of: row.value, now: settings))
        }
        var text = StyledText(
            "settings \(context.glyphs.dot) the value \(context.glyphs.dot) where it comes from",
            style: .heading
        )
        let names = entries.map(\.0.count).max() ?? 0
        let values = min(Self.widestValue, entries.map(\.1.count).max() ?? 0)
        for (name, value, place) in entries {
            let line =
                settings.style == .text
                ? "  \(name) \(value): \(place)"
                : "  \(name.padding(to: names))  \(value.padding(to: values))  \(place)"
            for part in TextFitting.wrap(line, columns: context.options.columns, hanging: names + 4) {
                text.append(part)
            }
        }
        let members = entries.map { name, value, place in
            JSONValue.object([
                .init("name", .string(name)), .init("value", .string(value)), .init("from", .string(place)),
            ])
        }
        return context.look("settings", text, [.init("settings", .array(members))])
    }

    /// The column of places is at most this far behind that of values.
    private static let widestValue = 24

    private var rows: [Row] {
        let size = context.phrasing.size
        let autoshow = context.usualAutoshow.rawValue
        let fixed = [
            Row(name: "viewport") { size($0.viewport) + ($0.hasFittedHeight ? ", fitted once" : "") },
            Row(name: "scale") { Phrasing.number($0.scale) },
            Row(name: "direction") { $0.directionWord },
            Row(name: "zoom") { $0.zoom.word },
            Row(name: "style") { $0.style.rawValue },
            Row(name: "colour") { $0.colour.rawValue + ($0.background.map { ", \($0.rawValue) background" } ?? "") },
            Row(name: "pager") { $0.pager.rawValue },
            Row(name: "autoshow") { $0.autoshow?.rawValue ?? autoshow },
            Row(name: "stubs") { $0.makesStubs ? "on" : "off" },
        ]
        let keys = context.settings.environment.keys.sorted().map { key in
            Row(name: "env \(key)") { $0.environment[key]?.value }
        }
        let aliases = context.settings.aliases.keys.sorted().map { name in
            Row(name: "alias \(name)") { $0.aliases[name] }
        }
        return fixed + keys + aliases
    }
}

extension String {
    /// Returns the text with spaces behind it, as wide as a number of characters.
    fileprivate func padding(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
