import BlueprintBindings

/// A line that changes a view of UIKit which nothing declares, as code of a view controller does: `view.alpha = 0.5`.
struct UIKitLine {
    /// The first name: that of a view, or of what is called.
    let object: String
    /// The lines that may do the same to the selection, the likeliest first.
    let lines: [String]
    /// Advice about another line; nil if nothing is known.
    let advice: String?

    /// Reads a line; nil if it is not of this kind.
    init?(_ line: String) {
        let form = /\s*(?:self[?!]?\.)?(\w+)[?!]?(?:(\.[\w.?!]+)|(?=\())(.*)/
        guard let match = line.wholeMatch(of: form.dotMatchesNewlines()) else { return nil }
        object = String(match.1)
        let path = match.2.map { String($0.dropFirst().filter { !"?!".contains($0) }) } ?? object
        let rest = String(match.3)
        if let assigned = rest.wholeMatch(of: /\s*=\s*([^=\s].*?)[\s;]*/) {
            lines = Self.lines(setting: path, to: String(assigned.1).replacing(".cgColor", with: ""))
        } else {
            let added = rest.wholeMatch(
                of: /\s*\(\s*(\S.*?)\s*(?:,\s*(?:at|above|below)\w*:.*)?\)[\s;]*/.dotMatchesNewlines()
            )
            let isAdding = ["addSubview", "addArrangedSubview", "insertSubview", "insertArrangedSubview"].contains {
                path.hasSuffix($0)
            }
            lines =
                isAdding ? added.map { [String($0.1)] } ?? [] : Self.modifier(ofConstraints: line).map { [$0] } ?? []
        }
        let names = line.matches(of: /\w+/).map { String($0.0) }
        advice = names.lazy.compactMap { ForeignName.advice($0, as: .viewMember) }.first
        guard !lines.isEmpty || advice != nil else { return nil }
    }

    // MARK: - Properties

    /// Lines with `=` in the place of the value, by the last name before it.
    private static let settings: [String: [String]] = [
        "alpha": ["set opacity =", ".opacity(=)"],
        "backgroundColor": ["set background =", ".box(background: =)"],
        "borderColor": box("borders", ".solid(color: =, width: 1)"),
        "borderWidth": box("borders", ".solid(color: .black, width: =)"),
        "clipsToBounds": ["set clipsContent =", ".box(clipsContent: =)"],
        "cornerRadius": box("corners", ".rounded(radius: =)"),
        "height": [".constrainedTo(height: .absolute(=))"],
        "isHidden": [".hidden(=)"],
        "isUserInteractionEnabled": [".userInteractionEnabled(=)"],
        "masksToBounds": ["set clipsContent =", ".box(clipsContent: =)"],
        "opacity": ["set opacity =", ".opacity(=)"],
        "shadowColor": shadow(color: "="),
        "shadowOffset": shadow(offset: "="),
        "shadowOpacity": shadow(opacity: "="),
        "shadowRadius": shadow(radius: "="),
        "size": [".constrainedTo(size: =)"],
        "transform": [".transformed(=)"],
        "width": [".constrainedTo(width: .absolute(=))"],
    ]

    private static func box(_ label: String, _ value: String) -> [String] {
        ["set \(label) \(value)", ".box(\(label): \(value))"]
    }

    /// The shadow of a layer of which only one property is set.
    private static func shadow(
        radius: String = "3",
        opacity: String = "0.5",
        offset: String = "CGSize(width: 0, height: 3)",
        color: String = ".black"
    ) -> [String] {
        box("shadow", ".simple(radius: \(radius), opacity: \(opacity), offset: \(offset), color: \(color))")
    }

    /// Returns the lines that set a property of a view to a value, the likeliest first.
    static func lines(setting path: String, to value: String) -> [String] {
        if path.hasSuffix("axis") { return value.hasSuffix("vertical") ? ["column"] : ["row"] }
        if path.hasSuffix("frame") || path.hasSuffix("bounds"),
            let size = value.firstMatch(of: /width:\s*([^,()]+),\s*height:\s*([^,()]+)\)/)
        {
            return [".constrainedTo(width: .absolute(\(size.1)), height: .absolute(\(size.2)))"]
        }
        let name = path.split(separator: ".").last.map(String.init) ?? path
        return settings[name]?.map { $0.replacing("=", with: value) } ?? []
    }

    // MARK: - Constraints

    /// Returns the modifier that does what the constants of constraints do: `.inset(top: 8, left: 8)`; nil if there are
    /// none.
    private static func modifier(ofConstraints line: String) -> String? {
        let form =
            /\.(\w+)Anchor\.constraint\((?:equalTo:[^,()]+(?:, constant:\s*(-?[0-9.]+))?|equalToConstant:\s*([0-9.]+))\)/
        var constants: [String: String] = [:]
        for match in line.matches(of: form) {
            constants[String(match.1)] = (match.3 ?? match.2).map { String($0.drop { $0 == "-" }) } ?? "0"
        }
        let isCentered = ["centerX", "centerY"].map { constants[$0] == "0" }
        func arguments(_ sides: [(label: String, anchors: [String])], _ value: (String) -> String) -> String? {
            let given = sides.compactMap { side in
                side.anchors.lazy.compactMap { constants[$0] }.first { $0 != "0" }.map { "\(side.label): \(value($0))" }
            }
            return given.isEmpty ? nil : given.joined(separator: ", ")
        }
        let sides = [
            ("top", ["top"]), ("bottom", ["bottom"]), ("left", ["leading", "left"]), ("right", ["trailing", "right"]),
        ]
        let size = arguments([("width", ["width"]), ("height", ["height"])]) { ".absolute(\($0))" }
        let calls = [
            size.map { ".constrainedTo(\($0))" },
            isCentered == [true, true] ? ".centered()" : nil,
            isCentered == [true, false] ? ".aligned(vertically: .top, horizontally: .center)" : nil,
            isCentered == [false, true] ? ".aligned(vertically: .center, horizontally: .leading)" : nil,
            arguments(sides) { $0 }.map { ".inset(\($0))" },
        ]
        let modifier = calls.compactMap(\.self).joined()
        return modifier.isEmpty ? nil : modifier
    }
}
