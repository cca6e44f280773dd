struct Fault: Error { var code: Int }
func fail(_ code: Int) throws(Fault) -> Int { throw Fault(code: code) }

func inFunction() -> Int {
    do { return try fail(3) } catch { return error.code }
}
print(inFunction())  // expect: 3

let named = { () -> Int in
    do throws(Fault) { return try fail(4) } catch { return error.code }
}
print(named())  // expect: 4

let any = [5, 6].map { code -> String in
    do {
        return "\(try fail(code))"
    } catch let fault as Fault {
        return "fault \(fault.code)"
    } catch {
        return "other"
    }
}
print(any)  // expect: ["fault 5", "fault 6"]

let inner = { () -> Int in
    func code() -> Int { do { return try fail(7) } catch { return error.code } }
    return code()
}
print(inner())  // expect: 7
