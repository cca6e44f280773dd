import HeadlessUIKit
import SwiftInterpreter

extension Binding {
}
