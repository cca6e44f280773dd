import Foundation
import HeadlessUIKit

extension Workspace {
    /// Does work that may run code of the document: in the process of its evaluation, and on a screen that has the size and
    /// the scale of the viewport.
    func running<Result>(_ work: () throws -> Result) rethrows -> Result {
        let screen = UIScreen(size: settings.screen ?? settings.viewport, scale: settings.scale)
        let process = current.value?.process ?? AppProcess()
        return try process.run { try UIScreen.$shown.withValue(screen, operation: work) }
    }
}
