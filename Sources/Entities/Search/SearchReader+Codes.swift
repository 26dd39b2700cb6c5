import AlmanacValues
import PlainBytes

extension SearchReader {
    /// Whether capitals tell a code from a word. They do in "Feiertage DE 2027" and "DE 2027". In "HOLIDAYS IN 2027", where
    /// every word is in capitals, they do not.
    static func capitalsTell(in words: [SearchWord]) -> Bool {
        words.contains { $0.isWord && !$0.isCapitals && !$0.isNumber } || words.count { $0.isCapitals } == 1
    }
}

extension SearchWord {
    fileprivate var isNumber: Bool { key.allSatisfy(\.isASCIIDigit) }
}

extension Territory {
    /// Whether this is a region of a country, or the same place.
    func isWithin(_ other: Territory) -> Bool {
        country == other.country && (other.region == nil || other.region == region)
    }
}
