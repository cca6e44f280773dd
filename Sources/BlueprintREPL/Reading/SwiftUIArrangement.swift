import BlueprintBindings

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
