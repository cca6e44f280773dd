import BlueprintBindings
import Foundation
import SwiftInterpreter

setvbuf(stdout, nil, _IOLBF, 0)
let table = BindingTable.blueprint()
var (good, bad) = (0, 0)
let paths = Array(CommandLine.arguments.dropFirst())
let thread = Thread {
    for path in paths {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
        let start = Date()
        let check = TypeCheck(table: table)
        let loaded = Date()
        let name = path.split(separator: "/").suffix(2).joined(separator: "/")
        do {
            let found = try check.mistakes(in: text, fileName: name)
            if found.isEmpty { good += 1 } else { bad += 1 }; if Date().timeIntervalSince(loaded) > 2 { print("SLOW", name) }
            let time = Date().timeIntervalSince(loaded)
            if !found.isEmpty || paths.count == 1 || time > 0.5 {
                print("== \(name) \(String(format: "%.3f", loaded.timeIntervalSince(start))) \(String(format: "%.3f", time))")
            }
            for mistake in found.prefix(6) { print("   \(mistake.line): \(mistake.message)") }
        } catch { print("== \(name): parse \(error)") }
    }
    print("good \(good) bad \(bad)")
    exit(0)
}
thread.stackSize = 512 << 20
thread.start()
while true { sleep(100) }
