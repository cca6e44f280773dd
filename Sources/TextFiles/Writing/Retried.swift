import Foundation

/// Makes a system call again as long as a signal interrupts it; returns its result.
func retried<Result: SignedInteger>(_ call: () -> Result) -> Result {
    while true {
        let result = call()
        if result != -1 || errno != EINTR { return result }
    }
}
