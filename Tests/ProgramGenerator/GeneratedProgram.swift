import RandomNumbers

/// A well-typed program that depends on its seed and its number alone.
///
/// It prints everything that it computes; each line says which value it is. The output does not depend on the order of
/// hashed collections, on time or on addresses.
public struct GeneratedProgram: Sendable {
    /// The names of the features it uses, in the order of the program.
    public let features: [String]
    /// The source.
    public let text: String
    private let featuresOfLines: [Int]

    /// The names of all features.
    public static var allFeatures: [String] { Features.all.map(\.name) }

    /// Generates a program.
    ///
    /// - Parameter only: the name of the only feature to use; nil for all.
    public init(seed: Int, number: Int, only: String? = nil) {
        var program = ProgramWriter(dice: Dice(seed: seed, number: number), number: number)
        let choices = Features.all.filter { only == nil || $0.name == only }
        let lineCount = only == nil ? 20 + program.dice.below(35) : 1
        var names: [String] = []
        if program.once(in: 2) {
            for _ in 0..<program.number(3) { _ = program.declareConstant(program.pick(from: ValueType.simple)) }
        }
        while names.isEmpty || program.lineCount < lineCount, !choices.isEmpty, only != Features.elements.name {
            let feature = Self.choice(of: choices, using: &program.dice)
            program.featureNumber += 1
            feature.write(to: &program)
            names.append(feature.name)
        }
        if only == nil || only == Features.elements.name, program.once(in: 3) || only != nil {
            program.featureNumber += 1
            Features.elements.write(to: &program)
            names.append(Features.elements.name)
        }
        features = names
        if program.once(in: 6), !names.contains(Features.elements.name) { program.moveDeclarations() }
        text = program.text
        featuresOfLines = program.featuresOfLines
    }

    /// Returns the feature that wrote a line, counted from 1; nil if no feature did.
    public func feature(ofLine line: Int) -> String? {
        guard featuresOfLines.indices.contains(line - 1) else { return nil }
        let number = featuresOfLines[line - 1]
        return number > 0 ? features[number - 1] : nil
    }

    /// Returns the feature that printed a line, which begins with the number of the feature.
    public func feature(ofPrinted line: String) -> String? {
        guard let number = line.split(separator: ".").first.flatMap({ Int($0) }) else { return nil }
        return features.indices.contains(number - 1) ? features[number - 1] : nil
    }

    private static func choice(of features: [any Feature], using dice: inout Dice) -> any Feature {
        var rest = dice.below(features.reduce(0) { $0 + $1.weight })
        for feature in features {
            rest -= feature.weight
            if rest < 0 { return feature }
        }
        return features[0]
    }
}
