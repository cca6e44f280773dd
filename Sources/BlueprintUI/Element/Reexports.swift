// In an app, `import BlueprintUI` also gives UIKit and Foundation, and files of apps rely on it.
@_exported import Foundation
@_exported import HeadlessUIKit
