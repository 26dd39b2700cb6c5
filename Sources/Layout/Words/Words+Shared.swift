public import AlmanacValues
public import HTML

// Messages that several modules share.

extension Words {
    /// Shown while a page is made.
    public var loading: String { say("Loading") }

    /// The label of a link to the same page.
    public var tryAgain: String { say("Try again") }

    /// The label of a link to the countries.
    public var chooseCountry: String { say("Choose Country") }

    /// In place of what is known of a kind of holidays, in a table.
    public var noData: String { say("No data") }

    /// The problem of a search text that is too long.
    public func tooLongSearch(_ limit: Int) -> String { say("Search text must be \(limit) characters or fewer") }

    /// The sentence about data whose source fails: "This is our last good copy, as of 3 hours ago."
    public func stale(_ age: SupplyAge) -> String { Phrases.stale(age) }

    /// "By law", "Announced until 10 September 2029", "No data", for a table.
    public func coverage(_ known: YearKnowledge) -> String {
        // Neither the year nor the place is said.
        KnowledgeWording(known, of: 0, in: "").coverage
    }

    /// The name of a part of the site, in the navigation and on the home page.
    public func name(of part: Frame.Part) -> String { part.name }

    /// What the home page says about the part; nil if it does not list it.
    public func blurb(of part: Frame.Part) -> String? { part.blurb }
}

// MARK: Notices

extension Words {
    /// Returns the notice for what a service could not supply.
    ///
    /// - Parameters:
    ///   - title: "We could not show the holidays in Germany"
    ///   - retry: to the same page.
    public func notice(_ failure: ServiceFailure, title: String, retry: Link? = nil) -> Notice {
        Notice(failure, title: title, retry: retry.map { .init(tryAgain, $0) })
    }

    /// Why a service did not supply data, and what to do.
    public func explanation(of failure: ServiceFailure) -> String {
        Notice(failure, title: "", retry: nil).explanation
    }

    /// Returns the notice for a well-formed code that no country has.
    ///
    /// - Parameter choose: to the countries; nil if there is nowhere to show it.
    public func unknownCountry(_ code: CountryCode, choose: Link? = nil) -> Notice {
        .unknownCountry(code, choose: choose)
    }

    /// Returns the notice for a country that exists, but that the holiday source does not cover.
    ///
    /// - Parameter choose: to the countries that the source covers; nil on a page that lists them.
    public func uncovered(country: ForeignText, choose: Link? = nil) -> Notice {
        .uncovered(country: country, choose: choose)
    }
}

extension KnowledgeSection {
    /// - Parameters:
    ///   - isEmpty: whether the list is empty, and says why in a sentence of its own.
    ///   - link: links to a page of another site.
    public init?(
        _ knowledge: [YearKnowledge], of year: Int, in place: PlaceName, isEmpty: Bool, words: some Words,
        link: (ExternalPage) -> Link
    ) {
        self.init(knowledge, of: year, in: words.say("\(place)"), isEmpty: isEmpty, link: link)
    }
}
