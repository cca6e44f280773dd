/// Matches the arguments of a call to the parameters of a declaration.
struct ParameterMatch {
    /// The numbers of the arguments for each parameter; nil if they do not match.
    private(set) var matched: [[Int]]?
    /// The first argument that does not match.
    private(set) var problem: ParameterMismatch?

    init(_ declaration: Declaration, _ arguments: [CallSite.Argument], state: State) {
        var parameters = declaration.parameters
        if declaration.isOperator { for index in parameters.indices { parameters[index].label = nil } }
        var result = [[Int]](repeating: [], count: parameters.count)
        var next = 0
        let firstTrailing = arguments.firstIndex(where: \.isTrailing) ?? arguments.count
        let isUnfinished = arguments.contains { $0.cursor != .none }
        for index in 0..<firstTrailing {
            let label = arguments[index].label
            // What is typed next may be any argument that can follow.
            let isNext = next < parameters.count && parameters[next].label == nil
            if arguments[index].cursor == .whole, label == nil, !isNext { continue }
            // Further values of a variadic parameter have no label.
            if label == nil, next > 0, parameters[next - 1].isVariadic, !result[next - 1].isEmpty {
                result[next - 1].append(index)
                continue
            }
            guard let place = (next..<parameters.count).first(where: { parameters[$0].label == label }),
                parameters[next..<place].allSatisfy({ $0.hasDefault || $0.isVariadic })
            else {
                problem = ParameterMismatch(parameters, arguments)
                return
            }
            result[place].append(index)
            next = place + 1
        }
        for index in firstTrailing..<max(firstTrailing, arguments.count) {
            let last = index == firstTrailing ? Self.lastPlace(ofOnly: arguments, parameters, next) : nil
            guard let place = last ?? Self.place(ofTrailing: index, arguments, parameters, next, state) else {
                problem = ParameterMismatch(trailing: index, parameters, next)
                return
            }
            result[place].append(index)
            next = place + 1
        }
        let missing = parameters.indices.filter { result[$0].isEmpty && !parameters[$0].isOptional }
        guard missing.isEmpty || isUnfinished else {
            problem = ParameterMismatch(missing: missing, parameters)
            return
        }
        matched = result
    }

    /// Returns the parameter that a closure after the parentheses is for: the first that takes a closure, unless it has a
    /// default and a later one needs it.
    private static func place(
        ofTrailing index: Int,
        _ arguments: [CallSite.Argument],
        _ parameters: [Declaration.Parameter],
        _ next: Int,
        _ state: State
    ) -> Int? {
        if let label = arguments[index].label {
            return (next..<parameters.count).first {
                parameters[$0].label == label || label == "_" && parameters[$0].label == nil
            }
        }
        let nextLabel = index + 1 < arguments.count ? arguments[index + 1].label : nil
        for place in next..<max(next, parameters.count) {
            let parameter = parameters[place]
            guard takesClosure(parameter) else {
                if parameter.hasDefault || parameter.isVariadic { continue }
                return nil
            }
            if parameter.hasDefault || parameter.isVariadic {
                let rest = parameters[(place + 1)...].prefix { nextLabel == nil || $0.label != nextLabel }
                if rest.contains(where: { !$0.hasDefault && !$0.isVariadic && takesClosure($0) }) { continue }
            }
            return place
        }
        return nil
    }

    /// Returns the last parameter that the only closure after the parentheses can be for, if all before it may be
    /// omitted: Swift 5 prefers it to the first one.
    private static func lastPlace(
        ofOnly arguments: [CallSite.Argument],
        _ parameters: [Declaration.Parameter],
        _ next: Int
    ) -> Int? {
        guard let argument = arguments.last, argument.isTrailing, argument.label == nil, argument.cursor == .none,
            case .closure(let closure) = argument.node.kind,
            parameters.dropFirst(next).allSatisfy({ $0.hasDefault || $0.isVariadic })
        else { return nil }
        let count = closure.parameters?.count ?? closure.shorthandCount
        for place in (next..<max(next, parameters.count)).reversed() {
            let type = parameters[place].typeOfArgument
            // Only the very last one may be an optional, or of a type that a function can be.
            let isLast = place == parameters.count - 1 && takesClosure(parameters[place])
            guard isLast || type.function != nil else { continue }
            guard let function = type.withoutOptionals.function else { return place }
            return function.parameters.count == count ? place : nil
        }
        return nil
    }

    private static func takesClosure(_ parameter: Declaration.Parameter) -> Bool {
        let type = parameter.typeOfArgument
        switch type.withoutOptionals.form {
        case .function, .parameter, .variable, .member: return true
        case .existential: return type.withoutOptionals.isAny
        default: return false
        }
    }
}
