import SwiftSyntax

/// Rewrites calls with labels that mean others, or in another order: `Column(spacing: 8, alignment: .fill)` is
/// `Column(alignment: .fill, minimumSpacing: 8)`.
struct LikelyLabels {
    /// Returns the labels of the forms of an element, or of a modifier after a period; none for other names.
    let labels: (String) -> [String]

    /// The labels that users of other frameworks look for under another name.
    fileprivate static let otherNames = ["action": "onTap", "gap": "minimumSpacing", "title": "text"]

    /// Returns the line with labels that exist, in their order; nil if none is wrong.
    func rewritten(_ line: String) -> String? {
        let core = line.trimmingPrefix(while: \.isWhitespace)
        let start = core.first == "." ? "selection" : ""
        return Rewriter(labels: labels).rewritten(start + core).map { String($0.dropFirst(start.count)) }
    }
}

private final class Rewriter: LineRewriter {
    let labels: (String) -> [String]

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
        if let ordered = ordered(call.arguments, as: known) {
            count += 1
            call.arguments = ordered
        }
        return ExprSyntax(call)
    }

    /// Returns arguments in the order of their labels; nil if they are in that order, or if it is not known.
    private func ordered(_ arguments: LabeledExprListSyntax, as known: [String]) -> LabeledExprListSyntax? {
        let places = arguments.map { argument in argument.label.flatMap { known.firstIndex(of: $0.text) } ?? -1 }
        guard places.allSatisfy({ $0 >= 0 }), Set(places).count == places.count, places != places.sorted() else {
            return nil
        }
        let sorted = zip(places, arguments).sorted { $0.0 < $1.0 }.map(\.1)
        return LabeledExprListSyntax(
            sorted.enumerated().map { index, argument in
                let comma = TokenSyntax.commaToken(trailingTrivia: .space)
                return argument.with(\.leadingTrivia, []).with(\.expression.trailingTrivia, [])
                    .with(\.trailingComma, index + 1 < sorted.count ? comma : nil)
            }
        )
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
        // The axis is that of the list: verticalAlignment of a Row is its alignment.
        let last = free.first { label.hasSuffix($0.prefix(1).uppercased() + $0.dropFirst()) }
        return NearWord.nearestArgument(to: label, among: free) ?? last
    }
}
