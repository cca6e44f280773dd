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

/// The children of a stack of SwiftUI, as a list of Blueprint that lays them out the same.
///
/// A spacer of SwiftUI takes the extra length. Here the rule for underflow does, or the spacer as the only child that
/// grows.
struct SwiftUIArrangement {
    /// A statement in the closure of a stack.
    struct Child {
        /// The kinds of statements.
        enum Kind { case element, spacer, elements, other }

        var kind: Kind
        /// The source of the statement.
        var text: String
        /// The directions in which the element takes all the length.
        var greed: SwiftUIGreed = []
    }

    private var stack: SwiftUIStack
    private var children: [Child]
    /// The directions in which the stack takes all the length that there is.
    private(set) var greed: SwiftUIGreed = []
    private var underflow = ".justifyToStart"

    /// Arranges the children; nil if those of the list need nothing else.
    init?(_ stack: SwiftUIStack, _ children: [Child]) {
        self.stack = stack
        self.children = children
        let cross = stack.isRow ? SwiftUIGreed.height : .width
        let main = stack.isRow ? SwiftUIGreed.width : .height
        let others = children.filter { $0.kind != .spacer }
        if others.count < children.count || others.contains(where: { $0.greed.contains(main) }) { greed.insert(main) }
        if others.contains(where: { $0.greed.contains(cross) }) { greed.insert(cross) }
        guard !greed.isEmpty else { return nil }
        if greed.contains(cross) {
            guard let modifier = SwiftUIValue.aligned(stack.alignment) else { return nil }
            self.children = children.map { fill($0, cross, modifier) }
            self.stack.alignment = ".fill"
        }
        if greed.contains(main) { share(main) }
    }

    /// Returns the call of the list with its closure.
    ///
    /// - Parameter separator: the text between the children.
    func text(separator: String) -> String {
        let space = separator.contains { $0.isNewline } ? "\n" : " "
        let statements = children.map(\.text).joined(separator: separator)
        return "\(stack.call(underflow: underflow)) {\(space)\(statements)\(space)}"
    }

    /// Returns a child as it stands in a list that stretches its children across.
    private func fill(_ child: Child, _ cross: SwiftUIGreed, _ modifier: String) -> Child {
        var result = child
        switch child.kind {
        case .element where !child.greed.contains(cross): result.text += modifier
        case .elements: result = Child(kind: .element, text: nested(child) + modifier)
        case .element, .spacer, .other: break
        }
        return result
    }

    /// Returns the elements of a statement in a list of their own.
    private func nested(_ child: Child) -> String { "\(stack.call()) { \(child.text) }" }

    /// Lets the spacers and the children without a length of their own share the extra length.
    private mutating func share(_ main: SwiftUIGreed) {
        let isSimple = children.allSatisfy { child in
            child.kind != .other && !child.greed.contains(main)
                && (child.kind != .spacer || SwiftUIStack.length(ofSpacer: child.text) == "0")
        }
        if isSimple, justify() { return }
        underflow = ".growUniformly"
        children = children.map { child in
            var result = child
            switch child.kind {
            case .spacer: result.text = stack.spacer(SwiftUIStack.length(ofSpacer: child.text) ?? "0")
            case .element where !child.greed.contains(main) && !child.text.contains(SwiftUIStack.childModifier):
                result.text += SwiftUIStack.keepsLength
            case .elements: result.text = nested(child) + SwiftUIStack.keepsLength
            case .element, .other: break
            }
            return result
        }
    }

    /// Removes the spacers if a rule for underflow places the other children as they do; returns false if none does.
    private mutating func justify() -> Bool {
        let groups = children.split { $0.kind == .spacer }
        let begins = children.first?.kind == .spacer
        let ends = children.last?.kind == .spacer
        if groups.count == 1 {
            underflow = begins ? (ends ? ".justifyToCenter" : ".justifyToEnd") : ".justifyToStart"
        } else if groups.count > 1, !begins, !ends, groups.allSatisfy({ $0.count == 1 && $0.first?.kind == .element }),
            children.count == 2 * groups.count - 1
        {
            underflow = ".spaceEvenly"
        } else {
            return false
        }
        children = groups.flatMap { $0 }
        return true
    }
}

/// The directions in which an element of SwiftUI takes all the length that there is.
struct SwiftUIGreed: OptionSet {
    let rawValue: Int

    /// Horizontally.
    static let width = SwiftUIGreed(rawValue: 1)
    /// Vertically.
    static let height = SwiftUIGreed(rawValue: 2)
    /// In both directions.
    static let both: SwiftUIGreed = [.width, .height]

    /// Returns the directions that are left after the modifiers behind an element.
    func limited(by modifiers: Substring) -> SwiftUIGreed {
        var result = self
        for limit in modifiers.matches(of: /\.constrainedTo\(([^()]*(?:\([^()]*\))?[^()]*(?:\([^()]*\))?)/) {
            if limit.1.contains("width: ") { result.remove(.width) }
            if limit.1.contains("height: ") { result.remove(.height) }
        }
        return result
    }
}
