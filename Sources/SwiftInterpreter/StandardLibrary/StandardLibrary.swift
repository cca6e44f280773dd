/// The interface of the standard library, and of what programs use of Foundation and Core Graphics, as Swift source.
///
/// A declaration with `@available(*, absent)` exists in Swift and takes part in the choice of overloads; the
/// interpreter does not run it. The name of a nested type is written with a dot.
enum StandardLibrary {
    /// The texts, each about one subject.
    static let texts = [
        protocols, literals, numericProtocols, realProtocols, integers, realNumbers, booleans, operators, functions,
        mathematics, optionals, sequences, sequenceMembers, collections, collectionMembers, changeableCollections,
        arrays, slices, dictionaries, sets, setAlgebra, strings, stringProtocol, characters, ranges, partialRanges,
        lazySequences, sequenceTypes, erasedTypes, results, keyPaths, foundationStrings, foundationValues, formats,
        decimals,
    ]
}
