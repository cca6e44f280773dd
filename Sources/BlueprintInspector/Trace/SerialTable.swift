/// Values by the serial numbers of nodes, stored in an array because the numbers count from 0 without gaps.
struct SerialTable<Value> {
    private var values: ContiguousArray<Value?> = []

    /// The serial numbers that have a value, in order.
    var serials: [Int] { values.indices.filter { values[$0] != nil } }

    /// The value of a serial number; below 0 there is none.
    subscript(serial: Int) -> Value? {
        @inline(__always)
        get { serial >= 0 && serial < values.count ? values[serial] : nil }
        @inline(__always)
        set {
            guard serial >= 0 else { return }
            while values.count <= serial { values.append(nil) }
            values[serial] = newValue
        }
    }
}
