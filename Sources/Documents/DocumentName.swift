public import AlmanacValues

/// The names of our own documents: in the program, in a folder, and as paths on a host.
public enum DocumentName {
    public static let celebrations = "celebrations.xml"
    public static let changes = "changes.xml"
    public static let cities = "cities.xml"
    public static let countries = "countries.xml"
    public static let names = "names.xml"
    public static let occasions = "occasions.xml"
    public static let outline = "outline.xml"
    /// The descriptions of occasions, in a few sentences.
    public static let occasionStories = "stories/occasions.xml"
    public static let quotations = "quotes.html"
    public static let people = "people.html"
    public static let masters = "sides/light/list.xml"
    public static let holocrons = "sides/dark/list.xml"

    public static func calendar(of country: CountryCode) -> String { "holidays/\(country).xml" }
    /// The descriptions of the holidays that are a country's own.
    public static func stories(of country: CountryCode) -> String { "stories/\(country).xml" }
    /// The map of a country with its regions.
    public static func map(of country: CountryCode) -> String { "maps/\(country).xml" }
    /// The names and descriptions of occasions and holidays in a language.
    ///
    /// - Parameter language: as in addresses: "de".
    public static func translations(into language: String) -> String { "translations/\(language).xml" }
    /// The names of countries and regions in a language.
    ///
    /// - Parameter language: as in addresses: "de".
    public static func places(in language: String) -> String { "places/\(language).xml" }
    public static func code(of side: Side) -> String { "sides/\(side.rawValue)/code.xml" }
}
