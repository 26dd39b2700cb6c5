import AlmanacValues
import Support

extension Phrases {
    /// The place's name for use in a sentence: "Bavaria, Germany", "the United Kingdom".
    func inSentence(_ place: PlaceName) -> String {
        place.region.map { words.regionAndCountry(region: $0, country: place.country).text }
            ?? inSentence(country: place.country)
    }

    /// The place's name on its own: "Bavaria, Germany", "United Kingdom".
    func titled(_ place: PlaceName) -> String {
        place.region.map { words.regionAndCountry(region: $0, country: place.country).text } ?? isolated(place.country)
    }

    /// The region inside a sentence, or the whole country if none is meant: "Bavaria", "the United Kingdom".
    func shortest(_ place: PlaceName) -> String { place.region.map(isolated) ?? inSentence(country: place.country) }

    /// The country's name for use in a sentence: "Germany", in English with its article, "the United Kingdom".
    func inSentence(country: ForeignText) -> String {
        let name = isolated(country)
        guard language == .english else { return name }
        let takesArticle =
            Self.beginningsWithArticle.contains { name.utf8.starts(with: $0.utf8) }
            || Self.endsWithArticle.contains { name.ends(with: $0) }
            || Self.namesWithArticle.contains { name.matches($0) }
        return takesArticle ? "the \(name)" : name
    }

    private static let beginningsWithArticle = ["United ", "Isle of "]
    private static let endsWithArticle = ["Islands", "Republic", "Territories", "Territory", "Emirates"]
    private static let namesWithArticle = [
        "Bahamas", "Comoros", "Gambia", "Maldives", "Netherlands", "Philippines", "Seychelles",
    ]
}
