/// The texts of sequences that wrap another one, which Swift prints with what they wrap.
extension Printer {
    /// Returns the text of a wrapping sequence; nil for other values.
    func wrapper(_ value: Value, _ type: Type, isDebug: Bool, _ depth: Int) throws -> String? {
        guard case .nominal(let nominal, let arguments) = type.form, nominal.code == nil else { return nil }
        if arguments.isEmpty { return view(value, nominal, isDebug: isDebug) }
        let fields: [(name: String, text: String)]
        switch nominal.name {
        case "Slice":
            guard let slice = value.collectionSlice else { return nil }
            let index = runner.lookup.associated("Index", of: slice.type) ?? .any
            fields = [
                ("_startIndex", try part(slice.lower, index, depth)),
                ("_endIndex", try part(slice.upper, index, depth)),
                ("_base", try part(slice.base, slice.type, depth)),
            ]
        case "ReversedCollection":
            if let base = value.lazyValue?.base {
                fields = [("_base", try part(base.value, base.type, depth))]
                break
            }
            let values = try runner.library.elements(value, type)
            fields = [("_base", try part(rebuilt(values.reversed(), as: arguments[0]), arguments[0], depth))]
        case "EnumeratedSequence":
            let values = try runner.library.elements(value, type).map { pair in
                if case .tuple(let fields) = pair { fields[1].value } else { pair }
            }
            fields = [("_base", try part(rebuilt(values, as: arguments[0]), arguments[0], depth))]
        case "Zip2Sequence":
            guard let parts = value.lazyValue?.zippedParts(arguments), !parts.isEmpty else { return nil }
            fields = try parts.map { ($0.name ?? "", try part($0.value, $0.type, depth)) }
        case "Repeated":
            guard case .array(let values) = value, let first = values.first else { return nil }
            fields = [("count", "\(values.count)"), ("repeatedValue", try part(first, arguments[0], depth))]
        case "StrideTo", "StrideThrough": return name(of: type, isQualified: true)
        case "LazySequence", "LazyMapSequence", "LazyFilterSequence":
            guard let base = value.lazyValue?.base else { return nil }
            let text = try part(base.value, base.type, depth)
            let function = nominal.name == "LazyMapSequence" ? "_transform" : "_predicate"
            fields = [("_base", text)] + (nominal.name == "LazySequence" ? [] : [(function, "(Function)")])
        default: return nil
        }
        let text = fields.map { "\($0.name): \($0.text)" }.joined(separator: ", ")
        return "\(name(of: type, isQualified: isDebug))(\(text))"
    }

    /// Returns the text of a string's view, which is that of the string; nil for other values.
    private func view(_ value: Value, _ nominal: Nominal, isDebug: Bool) -> String? {
        guard case .array(let values) = value else { return nil }
        let numbers = values.compactMap { if case .int(let number) = $0 { number } else { nil } }
        let (debugName, text): (String, String)
        switch nominal.name {
        case "String.UnicodeScalarView":
            (debugName, text) = ("StringUnicodeScalarView", values.compactMap(\.string).joined())
        case "String.UTF8View":
            let units = numbers.map { UInt8(truncatingIfNeeded: $0) }
            (debugName, text) = ("UTF8View", String(decoding: units, as: UTF8.self))
        case "String.UTF16View":
            let units = numbers.map { UInt16(truncatingIfNeeded: $0) }
            (debugName, text) = ("StringUTF16", String(decoding: units, as: UTF16.self))
        default: return nil
        }
        return isDebug ? "\(debugName)(\(text.debugDescription))" : text
    }

    /// Returns elements as the value of the sequence that they are of.
    private func rebuilt(_ values: [Value], as type: Type) -> Value {
        switch type.nominal?.name {
        case "ArraySlice": return runner.table.sliceValue(values[...])
        case "Set": return runner.table.setValue(ValueSet(values))
        case "String", "Substring":
            let texts = values.compactMap(\.string)
            return .string(texts.joined())
        case "Range", "ClosedRange":
            guard case .int(let lower)? = values.first, case .int(let last)? = values.last else { break }
            let isClosed = type.nominal?.name == "ClosedRange"
            return .range(
                RangeValue(lower: .int(lower), upper: .int(isClosed ? last : last + 1), isClosed: isClosed)
            )
        default: break
        }
        return .array(values)
    }
}

extension LazyValue {
    /// Returns the sequences of a zip as parts of these types; none for other sequences.
    func zippedParts(_ types: [Type]) -> [Reflection.Child] {
        zip(zipped, types).enumerated().map { index, part in
            .init(name: "_sequence\(index + 1)", value: part.0, type: part.1)
        }
    }
}
