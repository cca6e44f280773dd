import BlueprintBindings
import BlueprintInspector
import BlueprintUI
import Foundation

/// Directives of a document: stubs for types of the app, and text sizes of the app's fonts.
extension Session {
    /// Returns the environment that a document is laid out in.
    func layoutEnvironment(of document: Document) -> Environment {
        var result = settings.layoutEnvironment
        let sizes = document.textSizes
        if !sizes.isEmpty {
            result.textSizes = Dictionary(sizes.map { ($0.text, $0.size) }, uniquingKeysWith: { $1 })
        }
        return result
    }

    /// Returns a remark on the directive that affects an element; nil if none does.
    func remark(on element: Int) -> String? {
        guard snapshot.elements.indices.contains(element) else { return nil }
        let record = snapshot.elements[element]
        if let stub = document.stubs.first(where: { $0.name == record.typeName }) {
            return "it is a stub: \(stub.description(size: phrasing.size))"
        }
        guard let text = record.content?.text, let size = document.textSizes.first(where: { $0.text == text })?.size
        else { return nil }
        return "its text size is \(phrasing.size(size)), set by textsize, not measured in the headless font"
    }

    /// Runs the directive in a comment; nil if it is an ordinary comment.
    func take(comment line: String) throws -> [Output]? {
        switch Directives.kind(of: line.trimmingCharacters(in: .whitespaces)) {
        case .stub(let stub): try stand(in: stub, at: nil)
        case .textSize(let size): try say(size)
        case nil: nil
        }
    }

    // MARK: - Stubs

    func stub(_ arguments: CommandArguments) throws -> [Output] {
        guard let name = arguments.words.first, arguments.text != "list" else { return [stubList] }
        if arguments.words.count == 2, arguments.words[1].text == "off" {
            guard let edited = try document.forgetting("stub \(name.text)") else {
                throw InputError("there is no stub '\(name.text)'", fix: stubNames, at: name.offset)
            }
            return try commit(same(edited), selection: current.selection, kind: .note) { _ in
                "\(name.text) is no longer a stub"
            }
        }
        return try stand(in: try Stub(arguments), at: name.offset)
    }

    private func stand(in stub: Stub, at offset: Int?) throws -> [Output] {
        if language.table.type(named: stub.name) != nil {
            throw InputError(
                "\(stub.name) is part of the library and needs no stub",
                fix: "type help \(stub.name)",
                at: offset
            )
        }
        if document.outline.declarations.contains(where: { $0.name == stub.name && $0.keyword != "extension" }) {
            throw InputError("\(stub.name) is declared in the document and needs no stub", at: offset)
        }
        let edited = try document.saying(.stub(stub))
        let words = stub.description(size: phrasing.size)
        return try commit(same(edited), selection: current.selection, kind: .note) { _ in
            "\(stub.name) is a stub: \(words); \(stub.name)(…) takes any arguments"
        }
    }

    /// Returns a note about each new call that passes children to a stub without children.
    func lostChildren(in edited: Document) -> [Output] {
        let childless = Set(edited.stubs.filter { $0.arrangement == nil }.map(\.name))
        guard !childless.isEmpty else { return [] }
        return edited.outline.nodes.compactMap { node in
            guard node.number >= document.nextNumber, childless.contains(node.name), let closure = node.closure,
                edited.outline.children(of: node).contains(where: { closure.contains($0.nameOffset) })
            else { return nil }
            let line =
                "note: the stub \(node.name) takes no children; those of #\(node.number) are not shown; try:"
            let stub = edited.stubs.first { $0.name == node.name }
            return Output(.note, wrapped([line + " stub \(node.name) \(stub?.wordsTakingChildren ?? "children")"]))
        }
    }

    private var stubNames: String? {
        let names = document.stubs.map(\.name)
        return names.isEmpty ? nil : "the stubs are \(names.joined(separator: ", "))"
    }

    private var stubList: Output {
        let stubs = document.stubs
        guard !stubs.isEmpty else {
            return Output(.note, StyledText("no stubs are defined; to define one, type stub MarketLabel 96x16"))
        }
        let lines = stubs.flatMap { stub in
            TextLines.wrap("\(stub.name): \(stub.description(size: phrasing.size))", columns: options.columns)
        }
        return Output(.note, StyledText(lines: lines.map { StyledText.Line($0) }))
    }

    // MARK: - Sizes of text

    func textSize(_ arguments: CommandArguments) throws -> [Output] {
        guard let text = arguments.words.first, arguments.text != "list" else { return [textSizeList] }
        if arguments.words.count == 2, arguments.words[1].text == "off", text.isQuoted {
            guard let edited = try document.forgetting("textsize \(text.unquoted)") else {
                throw InputError(
                    "no size is set for \(text.text)",
                    fix: "type textsize list to see the sizes",
                    at: text.offset
                )
            }
            return try commit(same(edited), selection: current.selection, kind: .note) { _ in
                "\(text.text) is measured in the headless font again"
            }
        }
        return try say(try TextSize(arguments))
    }

    private func say(_ size: TextSize) throws -> [Output] {
        let edited = try document.saying(.textSize(size))
        let outputs = try commit(same(edited), selection: current.selection, kind: .note) { _ in
            "the text \(Quoted.literal(size.text)) measures \(phrasing.size(size.size))"
        }
        let other = screen.snapshot.elements.indices.first { index in
            let element = screen.snapshot.elements[index]
            return element.content?.text == size.text && element.typeName != "Label"
        }
        guard let other else { return outputs }
        let line =
            "note: \(labels[other].full) shows this text too, in the headless font: textsize applies only to Label"
        return outputs + [Output(.note, wrapped([line]))]
    }

    private var textSizeList: Output {
        let sizes = document.textSizes
        guard !sizes.isEmpty else {
            return Output(
                .note,
                StyledText("no text sizes are set; to set one, type textsize \"Account name\" 91.5x19.5")
            )
        }
        let lines = sizes.map { size in
            let line = "\(Quoted.literal(size.text)) \(phrasing.size(size.size))"
            return StyledText.Line(TextLines.cut(line, to: options.columns))
        }
        return Output(.note, StyledText(lines: lines))
    }

    /// Returns an edit that keeps the selection.
    private func same(_ edited: Document) -> Document.Edit {
        Document.Edit(document: edited, selection: current.selection.number)
    }
}
