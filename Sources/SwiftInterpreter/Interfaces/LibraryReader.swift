/// Reads what is said of the types of the library: the text and bindings of each are known from the start.
final class LibraryReader: NominalReader {
    // The interfaces hold the types, which hold this.
    private weak var interfaces: Interfaces?
    private weak var table: BindingTable?
    private var types: [(nominal: Nominal, parts: Parts)] = []
    private var indices: [ObjectIdentifier: Int] = [:]

    /// A type or extension of a text, or a registered type.
    ///
    /// It is an object, because a head is large and passed on often.
    final class Part {
        /// The kind and the name; all but the members, once the outline of the type is read.
        var head: WrittenInterface
        let text: (InterfaceText, InterfaceText.Piece)?
        let native: NativeType?
        /// The requirements of an extension; nil if they are looked up with its members.
        var requirements: [Requirement]?

        init(_ text: InterfaceText, _ piece: InterfaceText.Piece) {
            head = WrittenInterface(kind: piece.kind, name: piece.name)
            (self.text, native) = ((text, piece), nil)
        }

        init(_ native: NativeType) {
            head = WrittenInterface(kind: native.writtenKind, name: native.name)
            (text, self.native) = (nil, native)
        }

        /// The operators among the members.
        fileprivate var operators: Set<String> {
            text.map { $0.operators(in: $1) } ?? native?.operatorNames ?? []
        }

        /// True for a declaration, in a text of a table, of a type: it has nothing but that.
        fileprivate var isWhole: Bool {
            guard let (text, _) = text, !text.isStandard else { return false }
            return head.kind != .extended && head.kind != .protocolType
        }
    }

    /// The parts of a type.
    struct Parts {
        let all: [Part]
        /// The parts that say what the type inherits and which members it has.
        let used: [Part]

        /// The part that declares the type.
        var main: Part? { all.first { $0.head.kind != .extended } }
    }

    init(_ interfaces: Interfaces, _ table: BindingTable) {
        (self.interfaces, self.table) = (interfaces, table)
    }

    func add(_ nominal: Nominal, _ all: [Part]) {
        let used = all.contains(where: \.isWhole) ? all.filter { $0.native == nil } : all
        indices[ObjectIdentifier(nominal)] = types.count
        types.append((nominal, Parts(all: all, used: used)))
        nominal.read(by: self)
    }

    /// The types whose members contain operators, by the names of these.
    var operatorOwners: [String: [Nominal]] {
        var result: [String: [Nominal]] = [:]
        for (nominal, parts) in types {
            for name in parts.used.flatMap(\.operators) { result[name, default: []].append(nominal) }
        }
        return result
    }

    func readOutline(of nominal: Nominal) {
        read(nominal) { HeadingLoader(interfaces: $0, nominal: nominal, table: $1).loadOutline($2) }
    }

    func readInheritance(of nominal: Nominal) {
        read(nominal) { HeadingLoader(interfaces: $0, nominal: nominal, table: $1).loadInheritance($2) }
    }

    func readMembers(of nominal: Nominal) {
        read(nominal) { MemberLoader(interfaces: $0, nominal: nominal, table: $1).load($2.used) }
    }

    private func read(_ nominal: Nominal, _ work: (Interfaces, BindingTable, Parts) -> Void) {
        guard let interfaces, let table, let index = indices[ObjectIdentifier(nominal)] else { return }
        work(interfaces, table, types[index].parts)
    }
}
