/// A reference to a table that does not keep it.
///
/// Once there is a `weak` reference to an object, each retain and release of it takes longer, and the table is retained
/// for every value that is converted. So there is one of these, which the table ends as it goes.
package final class TableReference {
    /// The table; nil if it was deallocated.
    private(set) unowned(unsafe) var existing: BindingTable?

    init(_ table: BindingTable) { existing = table }

    /// The table; if it was deallocated, a table of the language alone.
    package var table: BindingTable { existing ?? BindingTable() }

    func end() { existing = nil }
}
