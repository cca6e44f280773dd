import Foundation
import TextFiles

extension JournalFolder {
    /// Returns the interrupted sessions once there are some: between its fork and its start, a program that another test
    /// starts holds every open journal.
    func firstInterrupted(count: Int = 1) -> Interrupted {
        firstInterrupted { $0.journals.count >= count }
    }

    /// Returns the interrupted sessions once they are those that are wanted, or as they are after some seconds.
    func firstInterrupted(isListing: Bool = false, where isWanted: (Interrupted) -> Bool) -> Interrupted {
        for _ in 0..<200 {
            let found = interrupted(isListing: isListing)
            if isWanted(found) { return found }
            usleep(20_000)
        }
        return interrupted(isListing: isListing)
    }
}
