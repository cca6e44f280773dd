import BlueprintInspector
import BlueprintUI
import Foundation
import UIKit

// Compiled into the apps in place of SwiftUI, which shows previews in Xcode: each becomes a value with a name and an
// element. The previews of #Preview are functions then, whose names the program gets in a list.

/// A preview of an app: its name, and a function that makes the value that it shows.
struct CompiledPreview {
    var name: String
    var make: () -> Any
}

/// A part of the previews of a type.
protocol View {
    var compiledPreviews: [CompiledPreview] { get }
}

/// A type that has previews.
protocol PreviewProvider {
    associatedtype Previews: View
    @PreviewBuilder static var previews: Previews { get }
}

/// Previews one after another.
struct PreviewList: View {
    var compiledPreviews: [CompiledPreview]
}

@resultBuilder
enum PreviewBuilder {
    static func buildBlock(_ parts: any View...) -> PreviewList {
        PreviewList(compiledPreviews: parts.flatMap(\.compiledPreviews))
    }
}

/// Previews that are written together.
struct Group: View {
    var compiledPreviews: [CompiledPreview]

    init(@PreviewBuilder _ parts: () -> PreviewList) {
        compiledPreviews = parts().compiledPreviews
    }
}

/// An element that is shown in some sizes.
struct ElementPreview: View {
    enum PreviewType {
        case device(String)
        case fixed(width: CGFloat = .greatestFiniteMagnitude, height: CGFloat = .greatestFiniteMagnitude)
        case thatFits(padding: CGFloat = 5)
    }

    var compiledPreviews: [CompiledPreview]

    init(named name: String = "", with type: PreviewType = .thatFits(), element: @escaping () -> any Element) {
        self.init(named: name, with: [type], element: element)
    }

    init(named name: String = "", with types: [PreviewType], element: @escaping () -> any Element) {
        compiledPreviews = types.map { _ in CompiledPreview(name: name, make: element) }
    }
}

extension View {
    func previewDisplayName(_ name: String) -> PreviewList {
        PreviewList(compiledPreviews: compiledPreviews.map { CompiledPreview(name: name, make: $0.make) })
    }
}

/// Prints the names of previews, and exports them as `blueprint export --to json` does.
///
/// The arguments are a folder, and for each preview the number, width and height.
func exportPreviews(_ previews: [CompiledPreview]) throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let folder = arguments.first, let exporter = Exporter.named("json") else { return }
    for preview in previews { print(preview.name) }
    var lengths = arguments.dropFirst().compactMap(Double.init)[...]
    while let number = lengths.popFirst(), let width = lengths.popFirst(), let height = lengths.popFirst() {
        let preview = previews[Int(number) - 1]
        // A view whose controller is gone keeps what the controller gave it.
        let value = preview.make()
        let view = blueprintView(showing: value)
        view.frame = CGRect(x: 0, y: 0, width: width, height: height)
        let trace = RenderRecorder(view).record()
        var text = ""
        try exporter.text(of: trace, trace.labels(names: .paths))({ text += $0 })
        let file = URL(fileURLWithPath: folder).appendingPathComponent("\(Int(number)).json")
        try text.write(to: file, atomically: true, encoding: .utf8)
    }
}

/// Returns a view that shows what a preview made: an element, or the element of a view or of a controller.
private func blueprintView(showing value: Any) -> BlueprintView {
    switch value {
    case let element as any Element:
        return BlueprintView(element: element)
    case let list as PreviewList:
        return blueprintView(showing: list.compiledPreviews[0].make())
    case let preview as ElementPreview:
        return blueprintView(showing: preview.compiledPreviews[0].make())
    case let controller as UIViewController:
        return blueprintView(showing: controller.view as Any)
    case let view as BlueprintView:
        return view
    case let view as UIView:
        return view.subviews.lazy.compactMap { $0 as? BlueprintView }.first ?? BlueprintView()
    default:
        return BlueprintView()
    }
}
