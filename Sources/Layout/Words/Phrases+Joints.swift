/// The punctuation between texts, as the language writes it.
extension Phrases {
    /// Returns sentences one after the other. Japanese and Chinese have no space between them.
    func paragraph(_ sentences: [String]) -> String {
        guard sentences.count > 1 else { return sentences.first ?? "" }
        // With two empty sentences, the message is the separator alone.
        return sentences.joined(separator: words.nextSentence(first: Sentence(""), second: Sentence("")).text)
    }

    /// "observed, estimated"
    func items(_ texts: [String]) -> String { joined(texts, words.itemComma) }

    /// "Labour Code, article 73; law 2136-IX", for texts that may have commas of their own.
    func apart(_ texts: [String]) -> String { joined(texts, words.semicolon) }

    /// "Bavaria, Germany · France"
    func sideBySide(_ texts: [String]) -> String { joined(texts, words.middleDot) }

    private func joined(_ texts: [String], _ separator: @autoclosure () -> String) -> String {
        texts.count > 1 ? texts.joined(separator: separator()) : texts.first ?? ""
    }
}
