import BlueprintUI
import Foundation

extension DiffReport {
    /// The differences as the members of a JSON object: elements by their references, views with the reason why they
    /// were created or removed.
    public var members: [JSONValue.Member] {
        surroundingMembers + [
            .init("appeared", elements(diff.appeared, new)), .init("gone", elements(diff.gone, old)),
            .init("changed", frames), .init("texts", values { $0.property == Self.text }),
            .init("properties", values { $0.property != Self.text }),
            .init("created", views(diff.created, new.labels) { [reason] in reason?.creation(of: $0) }),
            .init("reused", views(diff.reused, new.labels) { _ in nil }),
            .init("moved", views(moved, new.labels) { _ in nil }),
            .init("removed", views(diff.removed, old.labels) { [reason] in reason?.removal(of: $0) }),
        ]
    }

    private static var text: String { ElementProperty.text.rawValue }

    /// The viewport and the scale, if they differ.
    private var surroundingMembers: [JSONValue.Member] {
        var members: [JSONValue.Member] = []
        if let first = diff.viewports.first, let last = diff.viewports.last {
            members.append(.init("viewport", .members(["from": .size(first), "to": .size(last)])))
        }
        if let first = diff.scales.first, let last = diff.scales.last {
            members.append(.init("scale", .members(["from": .number(first), "to": .number(last)])))
        }
        return members
    }

    private func elements(_ indices: [Int], _ tree: LabeledTree) -> JSONValue {
        .list(count: indices.count) { position in
            let index = indices[position]
            return .members([
                "element": .string(tree.labels.reference(of: index)), "type": .string(tree.labels[index].type),
                "frame": .rect(tree.snapshot.elements[index].frame),
            ])
        }
    }

    /// The elements with another frame.
    private var frames: JSONValue {
        .array(
            diff.changed.interruptible.filter(\.isReframed).map { change in
                .object(names(change) + [.init("from", .rect(change.oldFrame)), .init("to", .rect(change.newFrame))])
            }
        )
    }

    /// Returns the properties that differ, apart from the frames.
    private func values(where isIncluded: @Sendable (Value) -> Bool) -> JSONValue {
        .array(
            diff.changed.interruptible.flatMap { change in
                values(of: change, Phrasing()).filter(isIncluded).map { value in
                    let property: [JSONValue.Member] =
                        value.property == Self.text ? [] : [.init("property", .string(value.property))]
                    let sides: [JSONValue.Member] = [
                        value.old.map { .init("from", .string($0)) }, value.new.map { .init("to", .string($0)) },
                    ].compactMap { $0 }
                    return .object(names(change) + property + sides)
                }
            }
        )
    }

    /// Returns the name of an element; of one with another name before, both.
    private func names(_ change: RenderDiff.Change) -> [JSONValue.Member] {
        let label = new.labels[change.after]
        let before = old.labels.reference(of: change.before)
        let members: [JSONValue.Member] = [
            .init("element", .string(label.reference)), .init("type", .string(label.type)),
        ]
        return before == label.reference ? members : members + [.init("before", .string(before))]
    }

    private func views(
        _ views: [ViewRecord],
        _ labels: NodeLabels,
        why: @escaping @Sendable (ViewRecord) -> String?
    ) -> JSONValue {
        .list(count: views.count) { position in
            let view = views[position]
            return .members([
                "view": .string(view.reference), "class": .string(view.className),
                "element": view.element.map { .string(labels.reference(of: $0)) },
                "why": why(view).map(JSONValue.string),
            ])
        }
    }
}
