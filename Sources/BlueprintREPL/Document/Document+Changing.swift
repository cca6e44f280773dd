extension Document {
    /// Replaces a node and its contents by an expression.
    package func replacing(_ number: Int, with typed: SwiftInput) throws -> Edit {
        let node = try existing(number)
        let edited = try rewritten([Splice(node.range, typed: typed)])
        return Edit(document: edited, selection: edited.outermostNew(since: self, in: nil))
    }

    /// Sets an argument of a node's call.
    ///
    /// - Parameters:
    ///   - label: the argument's label; nil for one without.
    ///   - value: the new value, in Swift.
    ///   - order: the labels in the order in which the call takes them.
    package func setting(_ label: String?, to value: String, of number: Int, order: [String?]) throws -> Edit {
        let node = try existing(number)
        let splice: Splice
        if let old = node.arguments.first(where: { $0.label == label }) {
            splice = Splice(old.value, value)
        } else {
            let text = label.map { "\($0): \(value)" } ?? value
            splice =
                insertion(of: text, label, into: node.arguments, parentheses: node.parentheses, order: order)
                ?? Splice(node.nameEnd..<node.nameEnd, "(\(text))")
        }
        return Edit(document: try rewritten([splice]), selection: number)
    }

    private func insertion(
        of text: String,
        _ label: String?,
        into arguments: [DocumentNode.Argument],
        parentheses: Range<Int>?,
        order: [String?]
    ) -> Splice? {
        guard let parentheses else { return nil }
        guard !arguments.isEmpty else { return Splice(parentheses, "(\(text))") }
        let place = order.firstIndex(of: label) ?? order.count
        let before = arguments.last { argument in (order.firstIndex(of: argument.label) ?? order.count) < place }
        if let before { return Splice(before.range.upperBound..<before.range.upperBound, ", \(text)") }
        let start = arguments[0].range.lowerBound
        return Splice(start..<start, "\(text), ")
    }

    /// Assigns a property in the closure that configures a node; the closure is added if there is none.
    package func configuring(_ property: String, to value: String, of number: Int) throws -> Edit {
        let node = try existing(number)
        let assignment = "\(node.closureParameter).\(property) = \(value)"
        guard let closure = node.closure else {
            let end = node.callEnd
            return Edit(document: try rewritten([Splice(end..<end, " { \(assignment) }")]), selection: number)
        }
        let start = "\(node.closureParameter).\(property) "
        if let old = node.items.first(where: { text($0).hasPrefix(start) }) {
            let end = text(old).hasSuffix(";") ? ";" : ""
            return Edit(document: try rewritten([Splice(old, assignment + end)]), selection: number)
        }
        let indent = String(repeating: " ", count: indentation(at: node.nameOffset))
        let known = node.items.map { text($0) }.map { $0.hasSuffix(";") ? String($0.dropLast()) : $0 }
        let lines = (known + [assignment]).map { indent + "    " + $0 }
        let heading = node.closureParameter == "$0" ? "{" : "{ \(node.closureParameter) in"
        let whole = ([heading] + lines + [indent + "}"]).joined(separator: "\n")
        return Edit(document: try rewritten([Splice(closure, whole)]), selection: number)
    }

    /// Returns the number of spaces at the start of the line that contains an offset.
    func indentation(at offset: Int) -> Int {
        let bytes = source.utf8
        let place = bytes.index(bytes.startIndex, offsetBy: min(max(0, offset), bytes.count))
        let start = bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { bytes.index(after: $0) }
        return bytes[(start ?? bytes.startIndex)...].prefix { $0 == UInt8(ascii: " ") }.count
    }

    /// Sets a trait of a list's child, such as its priority or key.
    ///
    /// - Parameters:
    ///   - method: the method that sets traits in this kind of list.
    ///   - order: the labels of the method in order.
    package func settingTrait(
        _ label: String,
        to value: String,
        of number: Int,
        method: String,
        order: [String?]
    ) throws -> Edit {
        let node = try existing(number)
        let text = "\(label): \(value)"
        guard let traits = node.traits, traits.name == method else {
            let end = node.range.upperBound
            let splice = Splice(end..<end, ".\(method)(\(text))")
            return Edit(document: try rewritten([splice]), selection: number)
        }
        let splice: Splice?
        if let old = traits.arguments.first(where: { $0.label == label }) {
            splice = Splice(old.value, value)
        } else {
            splice = insertion(of: text, label, into: traits.arguments, parentheses: traits.parentheses, order: order)
        }
        return Edit(document: try rewritten(splice.map { [$0] } ?? []), selection: number)
    }
}

extension DocumentNode {
    /// The end of the called name.
    fileprivate var nameEnd: Int { nameOffset + name.utf8.count }
}
