import Foundation
import FuzzCases

// The fuzzer calls a C function without a context.
nonisolated(unsafe) private let fuzzing = FuzzRun()
private let target = ProcessInfo.processInfo.environment["FUZZ_TARGET"].flatMap(FuzzTarget.init)

/// Runs one input; a broken promise ends the process, so that the fuzzer keeps the input.
@_cdecl("LLVMFuzzerTestOneInput")
public func runOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let target else { fatalError("FUZZ_TARGET names none of \(FuzzTarget.allCases.map(\.rawValue))") }
    let broken = fuzzing.promises(brokenBy: Array(UnsafeBufferPointer(start: start, count: count)), as: target)
    if !broken.isEmpty { fatalError("broken: " + broken.joined(separator: "\n")) }
    return 0
}
