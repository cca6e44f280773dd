import SwiftSyntax

/// Rewrites calls with labels that mean others: `Column(spacing: 8)` is `Column(minimumSpacing: 8)`.
struct LikelyLabels {
    /// Returns the labels of the forms of an element, or of a modifier after a period; none for other names.
    let labels: (String) -> [String]

    /// The labels that users of other frameworks look for under another name.
    fileprivate static let otherNames = ["action": "onTap", "gap": "minimumSpacing", "title": "text"]

    /// Returns the line with labels that exist; nil if none is wrong.
    func rewritten(_ line: String) -> String? {
        let core = line.trimmingPrefix(while: \.isWhitespace)
        let start = core.first == "." ? "selection" : ""
        guard let tree = SourceParser.parseIfQuick(start + core), !tree.hasError else { return nil }
        let rewriter = Rewriter(labels: labels)
        let text = rewriter.rewrite(tree).description
        return rewriter.count > 0 ? String(text.dropFirst(start.count)) : nil
    }
}

private final class Rewriter: SyntaxRewriter {
    let labels: (String) -> [String]
    /// The number of changed labels.
    private(set) var count = 0

    init(labels: @escaping (String) -> [String]) {
        self.labels = labels
        super.init()
    }

    override func visit(_ node: FunctionCallExprSyntax) -> ExprSyntax {
        let visited = super.visit(node)
        guard var call = visited.as(FunctionCallExprSyntax.self), let known = known(call) else { return visited }
        let given = Set(call.arguments.compactMap { $0.label?.text })
        let free = known.filter { !given.contains($0) }
        call.arguments = LabeledExprListSyntax(
            call.arguments.map { argument in
                guard let label = argument.label, !known.contains(label.text),
                    let meant = meant(by: label.text, among: free)
                else { return argument }
                count += 1
                return argument.with(\.label, label.with(\.tokenKind, .identifier(meant)))
            }
        )
        return ExprSyntax(call)
    }

    private func known(_ call: FunctionCallExprSyntax) -> [String]? {
        let name: String
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
            name = "." + member.declName.baseName.text
        } else if let callee = call.calledExpression.as(DeclReferenceExprSyntax.self) {
            name = callee.baseName.text
        } else {
            return nil
        }
        let known = labels(name)
        return known.isEmpty ? nil : known
    }

    private func meant(by label: String, among free: [String]) -> String? {
        if let other = LikelyLabels.otherNames[label], free.contains(other) { return other }
        return NearWord.nearestArgument(to: label, among: free)
    }
}
