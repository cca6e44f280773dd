/// Writes values as Swift prints them.
struct Printer {
    unowned let runner: Runner

    /// Returns the text of a value as a string's interpolation contains it; throws the error of a description.
    func checked(_ value: Value, _ type: Type) throws -> String { try text(of: value, type, isDebug: false, depth: 0) }

    /// Returns the text of a value; an error of a description ends the evaluation later.
    func text(_ value: Value, _ type: Type, isDebug: Bool) -> String {
        do {
            return try text(of: value, type, isDebug: isDebug, depth: 0)
        } catch {
            runner.trapped(error)
            return ""
        }
    }

    /// Returns the text of a value as a part of another one.
    func part(_ value: Value, _ type: Type, _ depth: Int) throws -> String {
        try text(of: value, type, isDebug: true, depth: depth + 1)
    }

    private func text(of value: Value, _ type: Type, isDebug: Bool, depth: Int) throws -> String {
        if depth > 200 { return "…" }
        let own = runner.types.dynamicType(of: value, type)
        let (whole, value) = (value, runner.types.opened(value))
        if case .existential = own.form { return value.interpolated }
        if let described = try described(value, own, isDebug: isDebug) { return described }
        if let text = try wrapper(value, own, isDebug: isDebug, depth) { return text }
        if own.nominal?.name == "AnyHashable", depth < 200 {
            let text = try text(of: value, runner.types.type(of: whole), isDebug: isDebug, depth: depth + 1)
            return isDebug ? "AnyHashable(\(text))" : text
        }
        switch value {
        case .bool, .int: return value.interpolated
        case .double(let number): return self.number(number, own.nominal?.name)
        case .string(let string): return isDebug ? string.debugDescription : string
        case .nil: return "nil"
        case .present(let inner): return "Optional(\(try part(inner, own.wrapped ?? .any, depth)))"
        case .void: return "()"
        case .array(let values): return try list("[", values, element(own), "]", depth)
        case .dictionary(let pairs): return try dictionary(pairs, own, depth)
        case .tuple(let fields): return try tuple(fields, own, depth)
        case .instance(let instance): return try self.instance(instance, own, isDebug: isDebug, depth)
        case .function: return "(Function)"
        case .type(let named): return name(of: runner.types.type(of: named), isQualified: isDebug)
        case .range(let range): return try self.range(range, own, isDebug: isDebug, depth)
        case .native(let native): return try self.native(native, own, isDebug: isDebug, depth)
        case .keyPath(let names): return "\\" + names.joined(separator: ".")
        case .erased(let erased): return try text(of: erased.value, erased.type, isDebug: isDebug, depth: depth)
        }
    }

    /// Returns the text of a number; `print` shows the sign of a `nan`, but not that of a CGFloat.
    private func number(_ number: Double, _ type: String?) -> String {
        switch type {
        case "Float": "\(Float(number))"
        case "CGFloat": number.description
        default: "\(number)"
        }
    }

    /// Returns the description that source declares for a value; nil if it declares none.
    func described(_ value: Value, _ type: Type, isDebug: Bool) throws -> String? {
        guard case .nominal(let nominal, _) = type.form else { return nil }
        guard nominal.code != nil || runner.types.hasDeclaredDescription(nominal) else { return nil }
        let kinds = [("CustomStringConvertible", "description"), ("CustomDebugStringConvertible", "debugDescription")]
        for (kind, name) in isDebug ? kinds.reversed() : kinds {
            guard let conformance = runner.interfaces.nominal(kind), runner.types.conforms(type, to: conformance),
                let requirement = runner.interfaces.members(name, of: conformance).first(where: \.isRequirement),
                let witness = runner.types.witness(of: requirement, in: type)
            else { continue }
            // A class of source may override what a class of Foundation declares.
            let declaration = runner.types.override(of: witness.declaration, in: nominal)
            guard declaration.source != nil else { continue }
            let place = Location(offset: 0, source: SourceBuffer("", fileName: ""))
            guard
                case .string(let text) = try runner.read(
                    declaration,
                    of: value,
                    declaration === witness.declaration ? witness.selfType : type,
                    at: place
                )
            else { continue }
            return text
        }
        return nil
    }

    func element(_ type: Type) -> Type {
        if case .nominal(_, let arguments) = type.form, let first = arguments.first { return first }
        return .any
    }

    private func list(_ open: String, _ values: some Collection<Value>, _ type: Type, _ close: String, _ depth: Int)
        throws -> String
    {
        var result = open
        for (index, value) in values.enumerated() {
            if index > 0 { result += ", " }
            result += try part(value, type, depth)
            if result.utf8.count > 1_000_000 { return result + "…" }
        }
        return result + close
    }

    private func dictionary(_ pairs: OrderedPairs, _ type: Type, _ depth: Int) throws -> String {
        guard !pairs.entries.isEmpty else { return "[:]" }
        var types = [Type.any, Type.any]
        if case .nominal(_, let arguments) = type.form, arguments.count == 2 { types = arguments }
        let texts = try pairs.entries.map {
            "\(try part($0.key, types[0], depth)): \(try part($0.value, types[1], depth))"
        }
        return "[\(texts.joined(separator: ", "))]"
    }

    private func tuple(_ fields: [Value.TupleField], _ type: Type, _ depth: Int) throws -> String {
        var types: [Type.Field] = []
        if case .tuple(let own) = type.form { types = own }
        let texts = try fields.enumerated().map { index, field in
            let type = index < types.count ? types[index] : .init(label: field.label, type: .any)
            return (type.label.map { $0 + ": " } ?? "") + (try part(field.value, type.type, depth))
        }
        return "(\(texts.joined(separator: ", ")))"
    }

    private func range(_ range: RangeValue, _ type: Type, isDebug: Bool, _ depth: Int) throws -> String {
        let bound = element(type)
        let lower = try range.lower.map { try isDebug ? part($0, bound, depth) : checked($0, bound) }
        let upper = try range.upper.map { try isDebug ? part($0, bound, depth) : checked($0, bound) }
        guard let lower, let upper else {
            let name = lower == nil ? (range.isClosed ? "Through" : "UpTo") : "From"
            let owner = "PartialRange\(name)<\(self.name(of: bound, isQualified: isDebug))>"
            return "\(isDebug ? "Swift." : "")\(owner)(\(lower == nil ? "upper" : "lower")Bound: "
                + "\((lower ?? upper) ?? ""))"
        }
        let text = "\(lower)\(range.isClosed ? "..." : "..<")\(upper)"
        return isDebug ? "\(range.isClosed ? "ClosedRange" : "Range")(\(text))" : text
    }

    private func native(_ native: NativeValue, _ type: Type, isDebug: Bool, _ depth: Int) throws -> String {
        if let set = native.base as? ValueSet {
            return try list(isDebug ? "Set([" : "[", set.elements, element(type), isDebug ? "])" : "]", depth)
        }
        if let slice = native.base as? ArraySlice<Value> {
            return try list(isDebug ? "ArraySlice([" : "[", slice, element(type), isDebug ? "])" : "]", depth)
        }
        if let text = native.base as? Substring { return isDebug ? text.debugDescription : String(text) }
        if let path = native.base as? KeyPathObject { return path.description }
        if let own = native.base as? LibraryCase { return try libraryCase(own, type, isDebug: isDebug, depth) }
        return isDebug ? native.reflected : native.interpolated
    }

    private func libraryCase(_ value: LibraryCase, _ type: Type, isDebug: Bool, _ depth: Int) throws -> String {
        let owner = isDebug ? name(of: type, isQualified: true) + "." : ""
        guard !value.values.isEmpty else { return owner + value.name }
        let types: [Type] = if case .nominal(_, let own) = type.form { own } else { [] }
        let place = value.name == "failure" ? 1 : 0
        let texts = try value.values.map { try part($0, place < types.count ? types[place] : .any, depth) }
        return owner + value.name + "(\(texts.joined(separator: ", ")))"
    }

    private func instance(_ instance: Instance, _ type: Type, isDebug: Bool, _ depth: Int) throws -> String {
        guard let nominal = type.nominal else { return instance.type.name }
        if nominal.isClass { return name(of: type, isQualified: true) }
        if let enumCase = instance.enumCase {
            let ownName = name(of: type, isQualified: false)
            if let text = try runner.library.codingDescription(instance, nominal, ownName) { return text }
            let owner = isDebug ? name(of: type, isQualified: true) + "." : ""
            guard !instance.fields.isEmpty else { return owner + enumCase.name }
            return try owner + enumCase.name + payload(instance, enumCase, type, depth)
        }
        let layout = runner.types.layout(of: nominal)
        let parts = try zip(layout.stored, instance.fields).map { property, value in
            if property.modifiers.contains(.lazy) { return try lazyField(property, value, type, depth) }
            return "\(property.name): \(try part(try fieldValue(property, value), fieldType(property, type), depth))"
        }
        return "\(name(of: type, isQualified: isDebug))(\(parts.joined(separator: ", ")))"
    }

    /// Returns the text of a lazy property, whose storage is an optional.
    private func lazyField(_ property: Declaration, _ value: Value, _ type: Type, _ depth: Int) throws -> String {
        let name = "$__lazy_storage_$_\(property.name)"
        guard case .void = value else {
            return "\(name): Optional(\(try part(value, fieldType(property, type), depth)))"
        }
        return "\(name): nil"
    }

    func fieldValue(_ property: Declaration, _ value: Value) throws -> Value {
        try property.holding.read(value)
    }

    func fieldType(_ property: Declaration, _ type: Type) -> Type {
        guard case .nominal(let nominal, let arguments) = type.form else { return property.result }
        return runner.lookup.reduced(property.result.substituting(nominal.generics.parameters, arguments))
    }

    private func payload(_ instance: Instance, _ enumCase: Declaration, _ type: Type, _ depth: Int) throws -> String {
        let fields = payloadFields(of: enumCase, type)
        let texts = try zip(fields, instance.fields).map { field, value in
            (field.label.map { $0 + ": " } ?? "") + (try part(value, field.type, depth))
        }
        // A tuple without a label has the parentheses.
        if texts.count == 1, case .tuple = fields[0].type.form, fields[0].label == nil { return texts[0] }
        return "(\(texts.joined(separator: ", ")))"
    }

    /// Returns the labels and types of the values of a case.
    func payloadFields(of enumCase: Declaration, _ type: Type) -> [Type.Field] {
        guard case .nominal(let nominal, let arguments) = type.form else { return [] }
        return enumCase.parameters.map {
            let own = runner.lookup.reduced($0.type.substituting(nominal.generics.parameters, arguments))
            return Type.Field(label: $0.label, type: own)
        }
    }

    // MARK: - Names of types

    /// Returns the name of a type as Swift prints it.
    func name(of type: Type, isQualified: Bool = false) -> String {
        switch type.form {
        case .nominal(let nominal, let arguments): return nominalName(nominal, arguments, isQualified)
        case .tuple(let fields):
            let parts = fields.map { ($0.label.map { $0 + ": " } ?? "") + name(of: $0.type, isQualified: isQualified) }
            return "(\(parts.joined(separator: ", ")))"
        case .function(let function):
            let parts = function.parameters.map {
                ($0.isInout ? "inout " : "") + name(of: $0.typeOfValue, isQualified: isQualified)
                    + ($0.isVariadic ? "..." : "")
            }
            return "(\(parts.joined(separator: ", ")))\(function.effects.words) -> "
                + name(of: function.result, isQualified: isQualified)
        case .metatype(let inner):
            if case .existential = inner.form { return name(of: inner, isQualified: isQualified) + ".Protocol" }
            return name(of: inner, isQualified: isQualified) + ".Type"
        case .existential(let existential):
            var parts = existential.superclass.map { [name(of: $0, isQualified: isQualified)] } ?? []
            parts += existential.protocols.map { nominalName($0, [], isQualified) }
            if existential.isClass { parts.append(isQualified ? "Swift.AnyObject" : "AnyObject") }
            return parts.isEmpty ? "Any" : parts.joined(separator: " & ")
        default: return type.description
        }
    }

    private func nominalName(_ nominal: Nominal, _ arguments: [Type], _ isQualified: Bool) -> String {
        let outerCount = nominal.outer?.isProtocol == false ? nominal.outer?.generics.parameters.count ?? 0 : 0
        let own = arguments.dropFirst(outerCount)
        let suffix =
            own.isEmpty
            ? "" : "<\(own.map { name(of: $0, isQualified: isQualified) }.joined(separator: ", "))>"
        if let outer = nominal.outer {
            let around = nominalName(outer, Array(arguments.prefix(outerCount)), isQualified)
            return (isQualified ? around + "." : "") + nominal.lastName + suffix
        }
        return (isQualified ? module(of: nominal) : "") + PrivateMark.removed(from: nominal.lastName) + suffix
    }

    private func module(of nominal: Nominal) -> String {
        if nominal.code != nil { return "main." }
        if nominal.name == "CGFloat" || nominal.name.hasPrefix("CG") { return "Foundation." }
        return runner.table.types[nominal.name] == nil && nominal.superclass == nil ? "Swift." : ""
    }
}

extension RuntimeTypes {
    /// True if a source may describe values of a type of the library.
    func hasDeclaredDescription(_ nominal: Nominal) -> Bool {
        nominal.code != nil
    }
}

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
