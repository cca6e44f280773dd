import ConformanceCases

/// Swift source of the trees of conformance cases, for a session; nil for elements that have no source.
enum TreeSource {
    /// Returns the source of a tree.
    static func source(_ tree: JSON) -> String? {
        guard let type = tree["type"]?.string else { return nil }
        let args = tree["args"] ?? .object([:])
        // An alignment of a case's own has no name in a session.
        guard args["alignment"]?.string != "custom" else { return nil }
        var children: [(source: String, traits: JSON)] = []
        for child in tree["children"]?.array ?? [] {
            guard let element = child["element"], let source = source(element) else { return nil }
            children.append((source, child["traits"] ?? .object([:])))
        }
        if let container = container(type, args, children) { return container }
        return children.isEmpty ? leaf(type, args) : modifier(type, args, children)
    }

    private static func leaf(_ type: String, _ args: JSON) -> String? {
        let size = "width: \(number(args, "w")), height: \(number(args, "h"))"
        switch type {
        case "Box": return "Box()"
        case "Empty": return "Empty()"
        case "Leaf", "LeafB": return args["view"]?.bool == true ? "Spacer(\(size)).box()" : "Spacer(\(size))"
        case "Spacer": return "Spacer(\(size))"
        case "TextLeaf":
            guard let text = args["text"]?.string, !text.contains(where: { "\"\\\n\r".contains($0) }) else {
                return nil
            }
            return "Label(text: \"\(text)\")"
        default: return nil
        }
    }

    // MARK: - Containers

    private static func container(
        _ type: String,
        _ args: JSON,
        _ children: [(source: String, traits: JSON)]
    ) -> String? {
        let spacing = number(args, "spacing")
        switch type {
        case "Row", "Column":
            let isRow = type == "Row"
            var arguments = ["alignment: .\(args["alignment"]?.string ?? (isRow ? "top" : "leading"))"]
            if let underflow = args["underflow"]?.string { arguments.append("underflow: .\(underflow)") }
            if let overflow = args["overflow"]?.string { arguments.append("overflow: .\(overflow)") }
            arguments.append("minimumSpacing: \(spacing)")
            return list("\(type)(\(arguments.joined(separator: ", ")))", children) { traits in
                let (grow, shrink) = (traits["grow"]?.number ?? 1, traits["shrink"]?.number ?? 1)
                let priority: String? =
                    switch (grow > 0, shrink > 0) {
                    case (true, true): nil
                    case (true, false): "grows"
                    case (false, true): "shrinks"
                    case (false, false): "fixed"
                    }
                return priority.map { ".stackLayoutChild(priority: .\($0))" } ?? ""
            }
        case "Overlay": return list("Overlay", children) { _ in "" }
        case "EqualStack":
            let direction = args["direction"]?.string ?? "horizontal"
            return list("EqualStack(direction: .\(direction), spacing: \(spacing))", children) { _ in "" }
        case "Flow":
            let names = ["lineAlignment", "itemAlignment"].compactMap { name in
                args[name]?.string.map { (name, ".\($0)") }
            }
            let values = Dictionary(uniqueKeysWithValues: names)
            let arguments = [
                values["lineAlignment"].map { "lineAlignment: \($0)" }, "lineSpacing: \(number(args, "lineSpacing"))",
                values["itemAlignment"].map { "itemAlignment: \($0)" }, "itemSpacing: \(number(args, "itemSpacing"))",
            ]
            return list("Flow(\(arguments.compactMap { $0 }.joined(separator: ", ")))", children) {
                $0["priority"]?.string == "grows" ? ".flowChild(priority: .grows)" : ""
            }
        case "GridRow":
            let alignment = args["alignment"]?.string ?? "fill"
            return list("GridRow(verticalAlignment: .\(alignment), spacing: \(spacing))", children) { traits in
                if traits["absolute"] != nil { return ".gridRowChild(width: .absolute(\(number(traits, "absolute"))))" }
                return ".gridRowChild(width: .proportional(\(traits["proportional"]?.number ?? 1)))"
            }
        default: return nil
        }
    }

    private static func list(
        _ head: String,
        _ children: [(source: String, traits: JSON)],
        _ traits: (JSON) -> String
    ) -> String {
        "\(head) { \(children.map { $0.source + traits($0.traits) }.joined(separator: "; ")) }"
    }

    // MARK: - Modifiers

    private static func modifier(
        _ type: String,
        _ args: JSON,
        _ children: [(source: String, traits: JSON)]
    ) -> String? {
        guard children.count == 1 else { return nil }
        let child = children[0].source
        switch type {
        case "Aligned":
            let (vertical, horizontal) = (args["v"]?.string ?? "center", args["h"]?.string ?? "center")
            return "\(child).aligned(vertically: .\(vertical), horizontally: .\(horizontal))"
        case "Box": return "\(child).box()"
        case "Button": return "Button(wrapping: \(child))"
        case "Centered": return "\(child).centered()"
        case "ConstrainedAspectRatio":
            let mode = args["mode"]?.string ?? "fitContent"
            return
                "\(child).constrainedTo(aspectRatio: AspectRatio(ratio: \(number(args, "ratio"))), contentMode: .\(mode))"
        case "ConstrainedSize":
            let constraints = ["width", "height"].compactMap { name in
                constraint(args[name] ?? .null).map { "\(name): \($0)" }
            }
            return "\(child).constrainedTo(\(constraints.joined(separator: ", ")))"
        case "Inset":
            if args["uniform"] != nil { return "\(child).inset(uniform: \(number(args, "uniform")))" }
            let edges = ["top", "bottom", "left", "right"].map { "\($0): \(number(args, $0))" }
            return "\(child).inset(\(edges.joined(separator: ", ")))"
        case "Opacity": return "\(child).opacity(\(number(args, "opacity")))"
        case "ScrollView": return "\(child).scrollable()"
        default: return nil
        }
    }

    private static func constraint(_ json: JSON) -> String? {
        switch json["kind"]?.string {
        case "within": ".within(\(number(json, "min"))...\(number(json, "max")))"
        case "unconstrained", nil: nil
        case let kind?: ".\(kind)(\(number(json, "value")))"
        }
    }

    private static func number(_ json: JSON, _ name: String) -> String { "\(json[name]?.number ?? 0)" }
}
