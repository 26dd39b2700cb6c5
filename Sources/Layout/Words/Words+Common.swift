public import AlmanacValues

/// What many pages say.
extension Words {
    /// Shown while a page is made.
    public var loading: String { say("Loading") }

    /// Shown while a page is made anew.
    public var refreshing: String { say("Refreshing") }

    /// The label of a link to the same page, with fresh data.
    public var refresh: String { say("Refresh") }

    /// The label of a link to the countries.
    public var chooseCountry: String { say("Choose Country") }

    /// The problem of a search text that is too long.
    public func tooLongSearch(_ limit: Int) -> String { say("Search text must be \(limit) characters or fewer") }

    /// The label of the search over everything.
    public var searchEverything: String { say("Search for a place, a holiday, a date or a person") }

    /// What the empty field of that search has as an example.
    public var searchExample: String { say("Christmas 2027") }

    /// "Portrait of Ada Lovelace"
    public func portrait(of name: ForeignText) -> String { say("Portrait of \(name)") }

    /// "aged 80", "died aged 66", "died aged about 71"
    public func age(_ age: Age, isDead: Bool) -> String {
        switch (isDead, age.isApproximate) {
        case (false, false): say("aged \(age.years)")
        case (false, true): say("aged about \(age.years)")
        case (true, false): say("died aged \(age.years)")
        case (true, true): say("died aged about \(age.years)")
        }
    }

    /// "3 October 1859", "October 1859", "c. 399 BCE"
    public func text(_ date: PartialDate) -> String { say("\(date)") }
}
