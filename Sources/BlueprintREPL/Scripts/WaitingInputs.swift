import BlueprintInspector

/// The inputs of a script that runs while it arrives, and that wait for a declaration below them.
///
/// An input that uses an unknown name, or an unknown member of a type, waits, with all inputs after it, until the name is
/// declared or the type extended. The first command ends the waiting, because declarations below a command are evaluated
/// after it. Until an input has to wait, each one runs at once.
struct WaitingInputs {
    private var inputs: [(input: ScriptLines.Input, outputs: [Output]?)] = []
    /// The unknown name in the first waiting input, or the type whose member is unknown.
    private var awaited = ""
    /// True until the first command.
    private var mayWait = true

    /// Runs an input, or lets it wait.
    mutating func take(_ input: ScriptLines.Input, in script: inout RunningScript, emit: (Output) -> Void) {
        guard mayWait else { return script.run(input, emit: emit) }
        let most = script.session.options.limits.waitingInputs
        mayWait = script.session.context.reader.isSwift(input.text, declaring: [])
        inputs.append((input, nil))
        if inputs.count == 1 || !mayWait || inputs.count > most
            || DeclarationOrder.names(declaredBy: input.text).contains(awaited)
            || DeclarationOrder.types(extendedBy: input.text).contains(awaited)
        {
            mayWait = mayWait && inputs.count <= most
            run(in: &script, emit: emit)
        }
    }

    /// Runs the inputs that still wait.
    mutating func finish(in script: inout RunningScript, emit: (Output) -> Void) {
        mayWait = false
        run(in: &script, emit: emit)
    }

    /// Runs the waiting inputs up to one with an unknown name, or all if they may not wait.
    private mutating func run(in script: inout RunningScript, emit: (Output) -> Void) {
        let texts = inputs.map { $0.outputs == nil ? $0.input.text : "" }
        for (index, outputs) in script.session.declareAhead(texts) { inputs[index].outputs = outputs }
        var count = 0
        defer { inputs.removeFirst(count) }
        for (input, known) in inputs where script.isRunning {
            let outputs = known ?? script.session.run(line: input.text)
            if mayWait, let name = Self.unknownName(in: outputs, of: input.text) {
                awaited = name
                script.session.transcript.removeLast()
                return
            }
            count += 1
            script.take(outputs, of: input, emit: emit)
        }
    }

    /// Returns the name that an input uses before it is declared; nil if the input succeeded or failed otherwise.
    private static func unknownName(in outputs: [Output], of text: String) -> String? {
        // Statements before a semicolon may have run already.
        guard outputs.count == 1, let error = outputs[0].error,
            !text.contains(";") || DeclarationOrder.isOneDeclaration(text)
        else { return nil }
        guard case .swift(.unknownMember(_, of: let type, let holder), _) = error.code,
            holder == .value || holder == .type
        else { return error.code.unknownName }
        return String(type.trimmingPrefix("any ").prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
}
