/// A variable that closures share.
final class Box {
    // Code of source that changes it in place may read it meanwhile, on the same thread; a check would end the program
    // rather than the evaluation.
    @exclusivity(unchecked) var value: Value

    init(_ value: Value = .void) { self.value = value }
}

/// The variables of a running function: those that closures share are in boxes.
final class Activation {
    // Allocated and initialized as long as the activation exists. The compiler gives out the numbers of slots and boxes,
    // and their count with them: a check for each use of a variable would cost as much as the use.
    let slots: UnsafeMutablePointer<Value>
    // As the slots.
    let boxes: UnsafeMutablePointer<Box?>
    private let size: Size
    /// The types in place of generic parameters; nil in a function without any.
    let types: TypeBindings?
    /// The value that is returned.
    var result: Value = .void
    /// The loop that a `break` or `continue` leaves.
    var target = 0

    /// The number of variables of a function.
    struct Size {
        var slots = 0
        var boxes = 0
    }

    init(_ size: Size, types: TypeBindings? = nil) {
        self.size = size
        self.types = types
        slots = .allocate(capacity: size.slots)
        slots.initialize(repeating: .void, count: size.slots)
        boxes = .allocate(capacity: size.boxes)
        boxes.initialize(repeating: nil, count: size.boxes)
    }

    deinit {
        slots.deinitialize(count: size.slots)
        slots.deallocate()
        boxes.deinitialize(count: size.boxes)
        boxes.deallocate()
    }

    /// Returns an activation with the same variables and other types.
    func with(_ types: TypeBindings) -> Activation {
        let result = Activation(size, types: types)
        for index in 0..<size.slots { result.slots[index] = slots[index] }
        for index in 0..<size.boxes { result.boxes[index] = boxes[index] }
        return result
    }

    /// Returns the box at an index.
    func box(_ index: Int) -> Box {
        if let box = boxes[index] { return box }
        let box = Box()
        boxes[index] = box
        return box
    }
}

/// The types in place of the generic parameters of a call.
final class TypeBindings {
    let parameters: [GenericParameter]
    let types: [Type]
    /// The types that were replaced so far.
    private var known: [Type: Type] = [:]

    init(_ parameters: [GenericParameter], _ types: [Type]) {
        self.parameters = parameters
        self.types = types
    }

    func type(for parameter: GenericParameter) -> Type? {
        for index in parameters.indices where parameters[index] === parameter { return types[index] }
        return nil
    }

    /// Returns a type with all generic parameters replaced.
    func concrete(_ type: Type, _ lookup: Lookup) -> Type {
        guard type.isMember else { return type }
        if case .parameter(let parameter) = type.form { return self.type(for: parameter) ?? type }
        if let found = known[type] { return found }
        let result = lookup.reduced(type.substituting(parameters, types))
        known[type] = result
        return result
    }
}

/// The way in which a statement ends.
enum Flow {
    case next
    case returned
    /// The loop or block with the frame's target is left.
    case broken
    case continued
    case fellThrough
}

/// The code of an expression, and its faster forms for some types.
struct Code {
    var run: (Activation) throws -> Value
    var int: ((Activation) throws -> Int)?
    var double: ((Activation) throws -> Double)?
    var bool: ((Activation) throws -> Bool)?
    /// The value, if it is always the same.
    var constant: Value?

    init(_ run: @escaping (Activation) throws -> Value) { self.run = run }

    init(int: @escaping (Activation) throws -> Int) {
        run = { .int(try int($0)) }
        self.int = int
    }

    init(double: @escaping (Activation) throws -> Double) {
        run = { .double(try double($0)) }
        self.double = double
    }

    init(bool: @escaping (Activation) throws -> Bool) {
        run = { .bool(try bool($0)) }
        self.bool = bool
    }

    init(constant: Value) {
        run = { _ in constant }
        self.constant = constant
        switch constant {
        case .int(let value): int = { _ in value }
        case .double(let value): double = { _ in value }
        case .bool(let value): bool = { _ in value }
        default: break
        }
    }

    /// The code as that of an integer.
    var asInt: (Activation) throws -> Int {
        if let int { return int }
        let run = run
        return { frame in
            if case .int(let value) = try run(frame) { return value }
            return 0
        }
    }

    var asDouble: (Activation) throws -> Double {
        if let double { return double }
        let run = run
        return { frame in
            switch try run(frame) {
            case .double(let value): return value
            case .int(let value): return Double(value)
            default: return 0
            }
        }
    }

    var asBool: (Activation) throws -> Bool {
        if let bool { return bool }
        let run = run
        return { frame in
            if case .bool(let value) = try run(frame) { return value }
            return false
        }
    }
}
