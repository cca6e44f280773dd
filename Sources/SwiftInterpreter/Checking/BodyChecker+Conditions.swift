/// The conditions of `if`, `guard` and `while`.
extension BodyChecker {
    func check(_ conditions: [Condition], _ scope: LexicalScope) {
        for condition in conditions {
            switch condition {
            case .expression(let node): check(node, expecting: standard.bool, .condition, scope)
            case .binding(let pattern, let written, let value):
                var type = check(value, scope)
                if let written {
                    let annotated = resolve(written, scope, at: value)
                    check(pattern, annotated, scope)
                    continue
                }
                if type.isError {
                } else if let wrapped = type.wrapped {
                    type = wrapped
                } else {
                    let name = if case .name(let name) = value.kind { "'\(name)'" } else { "the value" }
                    note(
                        .misuse(of: type.description, .bound),
                        at: value.offset,
                        .fix("delete the binding: \(name) is never nil")
                    )
                    type = .error
                }
                check(pattern, type, scope)
            case .matching(let pattern, let value): check(pattern, check(value, scope), scope)
            }
        }
    }
}
