/// The methods of `Result`.
extension Library {
    func resultMethod(_ method: Declaration, _ native: NativeValue, _ arguments: [Value?]) throws -> Value? {
        guard let own = native.base as? LibraryCase, let value = own.values.first else { return nil }
        func made(_ name: String, _ value: Value) -> Value {
            .native(NativeValue(LibraryCase(name: name, labels: [nil], values: [value]), type: native.type))
        }
        let isSuccess = own.name == "success"
        switch (method.name, arguments.first ?? nil) {
        case ("get", _):
            if isSuccess { return value }
            let text = runner.printer.text(value, .any, isDebug: true)
            let none = SourceBuffer("", fileName: "")
            throw ThrownValue(value: value, diagnostic: runner.failure("error raised: \(text)", at: 0, none))
        case ("map", .function(let change)?):
            return isSuccess ? made("success", try change.call([value])) : .native(native)
        case ("mapError", .function(let change)?):
            return isSuccess ? .native(native) : made("failure", try change.call([value]))
        case ("flatMap", .function(let change)?): return isSuccess ? try change.call([value]) : .native(native)
        case ("flatMapError", .function(let change)?): return isSuccess ? .native(native) : try change.call([value])
        default: return nil
        }
    }
}
