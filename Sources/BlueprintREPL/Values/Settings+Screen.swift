import Foundation
import HeadlessUIKit

extension Settings {
    /// Runs code for which `UIScreen.main` has the size and the scale of the viewport.
    func onScreen<Result>(_ body: () throws -> Result) rethrows -> Result {
        try UIScreen.$shown.withValue(UIScreen(size: screen ?? viewport, scale: scale), operation: body)
    }
}
