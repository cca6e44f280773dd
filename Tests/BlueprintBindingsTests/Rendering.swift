import BlueprintBindings
import BlueprintUI
import Foundation
import HeadlessUIKit
import SwiftInterpreter

/// Renders documents one after another in the same view, initially 300×160.
final class Rendering {
    let evaluator = BlueprintEvaluator()
    let commands: ModifierCommands
    let view = BlueprintView(frame: CGRect(x: 0, y: 0, width: 300, height: 160))
    private(set) var document: EvaluatedDocument?
    private(set) var faults: [Diagnostic] = []

    init() {
        commands = ModifierCommands(evaluator.table)
    }

    /// Evaluates a document and renders it.
    func render(_ source: String) throws {
        let document = try evaluator.evaluate(source)
        self.document = document
        view.element = document.root
        view.layoutIfNeeded()
        faults = document.takeFaults()
    }

    /// The type of every element, with its frame relative to its parent.
    var frames: [String] { lines { "\($0.typeName) \(Self.text($0.frame))" } }

    /// Returns the type of every element, with the source from the location where it was created up to a bracket.
    func tags(in source: String) -> [String] {
        lines { node in
            guard let offset = node.sourceTag.flatMap({ document?.tags.offset(ofTag: $0) }) else {
                return "\(node.typeName) -"
            }
            let text = String(decoding: Array(source.utf8.dropFirst(offset)), as: UTF8.self)
            return "\(node.typeName) \(text.prefix { $0.isLetter })"
        }
    }

    /// The identifier of every element.
    var identifiers: [String] { lines { $0.identifier.description } }

    func lines(_ line: (LayoutNode) -> String) -> [String] {
        guard let root = view.layoutTree?.root else { return [] }
        var result: [String] = []
        func visit(_ node: LayoutNode) {
            result.append(line(node))
            for child in node.children { visit(child) }
        }
        visit(root)
        return result
    }

    /// Returns the source after a command is applied to an expression.
    func applying(_ command: String, to source: String) throws -> String {
        switch try commands.meaning(of: command) {
        case .modifier(let text): source + text
        case .list(let text): "\(text) { \(source) }"
        case .call(let before, let after): before + source + after
        }
    }

    static func text(_ frame: CGRect) -> String {
        func number(_ value: CGFloat) -> String {
            value == value.rounded() ? "\(Int(value))" : "\(value)"
        }
        return "\(number(frame.origin.x)),\(number(frame.origin.y)) \(number(frame.width))×\(number(frame.height))"
    }
}
