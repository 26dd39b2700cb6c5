public import AlmanacValues

/// A part of a sentence that has a name in another language than the page’s: the name, or what is before or after it.
public struct SentencePart: Hashable, Sendable {
    /// Nil if this part is the name.
    public let text: String?
    public let name: LocalizedText?

    public init(_ text: String) {
        self.text = text
        name = nil
    }

    public init(name: LocalizedText) {
        text = nil
        self.name = name
    }
}

extension Words {
    /// Returns a sentence in parts, so that screen readers pronounce a name in its own language. Without such a name, it is
    /// one part.
    public func parts(of sentence: String, naming name: LocalizedText?) -> [SentencePart] {
        guard let name, lang(of: name) != nil, !name.text.isEmpty,
            let found = sentence.utf8.firstRange(of: name.text.utf8)
        else { return [SentencePart(sentence)] }
        let (before, after) = (sentence[..<found.lowerBound], sentence[found.upperBound...])
        return (before.isEmpty ? [] : [SentencePart(String(before))]) + [SentencePart(name: name)]
            + (after.isEmpty ? [] : [SentencePart(String(after))])
    }
}
