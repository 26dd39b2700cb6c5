public import AlmanacValues

// Texts from elsewhere may have commas of their own: "Labour Code, article 73; law 2136-IX".

extension Sentence.StringInterpolation {
    /// "Alpha; Beta"
    public mutating func appendInterpolation(apart texts: [ForeignText]) {
        for (index, text) in texts.enumerated() {
            if index > 0 { append("; ") }
            append(text.isolated)
        }
    }

    /// "Alpha; Beta"
    public mutating func appendInterpolation(apart texts: [LocalizedText]) {
        appendInterpolation(apart: texts.map(\.foreign))
    }
}
