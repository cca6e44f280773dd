import Foundation
import HeadlessUIKit

extension AccessibilityComposition {
    /// The accessibility that several elements have together.
    ///
    /// Labels, values and hints are joined by commas, equal ones once, and the traits are those of all elements, so that
    /// one header makes the whole a header. Elements that a person can act on are kept apart: see ``interactiveChildren``.
    public struct CompositeRepresentation {
        /// The functions of the elements.
        public struct Actions {
            /// The actions that a person chooses from a list.
            public var custom: [UIAccessibilityCustomAction] = []
            /// The action of a double tap, which returns true if it succeeded; nil for none.
            public var activate: (() -> Bool)?
            /// A function that increases the value; nil for none.
            public var increment: (() -> Void)?
            /// A function that decreases the value; nil for none.
            public var decrement: (() -> Void)?
        }

        private var labels: UniqueTexts
        private var values: UniqueTexts
        private var hints: UniqueTexts

        /// The labels; nil for none.
        public var label: String? {
            get { labels.joined }
            set { labels = UniqueTexts(only: newValue) }
        }

        /// The values, also those of the interactive elements; nil for none.
        ///
        /// The value of a switch is a word: On, Off or Mixed.
        public var value: String? {
            get { values.joined }
            set { values = UniqueTexts(only: newValue) }
        }

        /// The hints; nil for none.
        public var hint: String? {
            get { hints.joined }
            set { hints = UniqueTexts(only: newValue) }
        }

        /// The name for tests of the first element with one; nil for none.
        public var identifier: String?
        /// The traits that at least one element has.
        public var traits: UIAccessibilityTraits
        /// The functions of the elements.
        public var actions: Actions
        /// The rotors of all elements; nil for none.
        public var rotors: [UIAccessibilityCustomRotor]?
        /// The custom content of all elements; nil for none.
        public var customContent: [AXCustomContent]?
        /// The point that an activation touches, in the coordinates of the topmost view; nil for the middle.
        public var activationPoint: CGPoint?
        /// The elements that a person can act on, one by one; nil for none.
        public var interactiveChildren: [CompositeRepresentation]?
        /// The number of elements, also those that a person can act on.
        public let elementsCount: Int
        /// A function called after an action, which may have changed the elements.
        public var invalidator: () -> Void

        /// Combines elements.
        ///
        /// - Parameters:
        ///   - elements: The accessibility elements, in reading order.
        ///   - ignoreInteractive: True to keep elements apart that a person can act on: buttons, links, switches, what
        ///     plays a sound, and enabled controls.
        ///   - invalidator: A function called after an action, which may have changed the elements.
        public init(_ elements: [UIResponder], ignoreInteractive: Bool = true, invalidator: @escaping () -> Void) {
            let apart = ignoreInteractive ? elements.filter(\.isInteractive) : []
            let read = ignoreInteractive ? elements.filter { !$0.isInteractive } : elements
            labels = UniqueTexts(read.map(\.accessibilityLabel))
            values = UniqueTexts(elements.map(\.spokenValue))
            hints = UniqueTexts(read.map(\.accessibilityHint))
            identifier = read.lazy.compactMap(\.accessibilityIdentifier).first
            traits = read.reduce(.none) { $0.union($1.accessibilityTraits) }
            actions = Actions(of: read, invalidator: invalidator)
            rotors = read.flatMap { $0.accessibilityCustomRotors ?? [] }.orNil
            customContent = read.flatMap { $0.accessibilityCustomContent ?? [] }.orNil
            let interactive = ignoreInteractive ? [] : read.filter(\.isInteractive)
            activationPoint = interactive.count == 1 ? interactive[0].accessibilityActivationPoint : nil
            interactiveChildren =
                apart.map {
                    CompositeRepresentation([$0], ignoreInteractive: false, invalidator: invalidator)
                }.orNil
            elementsCount = elements.count
            self.invalidator = invalidator
        }
    }
}

// MARK: - Merging

extension AccessibilityComposition.CompositeRepresentation {
    /// Adds the label, the value, the hint, the actions and the rotors of others, in this order; equal texts once.
    ///
    /// What a person can act on in the others becomes a custom action.
    public mutating func merge(with other: AccessibilityComposition.CompositeRepresentation) {
        addTexts(of: other)
        let activations = (other.interactiveChildren ?? []).flatMap(\.listedActions)
        actions.custom = (actions.custom + other.actions.custom + activations).removingDuplicateActions()
        rotors = ((rotors ?? []) + (other.rotors ?? [])).orNil
    }

    /// Merges the elements that a person can act on: the only one as the action of the whole, several as custom actions.
    mutating func mergeInteractiveChildren(singleAsWhole: Bool) {
        guard let children = interactiveChildren else { return }
        interactiveChildren = nil
        for child in children {
            rotors = ((rotors ?? []) + (child.rotors ?? [])).orNil
            customContent = ((customContent ?? []) + (child.customContent ?? [])).orNil
        }
        if singleAsWhole, children.count == 1 {
            take(children[0])
        } else {
            actions.custom = (children.flatMap(\.listedActions) + actions.custom).removingDuplicateActions()
        }
    }

    /// Takes over the texts, the traits and the functions of the only element that a person can act on.
    private mutating func take(_ child: AccessibilityComposition.CompositeRepresentation) {
        addTexts(of: child)
        identifier = identifier ?? child.identifier
        traits.formUnion(child.traits)
        activationPoint = child.activationPoint
        actions.activate = child.actions.activate
        actions.increment = child.actions.increment ?? actions.increment
        actions.decrement = child.actions.decrement ?? actions.decrement
        actions.custom = (actions.custom + child.actions.custom).removingDuplicateActions()
    }

    private mutating func addTexts(of other: AccessibilityComposition.CompositeRepresentation) {
        labels.add(other.labels)
        values.add(other.values)
        hints.add(other.hints)
    }

    /// The action of a double tap as a custom action, with label and value as its name, and the custom actions.
    private var listedActions: [UIAccessibilityCustomAction] {
        let name = [label, value].compactMap { $0 }.joined(separator: ": ")
        guard !name.isEmpty, let activate = actions.activate else { return actions.custom }
        return [UIAccessibilityCustomAction(name: name) { _ in activate() }] + actions.custom
    }
}

extension AccessibilityComposition.CompositeRepresentation.Actions {
    /// Takes the functions of elements; those of a double tap and of a value only if one element has them.
    fileprivate init(of elements: [UIResponder], invalidator: @escaping () -> Void) {
        custom = elements.flatMap { $0.accessibilityCustomActions ?? [] }.removingDuplicateActions()
        let interactive = elements.filter(\.isInteractive)
        if interactive.count == 1 {
            activate = { [weak element = interactive[0]] in
                defer { invalidator() }
                return element?.activate() ?? false
            }
        }
        let adjustable = elements.filter { $0.accessibilityTraits.contains(.adjustable) }
        if adjustable.count == 1 {
            increment = { [weak element = adjustable[0]] in
                element?.accessibilityIncrement()
                invalidator()
            }
            decrement = { [weak element = adjustable[0]] in
                element?.accessibilityDecrement()
                invalidator()
            }
        }
    }
}

extension [UIAccessibilityCustomAction] {
    /// Returns the actions without those that have the name and the image of one before them.
    public func removingDuplicateActions() -> [UIAccessibilityCustomAction] {
        reduce(into: []) { result, action in
            if !result.contains(where: { $0.name == action.name && $0.image == action.image }) { result.append(action) }
        }
    }
}

extension Array {
    /// The array; nil if it is empty.
    var orNil: Self? { isEmpty ? nil : self }
}

/// Texts that are read one after another, equal ones once.
struct UniqueTexts {
    private var all: [String] = []

    /// Creates the texts that are not nil or empty.
    init(_ texts: [String?]) {
        for text in texts { add(text) }
    }

    /// Creates one text, which may be empty; none for nil.
    init(only text: String?) {
        all = text.map { [$0] } ?? []
    }

    /// The texts, separated by commas; nil without any.
    var joined: String? { all.isEmpty ? nil : all.joined(separator: ", ") }

    /// Adds the texts that are not there yet.
    mutating func add(_ other: UniqueTexts) {
        for text in other.all { add(text) }
    }

    private mutating func add(_ text: String?) {
        if let text, !text.isEmpty, !all.contains(text) { all.append(text) }
    }
}

extension AccessibilityComposition {
    /// The rotors of several elements, in which those of one kind and name follow each other as one.
    public final class RotorSequencer {
        /// The rotors, each kind and name once, in the order of their first.
        public let rotors: [UIAccessibilityCustomRotor]

        init(_ all: [UIAccessibilityCustomRotor]) {
            var sequences: [[UIAccessibilityCustomRotor]] = []
            for rotor in all {
                if let index = sequences.firstIndex(where: { $0[0].isAlike(rotor) }) {
                    sequences[index].append(rotor)
                } else {
                    sequences.append([rotor])
                }
            }
            rotors = sequences.map { $0.count == 1 ? $0[0] : UIAccessibilityCustomRotor(sequence: $0) }
        }
    }
}

extension UIAccessibilityCustomRotor {
    fileprivate func isAlike(_ other: UIAccessibilityCustomRotor) -> Bool {
        name == other.name && systemRotorType == other.systemRotorType
    }

    /// Creates a rotor that goes through rotors one after another.
    ///
    /// The search goes on in the rotor that found the current item, and after its last item in the next one. Without a
    /// current item it begins with the first rotor, or with the last one if it goes backwards.
    fileprivate convenience init(sequence: [UIAccessibilityCustomRotor]) {
        var last: Int?
        let search: Search = { predicate in
            let step = predicate.searchDirection == .next ? 1 : -1
            if predicate.currentItem.targetElement == nil { last = nil }
            var index = last ?? (step == 1 ? 0 : sequence.count - 1)
            var current = predicate
            while sequence.indices.contains(index) {
                if let found = sequence[index].itemSearchBlock(current) {
                    last = index
                    return found
                }
                index += step
                current = UIAccessibilityCustomRotorSearchPredicate()
                current.searchDirection = predicate.searchDirection
            }
            return nil
        }
        if sequence[0].systemRotorType == .none {
            self.init(name: sequence[0].name, itemSearch: search)
        } else {
            self.init(systemType: sequence[0].systemRotorType, itemSearch: search)
        }
    }
}
