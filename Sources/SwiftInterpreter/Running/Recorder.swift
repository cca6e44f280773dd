/// The record of what code does that the value of a line does not show: what it reads, and each effect, such as text
/// printed, objects made or code kept.
final class Recorder {
    /// True while a line is evaluated whose value might be kept.
    private(set) var isActive = false
    private(set) var effects = 0
    /// The number of changes of variables and of properties of objects, on which what code computes may depend, and of
    /// texts printed.
    private(set) var changes = 0
    private(set) var reads: [KeptValue.Read] = []
    private var start = 0

    /// The maximum number of variables that a line reads, and of parts of the value of one.
    private static let most = 1_000

    /// A position in the record.
    struct Mark {
        fileprivate var effects: Int
        fileprivate var reads: Int
        fileprivate var outer: (isActive: Bool, start: Int)
    }

    func begin() -> Mark {
        let mark = Mark(effects: effects, reads: reads.count, outer: (isActive, start))
        isActive = true
        start = reads.count
        return mark
    }

    func end(_ mark: Mark) {
        (isActive, start) = mark.outer
        if !isActive { reads.removeAll(keepingCapacity: true) }
    }

    /// Returns the variables read since a mark; nil if there was an effect.
    func reads(since mark: Mark) -> [KeptValue.Read]? {
        effects == mark.effects && reads.count - mark.reads < Self.most ? Array(reads[mark.reads...]) : nil
    }

    /// Notes the change of a variable outside of functions, or of a property of an object, or text printed.
    func noteEffect() {
        effects += 1
        changes += 1
    }

    /// Notes an effect that changes no variable: an object made, code kept.
    func noteUse() { effects += 1 }

    /// Notes an object that can change, which is not the same when it is made again.
    func noteResult(_ value: Value) {
        if isActive, case .native(let native) = value, native.isChangeable { effects += 1 }
    }

    func noteRead(_ global: Global) {
        guard isActive, !global.isConstant else { return }
        guard global.isInitialized, let variable = global.variable else { return noteUse() }
        if reads[start...].contains(where: { $0.variable === variable }) { return }
        guard global.value.isKept(most: Self.most) else { return noteUse() }
        reads.append(KeptValue.Read(variable: variable, value: global.value))
    }

    func note(_ kept: [KeptValue.Read]) { if isActive { reads += kept } }
}
