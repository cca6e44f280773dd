import Foundation
import TextFiles

extension JournalFolder {
    /// Returns the interrupted sessions once there are some: between its fork and its start, a program that another test
    /// starts holds every open journal.
    func firstInterrupted(count: Int = 1) -> Interrupted {
        for _ in 0..<200 {
            let found = interrupted()
            if found.journals.count >= count { return found }
            usleep(20_000)
        }
        return interrupted()
    }
}
