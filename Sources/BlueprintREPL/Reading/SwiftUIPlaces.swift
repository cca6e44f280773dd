import BlueprintBindings
import Foundation
import SwiftInterpreter
import SwiftSyntax

/// The places of the elements of SwiftUI in each other, of which some take all the length that there is.
struct SwiftUIPlaces {
    // The texts of the elements that take all the length in a direction.
    private var greeds: [String: SwiftUIGreed] = [:]

    /// Returns the directions in which an element takes all the length.
    private func greed(of text: String) -> SwiftUIGreed {
        if let shape = SwiftUIShape(text) { return SwiftUIGreed.both.limited(by: shape.modifiers[...]) }
        let known = greeds.keys.filter { text.hasPrefix($0) }.max { $0.count < $1.count }
        guard let known, let greed = greeds[known] else { return [] }
        return greed.limited(by: text.dropFirst(known.count))
    }

    /// Returns an element in a frame that takes all the length there is; nil for other frames.
    mutating func stretched(_ core: String, by frame: SwiftUIFrame) -> String? {
        var filled: SwiftUIGreed = []
        if frame.fills.width { filled.insert(.width) }
        if frame.fills.height { filled.insert(.height) }
        guard !filled.isEmpty else { return nil }
        let before = greed(of: core)
        var text = core
        if !before.isSuperset(of: filled) {
            guard let modifier = aligned(frame.alignment ?? ".center", filling: before) else { return nil }
            text += modifier
        }
        text += frame.constraint ?? ""
        greeds[text] = before.union(filled)
        return text
    }

    /// Returns the list for a stack whose spacers or wide children need another one than the usual; nil for others.
    mutating func arranged(_ closure: ClosureExprSyntax, in stack: SwiftUIStack) -> String? {
        guard closure.signature == nil,
            let arrangement = SwiftUIArrangement(stack, closure.statements.map { child($0, in: stack) })
        else { return nil }
        let text = arrangement.text(separator: closure.description.contains(where: \.isNewline) ? "\n" : "; ")
        greeds[text] = arrangement.greed
        return text
    }

    /// Returns the only element in a closure, or a column of its elements; nil for a closure with parameters.
    mutating func content(_ closure: ClosureExprSyntax) -> String? {
        guard closure.signature == nil else { return nil }
        if closure.statements.count == 1, let only = closure.statements.first, Self.kind(of: only) == .element {
            return Self.text(of: only)
        }
        return arranged(closure, in: .column) ?? "\(SwiftUIStack.column.call()) \(closure.sourceText)"
    }

    /// Returns a closure in which each element has its place in the layer around it; nil for one without elements or
    /// with parameters, and for an unknown alignment.
    func layers(_ closure: ClosureExprSyntax, aligned alignment: String) -> String? {
        guard closure.signature == nil, !closure.statements.isEmpty, SwiftUIValue.alignments[alignment] != nil
        else { return nil }
        let statements = closure.statements.map { statement in
            let text = Self.text(of: statement)
            let greed = greed(of: text)
            guard Self.kind(of: statement) == .element, greed != .both else { return text }
            return text + (aligned(alignment, filling: greed) ?? "")
        }
        return "{ \(statements.joined(separator: "; ")) }"
    }

    /// Returns the modifier that places an element over another one or below it.
    func decoration(_ element: String, layering: String, aligned alignment: String) -> String {
        if let shape = SwiftUIShape(element), let modifier = shape.modifier(layering: layering) { return modifier }
        let position = greed(of: element) == .both ? ".inset(0)" : ".aligned(to: \(alignment))"
        return SwiftUIForm.decoration(element, at: position, layering: layering)
    }

    /// Returns the modifier that aligns an element in a larger frame, which it fills in some directions.
    private func aligned(_ alignment: String, filling greed: SwiftUIGreed) -> String? {
        SwiftUIValue.aligned(
            alignment,
            fillingWidth: greed.contains(.width),
            fillingHeight: greed.contains(.height)
        )
    }

    // MARK: - Statements

    private func child(_ statement: CodeBlockItemSyntax, in stack: SwiftUIStack) -> SwiftUIArrangement.Child {
        let text = Self.text(of: statement)
        if let divider = stack.divider(text) {
            return SwiftUIArrangement.Child(kind: .element, text: divider, greed: stack.isRow ? .height : .width)
        }
        return SwiftUIArrangement.Child(kind: Self.kind(of: statement), text: text, greed: greed(of: text))
    }

    private static func kind(of statement: CodeBlockItemSyntax) -> SwiftUIArrangement.Child.Kind {
        let text = text(of: statement)
        if SwiftUIStack.length(ofSpacer: text) != nil { return .spacer }
        if statement.item.is(DeclSyntax.self) { return .other }
        let isElement = statement.item.is(ExprSyntax.self) && !text.hasPrefix(SwiftUIValue.starts.loop)
        return isElement ? .element : .elements
    }

    private static func text(of statement: CodeBlockItemSyntax) -> String {
        statement.item.description.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
