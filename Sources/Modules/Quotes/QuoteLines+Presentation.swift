import Almanac

extension QuoteLines {
    init(_ text: LocalizedText) {
        let lines = text.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        self.init(language: text.language, first: lines.first ?? "", others: Array(lines.dropFirst()))
    }
}
