import BlueprintBindings
import Foundation
import SwiftInterpreter

setvbuf(stdout, nil, _IOLBF, 0)
let args = Array(CommandLine.arguments.dropFirst())
let verbose = args.contains("-v")
let quiet = args.contains("-q")
func work() {
    let table = BindingTable.blueprint()
    var (good, bad) = (0, 0)
    var files: [String] = []
    for arg in args where !arg.hasPrefix("-") {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: arg, isDirectory: &isFolder), isFolder.boolValue {
            for name in (FileManager.default.enumerator(atPath: arg)?.compactMap { $0 as? String } ?? []).sorted()
            where name.hasSuffix(".swift") { files.append(arg + "/" + name) }
        } else { files.append(arg) }
    }
    for file in files {
        if quiet { print("- \(file)") }
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { continue }
        var expected: [String]
        var expectsError: String?
        if let out = try? String(contentsOfFile: file.dropLast(6) + ".out", encoding: .utf8) {
            expected = out.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            if expected.last == "" { expected.removeLast() }
        } else {
            expected = []
            for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
                if let mark = line.range(of: "// expect: ") { expected.append(String(line[mark.upperBound...])) }
                else if line.hasSuffix("// expect:") { expected.append("") }
                if let mark = line.range(of: "// expect error: ") { expectsError = String(line[mark.upperBound...]) }
            }
        }
        var limits = Limits()
        limits.maximumSteps = 200_000
        let program = CheckedProgram(table: table, limits: limits)
        var error: String?
        var value: Value?
        do { value = try program.run(text, fileName: file) } catch let found as Diagnostic {
            error = "\(found.line): [\(found.kind)] \(found.message)"
        } catch { fatalError("\(error)") }
        let lines = program.takePrintedLines()
        _ = value
        let printed = expected.count > lines.count && value != nil ? Array(expected.prefix(lines.count)) : expected
        let isGood: Bool
        if let expectsError { isGood = error?.hasSuffix(expectsError) ?? false } else { isGood = error == nil && lines == printed }
        if isGood { good += 1 } else {
            bad += 1
            print("BAD \(file)")
            if let error { print("   error \(error)") }
            if let expectsError { print("   expected error \(expectsError)") }
            for index in 0..<max(lines.count, printed.count) {
                let (a, b) = (index < lines.count ? lines[index] : "<none>", index < printed.count ? printed[index] : "<none>")
                if a != b, expectsError == nil { print("   have \(a)\n   want \(b)"); if !verbose { break } }
            }
        }
    }
    print("good \(good) bad \(bad)")
}
let thread = Thread { work(); exit(0) }
thread.stackSize = 512 << 20
thread.start()
while true { sleep(1000) }
