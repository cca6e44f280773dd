import HeadlessUIKit

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
