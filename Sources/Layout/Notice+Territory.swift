public import AlmanacValues
public import HTML
public import VIPER

/// The words for a place whose days off cannot be told, which are the same for people and for programs.
extension TerritoryFailure {
    public var status: Status {
        switch self {
        case .unknownCountry, .uncovered, .unknownRegion: .notFound
        case .service(let failure, _): Status(failure)
        }
    }

    /// Returns the notice, with those of the links that help.
    ///
    /// - Parameters:
    ///   - choose: the label of the link to the countries, and the link.
    ///   - retry: to the same page.
    public func notice(choose: Notice.Action? = nil, retry: Link? = nil) -> Notice {
        switch self {
        case .unknownCountry(let code):
            Notice(
                title: "No country has the code “\(code)”", explanation: "Search for the country by name.",
                actions: [choose].compactMap(\.self))
        case .uncovered(let name):
            Notice(
                title: "No data for \(Phrases.inSentence(country: name))",
                explanation: "Our source does not have holidays for this country. Choose another country.",
                actions: [choose].compactMap(\.self))
        case .unknownRegion(_, let name, let region):
            Notice(
                title: "\(name.isolated) has no region “\(region)”",
                explanation: "Choose the whole country, or search for the region by name.",
                actions: [choose].compactMap(\.self))
        case .service(let failure, let name):
            Notice(
                failure, of: "the holidays in \(Phrases.inSentence(country: name))",
                retry: retry.map { .init("Try again", $0) })
        }
    }
}
