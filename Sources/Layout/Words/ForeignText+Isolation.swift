public import AlmanacValues
public import HTML

extension ForeignText {
    /// The text for a sentence of ours, isolated if it contains right-to-left characters: these would otherwise reorder the
    /// words around it (Unicode Standard Annex 9). Without the invisible marks that would break the isolation.
    var isolated: String { Phrases.isolated(text) }
}

/// A template writes the text isolated.
extension ForeignText: HTMLText {
    public var htmlText: String { isolated }
}
