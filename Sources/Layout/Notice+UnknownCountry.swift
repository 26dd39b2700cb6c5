public import Almanac
public import HTML

extension Notice {
    /// What to say about a well-formed code that no country has.
    public static func unknownCountry(_ code: CountryCode, choose: Link) -> Notice {
        Notice(
            title: "There is no country “\(code)”", explanation: "Look for the country by its name.",
            actions: [Action("Choose Country", choose)])
    }

    /// What to say about a country that exists, and that the source of the holidays has nothing of.
    ///
    /// - Parameter choose: leads to the countries it has; nil on a page that lists them.
    public static func uncovered(country name: String, choose: Link?) -> Notice {
        Notice(
            title: "No data for \(Phrases.inSentence(country: name))",
            explanation: "Our source of holidays does not cover this country. Choose one that it covers.",
            actions: choose.map { [Action("Choose Country", $0)] } ?? [])
    }
}
