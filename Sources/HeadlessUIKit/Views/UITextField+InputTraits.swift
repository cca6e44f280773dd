extension UITextField: UITextInputTraits {
    /// The rule for capital letters; at the start of each sentence by default.
    public final var autocapitalizationType: UITextAutocapitalizationType {
        get { inputTraits.autocapitalizationType }
        set { inputTraits.autocapitalizationType = newValue }
    }

    /// The correction of words while they are typed.
    public final var autocorrectionType: UITextAutocorrectionType {
        get { inputTraits.autocorrectionType }
        set { inputTraits.autocorrectionType = newValue }
    }

    /// The marking of misspelled words.
    public final var spellCheckingType: UITextSpellCheckingType {
        get { inputTraits.spellCheckingType }
        set { inputTraits.spellCheckingType = newValue }
    }

    /// The keyboard.
    public final var keyboardType: UIKeyboardType {
        get { inputTraits.keyboardType }
        set { inputTraits.keyboardType = newValue }
    }

    /// The appearance of the keyboard.
    public final var keyboardAppearance: UIKeyboardAppearance {
        get { inputTraits.keyboardAppearance }
        set { inputTraits.keyboardAppearance = newValue }
    }

    /// The title of the return key.
    public final var returnKeyType: UIReturnKeyType {
        get { inputTraits.returnKeyType }
        set { inputTraits.returnKeyType = newValue }
    }

    /// True if the return key is disabled while there is no text.
    public final var enablesReturnKeyAutomatically: Bool {
        get { inputTraits.enablesReturnKeyAutomatically }
        set { inputTraits.enablesReturnKeyAutomatically = newValue }
    }

    /// The meaning of the text, for automatic filling; nil for none.
    public final var textContentType: UITextContentType? {
        get { inputTraits.textContentType }
        set { inputTraits.textContentType = newValue }
    }
}
